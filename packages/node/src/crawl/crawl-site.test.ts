import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crawl, isFile, SITE, sitemap, skips, urls } from '../../test/test-crawl.ts'
import { pageOf, type TestAnswer } from '../../test/test-site.ts'
import type { CrawlEvent } from './crawl-events.ts'

describe('what is read', () => {
  test('the submitted page, the homepage, links, the sitemap, in this order', async () => {
    const evidence = await crawl(
      {
        '/': pageOf('home', ['/about', '/start']),
        '/start': pageOf('start', ['/from-start']),
        '/about': pageOf('about'),
        '/from-start': pageOf('from start'),
        '/sitemap.xml': { type: 'application/xml', body: sitemap(['/hidden', '/about']) },
        '/hidden': pageOf('hidden'),
      },
      { url: `${SITE}/start#top` },
    )
    expect(evidence.pages.map(({ url, foundIn, depth, outcome }) => [url, foundIn, depth, outcome])).toEqual([
      [`${SITE}/start`, 'submitted', 0, 'read'],
      [`${SITE}/`, 'homepage', 0, 'read'],
      [`${SITE}/from-start`, 'link', 1, 'read'],
      [`${SITE}/about`, 'link', 1, 'read'],
      [`${SITE}/hidden`, 'sitemap', 2, 'read'],
    ])
    expect(evidence).toMatchObject({
      format: 1,
      url: `${SITE}/start`,
      finalUrl: `${SITE}/start`,
      scannedAt: '2026-08-21T10:00:00.000Z',
    })
    expect(evidence.crawl).toEqual({
      stop: 'complete',
      maxPages: 25,
      discovered: 5,
      skipped: [],
      render: 'auto',
      source: 'network',
    })
    expect(evidence.sitemaps).toEqual([
      { url: `${SITE}/sitemap.xml`, foundIn: 'well-known', outcome: 'read', kind: 'urlset', entries: 2 },
    ])
  })

  test('every outcome is evidence with a reason', async () => {
    const evidence = await crawl({
      '/': pageOf('home', ['/gone', '/broken', '/slow', '/data', '/wall', '/untyped', '/empty']),
      '/gone': { status: 410, body: 'gone' },
      '/broken': { status: 500, body: 'oops' },
      '/slow': { fail: 'timeout' },
      '/data': { type: 'application/json', body: '{}' },
      '/wall': {
        status: 403,
        headers: { server: 'cloudflare', 'cf-mitigated': 'challenge' },
        body: '<title>Just a moment...</title>',
      },
      '/untyped': { type: '', body: pageOf('untyped') },
      '/empty': { body: '' },
    })
    const found = Object.fromEntries(
      evidence.pages.map((p) => [p.url.replace(SITE, ''), [p.outcome, p.status, p.failure]]),
    )
    expect(found).toEqual({
      '/': ['read', 200, undefined],
      '/gone': ['http_error', 410, undefined],
      '/broken': ['http_error', 500, undefined],
      '/slow': ['failed', undefined, 'timeout'],
      '/data': ['not_html', 200, undefined],
      '/wall': ['challenge', 403, undefined],
      '/untyped': ['read', 200, undefined],
      '/empty': ['read', 200, undefined],
    })
    const unread = evidence.pages.filter(({ outcome }) => outcome !== 'read')
    expect(unread.every(({ detail, page }) => detail && !page)).toBe(true)
  })

  test('the homepage answer carries headers, no body; files carry theirs', async () => {
    const evidence = await crawl({
      '/': { body: pageOf('home'), headers: { 'x-frame-options': 'DENY', 'set-cookie': 'visit=1' } },
      '/llms.txt': { type: 'text/plain', body: '# Shop' },
      '/openapi.json': { body: pageOf('a shell for every path').repeat(20) },
    })
    expect(evidence.homepage).toMatchObject({
      outcome: 'answered',
      status: 200,
      headers: { 'x-frame-options': 'DENY' },
    })
    expect(evidence.homepage).not.toHaveProperty('body')
    expect(evidence.homepage).not.toHaveProperty('headers.set-cookie')
    expect(evidence.files['llms-txt']).toMatchObject({ outcome: 'answered', status: 200, body: '# Shop' })
    expect(evidence.files['agents']).toMatchObject({ outcome: 'answered', status: 404 })
    expect(evidence.files['openapi']).toMatchObject({ truncated: true })
    expect(JSON.stringify(evidence.files['openapi']).length).toBeLessThan(2500)
  })

  test('Markdown is asked for with its own Accept', async () => {
    const asked: (string | undefined)[] = []
    await crawl(
      { '/': pageOf('home') },
      { site: { onRequest: (url, o) => url === `${SITE}/` && asked.push(o?.accept) } },
    )
    expect(asked).toEqual([undefined, 'text/markdown'])
  })
})

describe('one page, once', () => {
  test.each([
    ['a redirect to a page that was read', { '/a': { to: '/b' }, '/b': pageOf('b') }, ['/', '/a']],
    ['a redirect home', { '/a': { to: '/' }, '/b': pageOf('b') }, ['/', '/b']],
    [
      'a redirect to itself with a campaign',
      { '/a': { to: '/a/?utm_source=x' }, '/a/?utm_source=x': pageOf('a'), '/b': { to: '/a/?utm_source=x' } },
      ['/', '/a'],
    ],
  ] as const)('%s', async (_label, pages, expected) => {
    const evidence = await crawl({ '/': pageOf('home', ['/a', '/b']), ...pages })
    expect(urls(evidence)).toEqual(expected)
    expect(skips(evidence)).toEqual({ 'leads to a page already read': 1 })
  })

  test('a redirect off the site is left out, and so is what it says', async () => {
    const evidence = await crawl((path, url) => {
      if (url.host !== 'shop.example') return pageOf('elsewhere', [`${SITE}/planted`])
      return { '/': pageOf('home', ['/out']), '/out': { to: 'https://other.example/' } }[path]
    })
    expect(urls(evidence)).toEqual(['/'])
    expect(skips(evidence)).toEqual({ 'leads to another site': 1 })
  })

  test('the submitted address may lead to another origin, which is then the scanned one', async () => {
    const asked: string[] = []
    const evidence = await crawl(
      (path, url) => {
        if (url.host === 'old.example') return { to: `https://www.new.example${path}` }
        return {
          '/': pageOf('home', ['https://new.example/about', 'https://old.example/x']),
          '/about': pageOf('about'),
        }[path]
      },
      { url: 'http://old.example/', site: { onRequest: (url) => asked.push(url) } },
    )
    expect(evidence.finalUrl).toBe('https://www.new.example/')
    expect(evidence.pages.map(({ url }) => url)).toEqual(['http://old.example/', 'https://www.new.example/about'])
    expect(evidence.robots.url).toBe('https://www.new.example/robots.txt')
    expect(asked.filter((url) => url.endsWith('robots.txt'))).toEqual([
      'http://old.example/robots.txt',
      'https://www.new.example/robots.txt',
    ])
  })
})

test('progress: every page in the order of the evidence, robots, sitemap and files once', async () => {
  const events: CrawlEvent[] = []
  const evidence = await crawl(
    { '/': pageOf('home', ['/a']), '/a': pageOf('a') },
    { onProgress: (event) => events.push(event) },
  )
  const pages = events.flatMap((event) => (event.type === 'page' ? [event] : []))
  expect(pages.map(({ page }) => page)).toEqual(evidence.pages)
  expect(pages.map(({ done }) => done)).toEqual([1, 2])
  expect(events[0]).toMatchObject({ type: 'robots', state: 'absent' })
  expect(events.filter(({ type }) => type === 'file')).toHaveLength(Object.keys(evidence.files).length)
})

test('property: the same answers give the same evidence, whatever their timing', async () => {
  const names = [...'abcdefghijklmnop']
  const graph = fc.array(fc.subarray(names), { minLength: 16, maxLength: 16 })
  const timing = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(graph, timing, timing, fc.integer({ min: 1, max: 20 }), async (links, one, two, maxPages) => {
      const site = (path: string): TestAnswer => {
        if (path === '/sitemap.xml') return { type: 'application/xml', body: sitemap(['/p', '/q', '/a']) }
        if (isFile(path)) return undefined
        const index = path === '/' ? 0 : names.indexOf(path.slice(1))
        if (index % 5 === 4) return { to: `/${names[index - 2]}` }
        return index % 7 === 6
          ? { status: 500 }
          : pageOf(
              path,
              (links[index] ?? []).map((name) => `/${name}`),
            )
      }
      const runs = await Promise.all(
        [one, two].map((delays) => {
          let request = 0
          return crawl(site, { maxPages, site: { delay: () => delays[request++ % delays.length] ?? 0 } })
        }),
      )
      expect(JSON.stringify(runs[0])).toBe(JSON.stringify(runs[1]))
    }),
    { numRuns: 25 },
  )
})
