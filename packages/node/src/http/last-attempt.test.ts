import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type Report, renderMarkdown, reportId } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formVisitor } from '../../test/form-visitor.ts'
import { reportOf } from '../../test/http-reports.ts'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { WAIT } from '../../test/scan-service.ts'
import { pageOf } from '../../test/test-site.ts'
import { storeUnread } from '../../test/unread-result.ts'
import type { Scan } from '../contracts/scans.ts'
import { createOperable } from '../services/create-operable.ts'
import { memoryStorage } from '../storage/memory.ts'
import { createApp } from './app.ts'
import { type RunningServer, serve } from './listen/node-server.ts'

// A real site that works and then has an outage, seen on everything that serves its report.

/** What the site answers instead of its page; undefined: the page. */
let outage: { status: number; headers?: Record<string, string> } | undefined
let site: LoopbackSite
let url: string
let id: string

beforeAll(async () => {
  site = await loopbackSite({
    '/robots.txt': (_, outgoing) => void outgoing.end('User-agent: *\nAllow: /\n'),
    '/': (_, outgoing) => {
      const { status, headers } = outage ?? { status: 200 }
      outgoing.writeHead(status, { 'content-type': 'text/html', ...headers }).end(outage ? 'No.' : pageOf('bicycles'))
    },
  })
  url = `http://127.0.0.1:${site.port}/`
  id = reportId(url)
})
afterAll(() => site.close())

const storage = memoryStorage()
const operable = createOperable({ storage, allowPrivate: true, render: 'never' })
const options = { baseUrl: 'http://127.0.0.1:8787', allowPrivate: true, log: () => {} }
const app = createApp(operable, options)
let server: RunningServer
let admin: string

beforeAll(async () => {
  admin = (await operable.keys.ensureAdmin()) ?? ''
  server = await serve({ operable, port: 0, allowPrivate: true, log: () => {} })
})
afterAll(() => server.close())
beforeEach(async () => {
  outage = undefined
  expect(await scanned()).toMatchObject({ state: 'completed' })
})

async function scanned(address = url): Promise<Scan | undefined> {
  const { id: scanId } = await operable.scans.start(address)
  let last: Scan | undefined
  for await (const scan of operable.scans.watch(scanId)) last = scan
  return last
}

const inApp = (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(options.baseUrl + path, { headers }))
const overListener = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

const surfaces: [string, () => string, Record<string, string>, 'same' | 'says it'][] = [
  ['JSON', () => reportOf(url), {}, 'same'],
  ['Markdown', () => reportOf(url), { accept: 'text/markdown' }, 'same'],
  ['the page', () => `/r/${id}`, {}, 'says it'],
  ['.json', () => `/r/${id}.json`, {}, 'same'],
  ['.md', () => `/r/${id}.md`, {}, 'same'],
  ['the badge', () => `/badge/${id}.svg`, {}, 'says it'],
]

describe.each([
  ['the app', inApp],
  ['the listener', overListener],
])('%s', (_where, ask) => {
  test.each(surfaces)('%s keeps the report, and says that the last scan failed', async (_, path, headers, kind) => {
    const before = await ask(path(), headers)
    const text = await before.text()
    const etag = before.headers.get('etag') ?? ''
    expect(before.headers.get('operable-last-attempt')).toBeNull()

    outage = { status: 403 }
    const failed = await scanned()
    expect(failed).toMatchObject({ state: 'failed', failure: 'site_blocked' })
    const at = Math.floor(Date.parse((failed as { completedAt: string }).completedAt) / 1000)
    const after = await ask(path(), headers)
    expect([after.status, after.headers.get('operable-last-attempt')]).toEqual([200, `site_blocked;at=@${at}`])
    const changed = [(await after.text()) !== text, after.headers.get('etag') !== etag]
    expect(changed).toEqual(kind === 'same' ? [false, false] : [true, true])

    const again = await ask(path(), { ...headers, 'if-none-match': after.headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('operable-last-attempt')]).toEqual([304, `site_blocked;at=@${at}`])
    expect((await ask(path(), { ...headers, 'if-none-match': etag })).status).toBe(kind === 'same' ? 304 : 200)

    outage = undefined
    await scanned()
    const next = await ask(path(), headers)
    expect(next.headers.get('operable-last-attempt')).toBeNull()
    expect([etag, after.headers.get('etag')]).not.toContain(next.headers.get('etag'))
  })

  test.each(surfaces.filter(([name]) => name !== 'the page'))(
    'scripts of any site may read it of %s',
    async (...row) => {
      const [, path, headers] = row
      const answer = await ask(path(), headers)
      expect(answer.headers.get('access-control-expose-headers')).toContain('Operable-Last-Attempt')
    },
  )

  test('each failure has its own tag and its own page', async () => {
    const tags = []
    for (const status of [403, 401, 503]) {
      outage = { status }
      await scanned()
      const answer = await ask(`/r/${id}`)
      tags.push(answer.headers.get('etag'))
      expect(await answer.text()).toContain(`status ${status}`)
    }
    expect(new Set(tags).size).toBe(3)
  })
})

test.each([
  [404, 'site_unreachable'],
  [410, 'site_unreachable'],
  [503, 'site_unreachable'],
  [429, 'site_blocked'],
  [401, 'login_required'],
])('an outage with %i is %s on the scan, in its events and on its page', async (status, failure) => {
  outage = { status }
  const scan = await scanned()
  const detail = expect.stringContaining(`status ${status}`)
  expect(scan).toMatchObject({ state: 'failed', failure, detail })
  const path = `/api/v1/scans/${scan?.id}`
  expect(await (await inApp(path)).json()).toMatchObject({ state: 'failed', failure, detail })
  const events = await (await inApp(`${path}/events`)).text()
  expect(events).toContain('event: failed')
  expect(events).toContain(`"failure":"${failure}"`)
  expect(await (await inApp(`/scans/${scan?.id}`)).text()).toContain(`status ${status}`)
})

test('the description knows every code that a scan may end with', async () => {
  const { components } = (await (await inApp('/openapi.json')).json()) as { components: { schemas: object } }
  const schema = JSON.stringify(components.schemas)
  for (const code of ['site_unreachable', 'site_blocked', 'site_closed', 'login_required']) {
    expect(schema).toContain(`"${code}"`)
  }
})

describe('people and models', () => {
  test('read it in the console, beside the report and without one', async () => {
    const visitor = formVisitor(app)
    await visitor.signIn(admin)
    const pages = []
    for (const address of [url, `${url}never`]) {
      const { website } = await operable.websites.add(address)
      outage = { status: 503 }
      await scanned(address)
      pages.push((await visitor.get(`/console/websites/${website.id}`)).text)
    }
    for (const page of pages) expect(page).toMatch(/The last scan failed\.<\/b> .*status 503/)
    expect(pages[0]).toMatch(/Report: \d+ of 100, grade/)
    expect(pages[1]).toContain('No report yet.')
    outage = undefined
    await scanned()
    const [{ id: websiteId = '' } = {}] = await operable.websites.list()
    expect((await visitor.get(`/console/websites/${websiteId}`)).text).not.toContain('The last scan failed')
  })

  test('get it over MCP beside the report, which stays valid', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)))
    const call = () => client.callTool({ name: 'site.get_audit_report', arguments: { url } })
    const before = await call()
    expect(before.content).toHaveLength(1)
    outage = { status: 401 }
    await scanned()
    const { content, structuredContent, isError = false } = await call()
    expect(isError).toBe(false)
    expect(reportSchema.parse(structuredContent)).toEqual(before.structuredContent)
    expect(structuredContent).toMatchObject({ lastAttempt: { failure: 'login_required' } })
    expect(content).toEqual([
      { type: 'text', text: renderMarkdown(before.structuredContent as Report) },
      {
        type: 'text',
        text: expect.stringMatching(/^The last scan, at .*, failed \(login_required\): .*status 401/),
      },
    ])
    await client.close()
  })
})

describe('an address without a report', () => {
  const never = () => `${url}nothing-here`
  beforeEach(() => {
    outage = { status: 404 }
  })

  test('is no_report, which says how the last scan failed', async () => {
    expect(await (await inApp(reportOf(never()))).json()).toMatchObject({ detail: expect.not.stringContaining('last') })
    const { completedAt } = (await scanned(never())) as { completedAt: string }
    for (const ask of [inApp, overListener]) {
      const answer = await ask(reportOf(never()))
      expect(answer.status).toBe(404)
      const { code, detail } = (await answer.json()) as { code: string; detail: string }
      expect(code).toBe('no_report')
      expect(detail).toContain(`The last scan, at ${completedAt}, failed (site_unreachable): `)
      expect(detail).toContain('status 404')
      expect(detail).toContain('Start a scan at ')
    }
  })

  test('says so where people look it up and under its id, and not of a private address where such are closed', async () => {
    await scanned(never())
    expect(await (await inApp(`/?url=${encodeURIComponent(never())}`)).text()).toContain('The last scan failed on ')
    for (const path of [`/r/${reportId(never())}`, `/badge/${reportId(never())}.svg`]) {
      expect(await (await inApp(path)).text()).toContain('failed (site_unreachable)')
      const closed = createApp(operable, { ...options, allowPrivate: false })
      const answer = await closed.fetch(new Request(options.baseUrl + path))
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('site_unreachable')])
    }
  })
})

test('a second process on the same store shows it after a second', async () => {
  const other = createOperable({ storage, allowPrivate: true, render: 'never' })
  const second = createApp(other, options)
  const ask = async (path: string) => second.fetch(new Request(options.baseUrl + path))
  const paths = [reportOf(url), `/r/${id}`, `/badge/${id}.svg`]
  // Twice, so that it is in memory there.
  for (const path of [...paths, ...paths]) expect((await ask(path)).headers.has('operable-last-attempt')).toBe(false)
  outage = { status: 503 }
  await scanned()
  await vi.waitFor(async () => {
    for (const path of paths) {
      expect((await ask(path)).headers.get('operable-last-attempt')).toMatch(/^site_unreachable;at=@\d{10}$/)
    }
    expect(await (await ask(`/r/${id}`)).text()).toContain('The last scan failed')
  }, WAIT)
  outage = undefined
  await scanned()
  await vi.waitFor(async () => {
    for (const path of paths) expect((await ask(path)).headers.has('operable-last-attempt')).toBe(false)
  }, WAIT)
  await other.close()
})

describe('a report of an earlier version that rests on no page', () => {
  const shop = 'https://shop.example/'

  test('is not served: the earlier one is, marked in the history', async () => {
    const before = await inApp(reportOf(url))
    const text = await before.text()
    await storeUnread(storage, url, { at: 9 * 365 * 24 * 60, status: 503 })
    const fresh = createApp(createOperable({ storage, allowPrivate: true }), options)
    const ask = async (path: string) => fresh.fetch(new Request(options.baseUrl + path))
    const after = await ask(reportOf(url))
    expect([await after.text(), after.headers.get('etag')]).toEqual([text, before.headers.get('etag')])
    expect(after.headers.get('operable-last-attempt')).toMatch(/^site_unreachable;at=@\d+$/)
    const history = (await (await ask(`/r/${id}/history.json`)).json()) as { measured: boolean }[]
    expect(history[0]).toMatchObject({ score: 0, grade: 'F', measured: false })
    expect(history[1]).toMatchObject({ measured: true })
    const page = await (await ask(`/r/${id}`)).text()
    expect(page).toContain('No page could be read')
    expect(page).toContain('The last scan failed')
    expect(
      (await ask(`/r/${id}/comparison.json?with=${(history[0] as unknown as { scannedAt: string }).scannedAt}`)).status,
    ).toBe(404)
  })

  test('without an earlier one there is none, on every surface', async () => {
    await storeUnread(storage, shop, { at: 0, status: 404 })
    const shopId = reportId(shop)
    for (const path of [
      reportOf(shop),
      `/r/${shopId}`,
      `/r/${shopId}.json`,
      `/badge/${shopId}.svg`,
      `/r/${shopId}/card.png`,
      `/r/${shopId}/history.json`,
    ]) {
      const answer = await inApp(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('failed (site_unreachable)')
    }
  })
})
