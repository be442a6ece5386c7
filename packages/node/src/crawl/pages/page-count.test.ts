import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crawl, SITE, sitemap } from '../../../test/test-crawl.ts'
import { pageOf, type TestAnswer, testSite } from '../../../test/test-site.ts'
import type { CrawlEvent } from '../crawl-events.ts'

type Progress = Omit<Extract<CrawlEvent, { type: 'progress' }>, 'type'>

/** Collects the progress of a crawl. */
function listen() {
  const seen: Progress[] = []
  const onProgress = (event: CrawlEvent) => {
    if (event.type === 'progress') seen.push({ done: event.done, planned: event.planned })
  }
  return { seen, onProgress }
}

const site: Record<string, TestAnswer> = {
  '/': pageOf('home', ['/a', '/b', '/c', '/d', '/e', '/again', '/away', '/gone']),
  '/a': pageOf('a', ['/a/1', '/a/2']),
  '/b': pageOf('b', ['/b/1']),
  '/c': pageOf('c'),
  '/d': pageOf('d'),
  '/e': pageOf('e'),
  '/a/1': pageOf('a 1'),
  '/a/2': pageOf('a 2'),
  '/b/1': pageOf('b 1'),
  '/hidden': pageOf('hidden'),
  '/again': { to: '/c' },
  '/away': { to: 'https://other.example/' },
  '/sitemap.xml': { type: 'application/xml', body: sitemap(['/hidden', '/a']) },
}

test('whatever the timing and the limit: it only grows, and ends at the number of pages', async () => {
  const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(delays, fc.integer({ min: 1, max: 14 }), async (ms, maxPages) => {
      const { seen, onProgress } = listen()
      const delay = (url: string) => ms[url.length % ms.length] ?? 0
      const { pages } = await crawl(site, { maxPages, onProgress, site: { delay } })
      let before = { done: 0, planned: 0 }
      for (const { done, planned } of seen) {
        expect(done).toBeGreaterThanOrEqual(before.done)
        expect(planned).toBeGreaterThanOrEqual(Math.max(before.planned, done))
        expect(planned).toBeLessThanOrEqual(maxPages)
        before = { done, planned }
      }
      expect(before.done).toBe(pages.length)
    }),
    { numRuns: 30 },
  )
})

test('pages count when they arrive, not when the slow one before them does', async () => {
  const { seen, onProgress } = listen()
  const release = Promise.withResolvers<void>()
  const answers = testSite((path) => site[path])
  const fetch: typeof answers = async (url, options) => {
    if (url === `${SITE}/a`) await release.promise
    return answers(url, options)
  }
  await crawl(
    {},
    {
      fetch,
      onProgress(event) {
        onProgress(event)
        // Three others are on their way beside it, and nothing after them is begun before it.
        if (event.type === 'progress' && event.done === 4) release.resolve()
      },
    },
  )
  expect(seen.map(({ done }) => done)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]))
})
