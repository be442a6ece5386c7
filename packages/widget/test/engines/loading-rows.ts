import { expect } from 'vitest'
import type { Widget } from '../../src/types.ts'
import { type EngineWindow, until } from './engine.ts'
import type { EngineSite } from './engine-site.ts'
import { isAt, newNames, openPage, reported, runTool } from './on-page.ts'
import type { Row } from './row.ts'
import { input, page } from './shop-page.ts'

// The script, its list and its parts, as a browser gets them.

const asked = ({ front }: EngineSite, name: string): string[] => front.answers.filter((answer) => answer.includes(name))

/** Until what runs tools is there: waiting for the list has read it. */
async function prepared(window: EngineWindow): Promise<void> {
  const isThere = () =>
    window.evaluate(
      () =>
        ['operable-executor', 'operable-deeds'].every((part) =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
        ) && !document.querySelector('link'),
    )
  await until(isThere, 'what runs tools, and what the form of this page takes beside it')
}

/** The list of the last visit, as IndexedDB has it. */
async function listKept(window: EngineWindow): Promise<void> {
  const count = () =>
    window.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('operable')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const database = opening.result
            const counting = database.transaction('tools').objectStore('tools').count()
            counting.onsuccess = () => resolve(counting.result)
            database.close()
          }
        }),
    )
  await until(async () => (await count()) === 1, 'the list in IndexedDB')
}

export const loadingRows: Row[] = [
  [
    'one global, nothing reported, one widget by two tags',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG TAG') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await prepared(window)
      expect(await newNames(window)).toEqual(['operable'])
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      expect(await newNames(window)).toEqual(expect.arrayContaining(['operable', 'sent']))
      expect(await reported(window)).toEqual([])
      expect(asked(site, 'operable.js')).toHaveLength(1)
      return 'yes'
    },
  ],
  [
    'the list is asked for by its entity tag',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await until(async () => asked(site, 'tools.json').length > 2, 'three requests for the list')
      const isKnown = asked(site, 'tools.json').some((answer) => answer.startsWith('304'))
      return isKnown ? 'yes' : 'not seen: a window that is driven keeps no HTTP cache'
    },
  ],
  [
    'a change of the list is seen, a tool that is switched off stops',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await site.switchOff()
      const left = () => window.evaluate(() => (globalThis as unknown as { operable: Widget }).operable.tools().length)
      await until(async () => (await left()) === 0, 'an empty list')
      expect(await runTool(window, input, 'any')).toMatchObject({ error: { code: 'unknown_tool' } })
      return 'yes'
    },
  ],
  [
    'tools of the last visit, from IndexedDB, when the service is gone',
    async (window, open) => {
      const site = await open({ pages: { '/': page('LOCAL') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await listKept(window)
      await site.stopService()
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      expect(await reported(window)).toEqual([])
      return 'yes'
    },
  ],
  [
    'a service below a path of another server',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG') }, mountedAt: '/operable' })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      expect(asked(site, '/operable/widget/').length).toBeGreaterThan(0)
      expect(await reported(window)).toEqual([])
      return 'yes'
    },
  ],
  [
    'what runs tools: fetched once, when the list is read, and there when the service is gone since',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await prepared(window)
      const requests = asked(site, 'operable-executor.js')
      await site.stopService()
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      return requests.length === 1 ? 'yes' : `yes, with ${requests.length} requests`
    },
  ],
  [
    'a changed byte in what runs tools: it is not run, and the run says so',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG') } })
      await site.discover('/')
      const answer = await fetch(`${site.front.url}/operable-executor.js`)
      site.front.instead.set('operable-executor.js', `${await answer.text()}\nwindow.tampered = true`)
      await openPage(window, `${site.origin}/`)
      const outcome = { status: 'failed', error: { code: 'executor_unavailable' }, trace: [] }
      expect(await runTool(window, input)).toMatchObject(outcome)
      expect(await window.evaluate(() => 'tampered' in globalThis)).toBe(false)
      expect(await reported(window)).toEqual([])
      site.front.instead.clear()
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      return 'yes'
    },
  ],
  [
    'back by the history: the list is asked for, and tools run',
    async (window, open) => {
      const site = await open({ pages: { '/': page('TAG'), '/other': page('', '<h1>Other</h1>') } })
      await site.discover('/')
      await openPage(window, `${site.origin}/`)
      await window.open(`${site.origin}/other`)
      await isAt(window, '/other')
      const before = asked(site, 'tools.json').length
      await window.evaluate(() => void setTimeout(() => history.back()))
      await isAt(window, '/')
      await until(async () => asked(site, 'tools.json').length > before, 'a request for the list')
      expect(await runTool(window, input)).toMatchObject({ status: 'confirmed' })
      return 'yes'
    },
  ],
]
