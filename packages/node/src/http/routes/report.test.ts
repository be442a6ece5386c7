import { renderMarkdown } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { httpReports, reportOf, SHOP } from '../../../test/http-reports.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { memoryStorage } from '../../storage/memory.ts'

const asMarkdown = { headers: { accept: 'text/markdown' } }

const EVERY_ANSWER = {
  vary: 'Accept, Authorization',
  'ratelimit-policy': '1000;w=60',
  'ratelimit-limit': '1000',
  'ratelimit-reset': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
}

/** A window that no machine is too slow for. */
const DAY = 86_400

function expectEveryHeader({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject(EVERY_ANSWER)
  expect(headers.get('access-control-expose-headers')).toContain('RateLimit-Policy')
  expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(1000)
}

describe('a report', () => {
  test('as JSON, which has the published schema', async () => {
    const { send, stored } = await httpReports()
    const response = await send(`GET ${reportOf(SHOP)}`)
    expect(response.status).toBe(200)
    expectEveryHeader(response)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      'ratelimit-remaining': '999',
      etag: `"${stored.revision}-json"`,
    })
    expect(reportSchema.parse(await response.json())).toEqual(stored.report)
  })

  test('as Markdown', async () => {
    const { send, stored } = await httpReports()
    const response = await send(`GET ${reportOf(SHOP)}`, asMarkdown)
    expectEveryHeader(response)
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('etag')).toBe(`"${stored.revision}-md"`)
    expect(await response.text()).toBe(renderMarkdown(stored.report))
  })

  test.each([
    ['JSON', {}],
    ['Markdown', asMarkdown],
  ])('HEAD says what GET says, as %s', async (_form, init) => {
    const { send } = await httpReports()
    const get = await send(`GET ${reportOf(SHOP)}`, init)
    const head = await send(`HEAD ${reportOf(SHOP)}`, init)
    expect([head.status, await head.text()]).toEqual([200, ''])
    const { 'ratelimit-remaining': _, 'x-request-id': _id, ...headers } = Object.fromEntries(head.headers)
    expect(Object.fromEntries(get.headers)).toMatchObject(headers)
    expect(head.headers.get('ratelimit-remaining')).toBe('998')
  })

  test('304 for the tag of the form that is asked for, and for no other', async () => {
    const { send, reports } = await httpReports()
    const ask = (tag: string, init: RequestInit = {}) =>
      send(`GET ${reportOf(SHOP)}`, { headers: { ...(init.headers as object), 'if-none-match': tag } })
    const etag = (await ask('"other"')).headers.get('etag') ?? ''
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const same = await ask(tag)
      expect([same.status, await same.text()]).toEqual([304, ''])
      expectEveryHeader(same)
      expect(same.headers.get('etag')).toBe(etag)
      expect(same.headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect((await ask(etag, asMarkdown)).status).toBe(200)
    await reports.save(await evidenceOf(SHOP, { at: 1 }))
    expect((await ask(etag)).status).toBe(200)
  })

  test.each([
    'HTTPS://Shop.Example',
    'https://shop.example:443/#top',
    'https://shop.example./',
    ' https://shop.example ',
    'shop.example',
  ])('is found by %s', async (spelling) => {
    const { send } = await httpReports()
    expect((await send(`GET ${reportOf(spelling)}`)).status).toBe(200)
  })
})

describe('what is refused', () => {
  test.each([
    ['nothing', '/api/v1/report', 'invalid_url'],
    ['an empty address', '/api/v1/report?url=', 'invalid_url'],
    ['blanks', '/api/v1/report?url=%20', 'invalid_url'],
    ['two addresses', `${reportOf(SHOP)}&url=https://other.example/`, 'invalid_url'],
    ['the same one twice', `${reportOf(SHOP)}&url=${encodeURIComponent(SHOP)}`, 'invalid_url'],
    ['an array', '/api/v1/report?url[]=https://shop.example/', 'invalid_url'],
    ...[
      'shop',
      '//shop.example/',
      'ftp://shop.example/',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'http://',
      'https://user:secret@shop.example/',
      'https://shop.example@127.0.0.1/',
      'http://localhost/',
      'http://127.0.0.1:8787/',
      'http://2130706433/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://intranet/',
      'http://printer.local/',
      'https://shop.example:22/',
      'https://shop.example:65536/',
      'https://a..b.example/',
      `https://shop.example/${'x'.repeat(2_100)}`,
      'https://shop.example/\u0000',
      'https://shop.example\\@evil.example/',
    ].map((url) => [url.slice(0, 60), reportOf(url), 'invalid_url']),
    ['a site that was never scanned', reportOf('https://other.example/'), 'no_report'],
    ['another page of a site that was', reportOf('https://shop.example/page'), 'no_report'],
    ['an address that is not encoded', '/api/v1/report?url=https://other.example/?a=1&b=2', 'no_report'],
  ])('%s', async (_, path, code) => {
    const { send, runs } = await httpReports()
    for (const init of [{}, asMarkdown]) {
      const response = await send(`GET ${path}`, init)
      expect(response.status).toBe(code === 'no_report' ? 404 : 400)
      expectEveryHeader(response)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code, type: `https://audit.example/problems/${code}` })
    }
    expect(runs).toEqual([])
  })

  test('a private address, whatever is stored; and not where the operator scans such', async () => {
    const closed = await httpReports()
    await closed.reports.save(await evidenceOf('http://127.0.0.1:3000/'))
    expect((await closed.send(`GET ${reportOf('http://127.0.0.1:3000/')}`)).status).toBe(400)
    const open = await httpReports({ allowPrivate: true })
    expect((await open.send(`GET ${reportOf('http://127.0.0.1:3000/')}`)).status).toBe(404)
    await open.reports.save(await evidenceOf('http://127.0.0.1:3000/'))
    expect((await open.send(`GET ${reportOf('http://127.0.0.1:3000/')}`)).status).toBe(200)
  })

  test('a storage that is gone: 503, with what to do', async () => {
    const storage = memoryStorage()
    const { send, logged } = await httpReports({ storage })
    await storage.close?.()
    const response = await send(`GET ${reportOf('https://other.example/')}`)
    expect(response.status).toBe(503)
    expectEveryHeader(response)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'storage_unavailable' })
    expect(logged).toHaveLength(1)
  })
})

describe('the limit', () => {
  test('request 1000 passes, whatever it was, and 1001 does not', async () => {
    const { send } = await httpReports({ reportLimit: { limit: 1000, window: DAY } })
    const lines = [`GET ${reportOf(SHOP)}`, `HEAD ${reportOf(SHOP)}`, 'GET /api/v1/report', `GET ${reportOf('x')}`]
    for (let n = 0; n < 999; n++) await send(lines[n % lines.length] ?? '')
    const last = await send(`GET ${reportOf(SHOP)}`)
    expect([last.status, last.headers.get('ratelimit-remaining')]).toEqual([200, '0'])
    for (const line of lines) {
      const refused = await send(line)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('ratelimit-policy')).toBe(`1000;w=${DAY}`)
      expect(refused.headers.get('vary')).toBe('Accept, Authorization')
      expect(refused.headers.get('content-type')).toBe('application/problem+json')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(refused.headers.get('retry-after')).toBe(refused.headers.get('ratelimit-reset'))
    }
    expect((await send(`GET ${reportOf(SHOP)}`, { peer: '203.0.113.8' })).status).toBe(200)
  })

  test('a forwarded address counts only behind a proxy of the operator', async () => {
    const spoofed = (n: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${n}` } })
    const reportLimit = { limit: 2, window: DAY }
    const open = await httpReports({ reportLimit })
    const behind = await httpReports({ reportLimit, trustedProxies: ['203.0.113.0/24'] })
    const statuses = async ({ send }: typeof open) => {
      const answers = [1, 2, 3].map(async (n) => (await send(`GET ${reportOf(SHOP)}`, spoofed(n))).status)
      return Promise.all(answers)
    }
    expect(await statuses(open)).toEqual([200, 200, 429])
    expect(await statuses(behind)).toEqual([200, 200, 200])
  })
})

test('another method is refused with the ones that are taken', async () => {
  const { send } = await httpReports()
  const response = await send('POST /api/v1/report')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS'])
})

test('what a browser asks first takes nothing from what the script may ask', async () => {
  const { send } = await httpReports({ reportLimit: { limit: 2, window: DAY } })
  const headers = { origin: 'https://a.example', 'access-control-request-method': 'GET' }
  const statuses: [number, string | null][] = []
  for (let question = 0; question < 3; question++) {
    const before = await send(`OPTIONS ${reportOf(SHOP)}`, { headers })
    expect(before.status).toBe(204)
    const { status } = await send(`GET ${reportOf(SHOP)}`, { headers })
    statuses.push([status, before.headers.get('ratelimit-remaining')])
  }
  expect(statuses).toEqual([
    [200, '2'],
    [200, '1'],
    [429, '0'],
  ])
})

test('scripts of any origin may ask with a condition', async () => {
  const { send } = await httpReports()
  const response = await send(`OPTIONS ${reportOf(SHOP)}`)
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-headers')).toContain('If-None-Match')
})

test('whatever is asked for and accepted, an answer of the interface', async () => {
  const { send, logged } = await httpReports({ reportLimit: { limit: 1e9, window: DAY } })
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.constantFrom(SHOP, 'http://[::1', '%', '\ud800'),
  )
  const query = fc.oneof(
    text.map((url) => `?url=${encodeURIComponent(url.toWellFormed())}`),
    fc.string().map((raw) => `?${encodeURI(raw)}`),
    fc.constantFrom('?url=%', '?url=%ff%fe', '?url=%00', '?url=a&url', '?&&=&url', '?url[]=a&url[0]=b'),
  )
  const accept = fc.constantFrom('', '*/*', 'text/markdown', 'text/*;q=0', ',;q', '"')
  await fc.assert(
    fc.asyncProperty(query, accept, async (search, accepted) => {
      const { status, headers } = await send(`GET /api/v1/report${search}`, { headers: { accept: accepted } })
      expect([200, 400, 404]).toContain(status)
      expect(headers.get('vary')).toBe('Accept, Authorization')
    }),
  )
  expect(logged).toEqual([])
})
