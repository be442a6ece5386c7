import { OperableError, type ScanError } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { describe, expect, test } from 'vitest'
import { pageOf, type TestAnswer, testSite } from '../../test/test-site.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import { type AuditOptions, observe } from './audit.ts'
import { type AuditSiteOptions, audit } from './audit-site.ts'

const now = () => new Date('2026-08-21T10:00:00Z')
const site: Record<string, TestAnswer> = {
  '/': pageOf('home', ['/contact']),
  '/contact': pageOf(
    'contact',
    [],
    '<form action="/send"><label for="e">E-mail</label><input id="e" type="email" name="email" required><button>Send message</button></form>',
  ),
}
const fetchSite = (options?: Parameters<typeof testSite>[1]) => testSite((path) => site[path], options)
const failed = (url: string, options?: AuditOptions) =>
  audit(url, options).then(
    () => expect.unreachable('no error'),
    (error: unknown) => error as OperableError,
  )

test('a report that its schema accepts, the same bytes every time', async () => {
  const first = await audit('https://shop.example', { fetch: fetchSite(), now })
  const second = await audit('https://shop.example', { fetch: fetchSite({ delay: (url) => url.length % 5 }), now })
  expect(reportSchema.parse(first)).toEqual(first)
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  expect(first).toMatchObject({
    url: 'https://shop.example/',
    scannedAt: '2026-08-21T10:00:00.000Z',
    scanMode: 'multi_page_static',
  })
  expect(first.pages).toHaveLength(2)
  expect(first.operability.forms).toHaveLength(1)
})

test('a shell becomes readable through the renderer, and the scan mode says so', async () => {
  const shell = '<!doctype html><title>App</title><div id="root"></div><script src="/main.js"></script>'
  const renderer: PageFetcher = testSite(() => pageOf('shown by scripts'))
  const report = await audit('https://app.example', {
    fetch: testSite((path) => (path === '/' ? shell : undefined)),
    renderer,
    now,
  })
  expect(report.scanMode).toBe('browser_rendered_multi_page')
  expect(report.pages).toMatchObject([{ rendered: true, title: 'shown by scripts' }])
})

describe('a mistake of the caller is named at once', () => {
  test.each<[string, unknown, object]>([
    ['string or a URL', undefined, {}],
    ['string or a URL', 5, {}],
    ['timeoutMs', 'https://shop.example', { timeoutMs: Number.NaN }],
    ['timeoutMs', 'https://shop.example', { timeoutMs: null }],
    ['timeoutMs', 'https://shop.example', { timeoutMs: -1 }],
    ['perHost', 'https://shop.example', { perHost: 0 }],
    ['perHost', 'https://shop.example', { perHost: Number.NaN }],
    ['maxPages', 'https://shop.example', { maxPages: '5' }],
    ['render', 'https://shop.example', { render: 'x' }],
    ['allowPrivate', 'https://shop.example', { allowPrivate: 'yes' }],
    ['infoUrl', 'https://shop.example', { infoUrl: 'https://a.example/\r\nX: y' }],
  ])('%s', async (name, url, options) => {
    const fetch = fetchSite()
    const error: unknown = await audit(url as string, { render: 'never', fetch, ...options }).catch((each) => each)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain(name)
  })
})

test.each([Number.POSITIVE_INFINITY, 2 ** 31])('a time limit of %d ends nothing', async (timeoutMs) => {
  const url = new URL('https://shop.example')
  expect((await audit(url, { fetch: fetchSite(), render: 'never', timeoutMs })).coverage.stop).toBe('complete')
})

test('a bare domain means https', async () => {
  expect((await audit('shop.example', { fetch: fetchSite(), render: 'never' })).url).toBe('https://shop.example/')
})

describe('what is not a public address', () => {
  test.each([
    '',
    'shop',
    'ftp://shop.example/',
    'http://user:pass@shop.example/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://intranet/',
    'https://shop.example:6379/',
  ])('%j is invalid_url', async (url) => {
    const error = await failed(url)
    expect(error).toBeInstanceOf(OperableError)
    expect(error.code).toBe('invalid_url')
    expect(error.message).toMatch(/^[A-Z"].*\.$/)
  })
})

describe('a site that gives nothing', () => {
  test.each(['dns', 'connect', 'tls', 'timeout', 'refused'] as const)(
    '%s is site_unreachable, and says so',
    async (fail) => {
      const error = await failed('https://shop.example', { fetch: testSite(() => ({ fail })) })
      expect([error.code, error.message.includes(`(${fail})`)]).toEqual(['site_unreachable', true])
      expect((error as ScanError).evidence.pages).toMatchObject([{ outcome: 'failed', failure: fail }])
    },
  )
})

test.each(['before', 'during'])('aborted %s the scan', async (when) => {
  const controller = new AbortController()
  if (when === 'before') controller.abort()
  const onProgress = () => controller.abort()
  const error = await failed('https://shop.example', { fetch: fetchSite(), signal: controller.signal, onProgress })
  expect(error.code).toBe('aborted')
})

test('options reach the crawl', async () => {
  const evidence = await observe('https://shop.example', {
    fetch: fetchSite(),
    maxPages: 1,
    render: 'never',
    infoUrl: 'https://me.example/bot',
    now,
  })
  expect(evidence).toMatchObject({
    userAgent: 'OperableBot/0.1 (+https://me.example/bot)',
    crawl: { maxPages: 1, render: 'never', stop: 'page_limit', source: 'network' },
  })
})

test('what the caller brought stays open', async () => {
  let closed = 0
  const fetch = Object.assign(fetchSite(), { close: async () => void closed++ })
  await observe('https://shop.example', { fetch, renderer: fetch, render: 'always' })
  expect(closed).toBe(0)
})

test.each([
  ['neither yes nor no', { prove: 'yes' }, /^prove must be true, false or an object\.$/],
  ['another fetch, which the browser would not use', { prove: true, fetch: fetchSite() }, /^prove cannot be combined/],
])('prove: %s', async (_, options, message) => {
  await expect(audit('https://shop.example', options as AuditSiteOptions)).rejects.toThrow(message)
})
