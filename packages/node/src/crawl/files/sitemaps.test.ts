import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type TestAnswer, testSite } from '../../../test/test-site.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import { crawlLimits } from '../crawl-limits.ts'
import { createSkipLog } from '../frontier/skip-log.ts'
import { createSiteTest } from '../site-test.ts'
import { readSitemaps } from './sitemaps.ts'

const SITE = 'https://shop.example'
const XML = 'application/xml'
const MIB = 1024 * 1024

function read(
  answers: Record<string, TestAnswer>,
  { named = [] as string[], refusal }: { named?: string[]; refusal?: string } = {},
) {
  const skipped = createSkipLog()
  const asked: string[] = []
  const fetch = testSite((path, url) => answers[url.origin === SITE ? path : url.href], {
    onRequest: (url) => asked.push(url),
  })
  const limits = crawlLimits(25)
  return readSitemaps({
    origin: SITE,
    isSameSite: createSiteTest(SITE),
    refusal: () => refusal,
    named,
    fetch,
    run: createRunJob({ here: true }),
    limits,
    skipped,
    onProgress() {},
    isOver: () => false,
  }).then((reading) => ({
    ...reading,
    asked,
    skips: Object.fromEntries(skipped.list().map((s) => [s.reason, s.count])),
  }))
}

describe('one file at the usual place', () => {
  const list = urlset('/a', '/b')
  const both = [`${SITE}/a`, `${SITE}/b`]
  test.each<[string, TestAnswer, string, string[]]>([
    ['XML', { type: XML, body: list }, 'read', both],
    ['gzip', { type: 'application/gzip', body: gzipSync(list) }, 'read', both],
    ['already unpacked .gz', { type: 'application/gzip', body: list }, 'read', both],
    ['BOM and blank lines', { type: XML, body: `\uFEFF\n\n${list}` }, 'read', both],
    ['wrong namespace', { type: XML, body: list.replace('sitemaps.org', 'example.org') }, 'read', both],
    ['text', { type: 'text/plain', body: `${SITE}/a\n${SITE}/b\n` }, 'read', both],
    ['relative addresses', { type: XML, body: list.replaceAll(SITE, '') }, 'read', both],
    ['a page with 200', '<!doctype html><title>Shop</title><p>Hello', 'not_a_sitemap', []],
    ['empty', { type: XML, body: '' }, 'not_a_sitemap', []],
    ['404', undefined, 'absent', []],
    ['500', { status: 500 }, 'failed', []],
    ['timeout', { fail: 'timeout' }, 'failed', []],
    ['an address of nobody', { fail: 'refused' }, 'absent', []],
    [
      'damaged gzip',
      { type: XML, body: Buffer.concat([gzipSync('x').subarray(0, 6), Buffer.from('zzzz')]) },
      'not_a_sitemap',
      [],
    ],
  ])('%s', async (_label, answer, outcome, urls) => {
    const reading = await read({ '/sitemap.xml': answer })
    expect([reading.evidence[0]?.outcome, reading.urls]).toEqual([outcome, urls])
    if (outcome !== 'read') expect(reading.evidence[0]?.detail).toBeTruthy()
  })

  test('the second place is tried when the first has none', async () => {
    const reading = await read({ '/sitemap_index.xml': { type: XML, body: list } })
    expect(reading.evidence.map(({ outcome }) => outcome)).toEqual(['absent', 'read'])
    expect(reading.urls).toEqual(both)
  })

  test('rules that keep us out', async () => {
    const reading = await read({ '/sitemap.xml': { type: XML, body: list } }, { refusal: 'the rules' })
    expect([reading.asked, reading.evidence[0]?.detail]).toEqual([[], 'the rules'])
  })
})

describe('named in robots.txt', () => {
  test('on any host, relative too, and nothing is guessed', async () => {
    const cdn = 'https://cdn.example/map.xml'
    const reading = await read(
      { [cdn]: { type: XML, body: urlset('/a') }, '/b.xml': { type: XML, body: urlset('/b') } },
      { named: [cdn, '/b.xml', 'javascript:alert(1)', cdn] },
    )
    expect(reading.asked).toEqual([cdn, `${SITE}/b.xml`])
    expect(reading.urls).toEqual([`${SITE}/a`, `${SITE}/b`])
    expect(reading.evidence.map(({ foundIn }) => foundIn)).toEqual(['robots.txt', 'robots.txt'])
  })

  test('entries of other sites and schemes are left out', async () => {
    const list = urlset('/a').replace('</urlset>', '')
    const more = ['http://127.0.0.1/', 'https://other.example/', 'javascript:alert(1)', 'http://[']
    const body = `${list}${more.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
    const reading = await read({ '/s.xml': { type: XML, body } }, { named: [`${SITE}/s.xml`] })
    expect(reading.urls).toEqual([`${SITE}/a`])
    expect(reading.skips['a sitemap entry of another site']).toBeGreaterThanOrEqual(2)
  })
})

describe('an index', () => {
  test('its children, in their order, once each', async () => {
    const reading = await read({
      '/sitemap.xml': { type: XML, body: index('/1.xml', '/2.xml', '/1.xml', '/sitemap.xml') },
      '/1.xml': { type: XML, body: urlset('/a') },
      '/2.xml': { type: XML, body: gzipSync(urlset('/b')) },
    })
    expect(reading.urls).toEqual([`${SITE}/a`, `${SITE}/b`])
    expect(reading.evidence.map(({ kind, foundIn }) => [kind, foundIn])).toEqual([
      ['index', 'well-known'],
      ['urlset', 'sitemap-index'],
      ['urlset', 'sitemap-index'],
    ])
  })

  test('an index of indexes is not followed', async () => {
    const body = index('/sub.xml')
    const reading = await read({
      '/sitemap.xml': { type: XML, body },
      '/sub.xml': { type: XML, body: index('/deep.xml') },
    })
    expect(reading.asked).toEqual([`${SITE}/sitemap.xml`, `${SITE}/sub.xml`])
    expect(reading.urls).toEqual([])
  })

  test('1,000 children: ten files in all', async () => {
    const children = Array.from({ length: 1000 }, (_, i) => `/c${i}.xml`)
    const reading = await read({ '/sitemap.xml': { type: XML, body: index(...children) } })
    expect(reading.asked).toHaveLength(10)
    expect(reading.skips).toEqual({ 'a sitemap beyond the limit': 991 })
  })

  test('children on other hosts are not asked for', async () => {
    const body = index('/1.xml').replace(
      '</sitemapindex>',
      '<sitemap><loc>http://127.0.0.1/s.xml</loc></sitemap></sitemapindex>',
    )
    const reading = await read({ '/sitemap.xml': { type: XML, body } })
    expect(reading.asked).toEqual([`${SITE}/sitemap.xml`, `${SITE}/1.xml`])
    expect(reading.skips).toEqual({ 'a sitemap of another site': 1 })
  })
})

describe('hostile', () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`
  test.each<[string, string | Uint8Array]>([
    ['entities', `<?xml version="1.0"?>${laughs}<urlset><url><loc>${SITE}/&b;</loc></url></urlset>`],
    [
      'an external entity',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>&a;</loc></url></urlset>`,
    ],
    ['200,000 levels', '<a>'.repeat(200_000)],
    ['64 MiB in a small gzip', gzipSync(Buffer.alloc(64 * MIB, 32))],
  ])('%s: nothing is read, nothing breaks', async (_label, body) => {
    const reading = await read({ '/sitemap.xml': { type: XML, body } })
    expect(reading.asked.length).toBeLessThanOrEqual(2)
    expect(
      reading.urls.every((url) => url.startsWith(`${SITE}/`) && !url.includes('ha') && !url.includes('root')),
    ).toBe(true)
  })

  test('60,000 entries: the protocol’s 50,000', async () => {
    const body = urlset(...Array.from({ length: 60_000 }, (_, i) => `/p${i}`))
    const reading = await read({ '/sitemap.xml': { type: XML, body } })
    expect(reading.evidence).toMatchObject([{ entries: 50_000, truncated: true }])
  })
})

function urlset(...paths: string[]): string {
  const entries = paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}

function index(...paths: string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${SITE}${path}</loc></sitemap>`).join('')
  return `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`
}
