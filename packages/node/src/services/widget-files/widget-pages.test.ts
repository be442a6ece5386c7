import { describe, expect, test } from 'vitest'
import { toolShop } from '../../../test/tool-shop.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createWebsitesByOrigin } from '../websites/website-document.ts'
import { createWidgetPages } from './widget-pages.ts'

const OLD = 'AAAAAAAAAAAA'
const OTHER = 'BBBBBBBBBBBB'
const origin = 'https://shop.example'

/** A website, and what is known of its pages as the days go by. */
async function shop(storage: Storage = memoryStorage()) {
  const { id, websites } = await toolShop({ storage })
  const time = { now: Date.parse('2026-11-22T10:00:00Z') }
  const open = () => createWidgetPages(storage, () => new Date(time.now), createWebsitesByOrigin(storage))
  return { id, websites, storage, time, open, pages: open() }
}

describe('a request tells the page as far as the browser does', () => {
  test.each<[string, string | null, string | null, string | undefined]>([
    ['an origin, as most browsers send it', origin, `${origin}/`, `${origin}/`],
    ['an origin alone', origin, null, `${origin}/`],
    ['a page, where the site lets it be told', origin, `${origin}/contact?name=ada#form`, `${origin}/contact`],
    ['a page of the service itself', null, `${origin}/contact`, `${origin}/contact`],
    ['a page of another origin than the script was asked for by', origin, 'https://evil.example/x', `${origin}/`],
    ['the site with www', 'https://www.shop.example', null, 'https://www.shop.example/'],
    ['an address that is too long', origin, `${origin}/${'x'.repeat(600)}`, `${origin}/`],
    ['another port', 'https://shop.example:8443', null, undefined],
    ['another scheme', 'http://shop.example', null, undefined],
    ['another site', 'https://evil.example', 'https://evil.example/shop.example', undefined],
    ['a page below the domain', 'https://blog.shop.example', null, undefined],
    ['an opaque origin', 'null', null, undefined],
    ['nothing', null, null, undefined],
    ['rubbish', 'x', 'javascript:alert(1)', undefined],
  ])('%s', async (_, from, referer, page) => {
    const { id, pages } = await shop()
    await pages.noteRequest(OLD, { origin: from, referer })
    const expected = page === undefined ? [] : [{ page, version: OLD, day: '2026-11-22' }]
    expect(await pages.pages(id)).toEqual(expected)
  })
})

describe('what is written', () => {
  const day = 24 * 60 * 60 * 1000
  const from = (path: string) => ({ origin, referer: origin + path })

  test('once a day for a page and version, however many ask, in however many processes', async () => {
    const { id, open, storage, time } = await shop()
    let writes = 0
    const write: Storage['write'] = (...args) => {
      writes++
      return storage.write(...args)
    }
    const counted = { ...storage, write }
    const processes = [1, 2, 3].map(() =>
      createWidgetPages(counted, () => new Date(time.now), createWebsitesByOrigin(storage)),
    )
    for (let hour = 0; hour < 5; hour++) {
      for (const { noteRequest } of [...processes, open()]) await noteRequest(OLD, from('/contact'))
    }
    expect(writes).toBeLessThanOrEqual(1)
    time.now += day
    await createWidgetPages(counted, () => new Date(time.now), createWebsitesByOrigin(storage)).noteRequest(
      OLD,
      from('/contact'),
    )
    expect(await open().pages(id)).toEqual([{ page: `${origin}/contact`, version: OLD, day: '2026-11-23' }])
  })

  test('at most a hundred pages, and no more changes than that in an hour', async () => {
    const { id, pages, storage } = await shop()
    for (let page = 0; page < 300; page++) await pages.noteRequest(OLD, from(`/p${page}`))
    expect(await pages.pages(id)).toHaveLength(100)
    const document = (await storage.read(`widget-pages/${id}`))?.value
    expect(JSON.stringify(document).length).toBeLessThan(12_000)
    await createWidgetPages(storage, () => new Date('2026-11-24'), createWebsitesByOrigin(storage)).noteRequest(
      OLD,
      from('/new'),
    )
    expect((await pages.pages(id))[0]).toEqual({ page: `${origin}/new`, version: OLD, day: '2026-11-24' })
    expect(await pages.pages(id)).toHaveLength(100)
  })

  test('what nobody has asked for in 30 days goes with the next change', async () => {
    const { id, open, time } = await shop()
    await open().noteRequest(OLD, from('/a'))
    time.now += 31 * day
    await open().noteRequest(OLD, from('/b'))
    expect((await open().pages(id)).map(({ page }) => page)).toEqual([`${origin}/b`])
  })

  test('nothing of visitors, and nothing that outlives the website', async () => {
    const { id, pages, storage, websites } = await shop()
    await pages.noteRequest(OLD, { origin, referer: `${origin}/c?email=ada@shop.example` })
    expect((await storage.read(`widget-pages/${id}`))?.value).toEqual({
      format: 1,
      pages: [{ page: `${origin}/c`, version: OLD, day: '2026-11-22' }],
    })
    await websites.remove(id)
    expect(await storage.keys('widget-pages/')).toEqual([])
  })
})

test('a page that the service has read itself is known by that alone', async () => {
  const { id, pages } = await shop()
  await pages.noteRequest(OLD, { origin, referer: `${origin}/a` })
  await pages.noteRequest(OLD, { origin, referer: `${origin}/b` })
  await pages.noteReadings(id, [
    { page: `${origin}/a?x=1` },
    { page: `${origin}/c`, version: OTHER },
    { page: `${origin}/c#2`, version: OTHER },
  ])
  expect(await pages.pages(id)).toEqual([
    { page: `${origin}/b`, version: OLD, day: '2026-11-22' },
    { page: `${origin}/c`, version: OTHER, day: '2026-11-22' },
  ])
})
