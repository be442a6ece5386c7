import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WAIT } from '../../../test/scan-service.ts'
import type { Storage } from '../../contracts/storage.ts'
import { createOperable } from '../../services/create-operable.ts'
import { versionFiles } from '../../services/widget-files/widget-archive.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { depsOf } from '../app.ts'
import { type RunningServer, serve } from '../listen/node-server.ts'
import type { LogEntry } from '../log.ts'
import { createRouter } from '../router.ts'
import { readWidgetFiles } from '../widget/widget-files.ts'

const running: RunningServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const IMMUTABLE = 'public, max-age=31536000, immutable'
const present = readWidgetFiles()
const older = versionFiles(
  ['operable.js', 'operable-panel.js'].map((name) => ({ name, body: `/* ${name} of last year */` })),
)

async function start(storage: Storage) {
  const logged: LogEntry[] = []
  const operable = createOperable({ storage, render: 'never' })
  const server = await serve({ operable, port: 0, log: (entry) => logged.push(entry) })
  running.push(server)
  return { server, operable, logged, ask: (path: string, init?: RequestInit) => fetch(server.url + path, init) }
}

/** A service of last year, mounted without a listener, that one page asked for its script. */
async function runLastYear(storage: Storage) {
  const operable = createOperable({ storage, render: 'never' })
  const router = createRouter({ ...depsOf(operable, { baseUrl: 'https://audit.example' }), widget: older })
  const answer = await router.request(`/w/${older.version}/operable.js`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, IMMUTABLE])
  await vi.waitFor(async () => expect(await storage.keys('widget-files/')).toHaveLength(1), WAIT)
}

test('the widget is built', () => {
  const names = present.files.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['operable.js', 'operable-texts.js', 'operable-texts-pt-br.js']))
})

test('a page that pinned an older version still gets it after an upgrade', async () => {
  const storage = memoryStorage()
  await runLastYear(storage)
  const { ask } = await start(storage)
  for (const { files, version } of [older, present]) {
    for (const { name, body, integrity } of files) {
      const answer = await ask(`/w/${version}/${name}`)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': IMMUTABLE,
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      const text = await answer.text()
      expect(text).toBe(body)
      expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(integrity)
      const again = await ask(`/w/${version}/${name}`, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }
  }
  for (const { name, body } of present.files) {
    const piece = createHash('sha256').update(body).digest('base64url').slice(0, 12)
    for (const [query, policy] of Object.entries({
      '': 'public, no-cache',
      [`?v=${piece}`]: IMMUTABLE,
      '?v=old': 'public, no-cache',
    })) {
      const answer = await ask(`/${name}${query}`)
      expect(answer.headers.get('cache-control')).toBe(policy)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(await answer.text()).toBe(body)
    }
  }
})

test('what is served now is kept from the start, without anybody asking for it', async () => {
  const storage = memoryStorage()
  const { operable } = await start(storage)
  await vi.waitFor(
    async () => expect(await operable.widgetArchive.find(present.version, 'operable.js')).toEqual(present.files[0]),
    WAIT,
  )
})

describe('what is not known', () => {
  test.each([
    '/w/AAAAAAAAAAAA/operable.js',
    `/w/${present.version}/index.js`,
    `/w/${present.version}/__proto__`,
    '/w/x/operable.js',
    '/w/..%2f..%2fkeys/operable.js',
  ])('%s: 404', async (path) => {
    const { ask } = await start(memoryStorage())
    const answer = await ask(path)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

test('a store that cannot answer stops neither the service nor the present version', async () => {
  const storage = memoryStorage()
  await storage.close?.()
  const { ask, logged } = await start(storage)
  await vi.waitFor(() => expect(logged).toMatchObject([{ level: 'warn', event: 'storage_unavailable' }]), WAIT)
  expect((await ask(`/w/${present.version}/operable.js`)).status).toBe(200)
  const unknown = await ask(`/w/${older.version}/operable.js`)
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
})
