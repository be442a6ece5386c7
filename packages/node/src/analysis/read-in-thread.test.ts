import { parsePage } from '@operable/core'
import { expect, test } from 'vitest'
import { pageOf, testSite } from '../../test/test-site.ts'
import { crawlSite } from '../crawl/crawl-site.ts'
import { JobFailure } from './job-failure.ts'
import { createDocumentReader } from './read-in-thread.ts'
import { createRunJob, type RunJob } from './run-job.ts'

const URL_OF_PAGE = 'https://shop.example/'
const answer = await testSite(() => pageOf('home'))(URL_OF_PAGE)

test('a thread and this process read the same', async () => {
  await createRunJob()('viewSource', { source: { html: 'warm', options: { url: URL_OF_PAGE } } })
  const [there, here] = await Promise.all(
    [createRunJob(), createRunJob({ here: true })].map((run) => createDocumentReader(run, () => false).read(answer)),
  )
  expect(there?.outcome).toBe('read')
  expect(there).toEqual(here)
})

test.each([
  [
    'too much',
    new JobFailure('too_complex', 'It takes more than 192 MiB of memory to read.'),
    false,
    'too_complex',
    /192 MiB/,
  ],
  ['too late', new JobFailure('aborted', 'It was stopped.'), true, 'timeout', /time for the scan ran out/],
  ['stopped', new JobFailure('aborted', 'It was stopped.'), false, 'aborted', /was stopped/],
  ['a mistake of ours', new RangeError('x'), false, undefined, /could not be analysed \(RangeError\)/],
])('%s: a failed page with its reason', async (_, error, isLate, failure, detail) => {
  const run: RunJob = () => Promise.reject(error)
  const reading = await createDocumentReader(run, () => isLate).read(answer)
  expect([reading.outcome, reading.failure]).toEqual(['failed', failure])
  expect(reading.detail).toMatch(detail)
})

/** The longest time for which nothing else had a turn, in ms. */
async function longestWait(during: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  await during()
  longest = Math.max(longest, performance.now() - last)
  clearInterval(timer)
  return longest
}

// Each takes seconds where it is read, however fast the machine: what is compared is on the same one.
test.each([
  ['forms in forms', '<form action=/a><label>Name<input name=n></label><button>Send</button><div>'.repeat(6_000)],
  ['buttons in buttons', '<b role=button>t'.repeat(15_000)],
])('a page that takes long keeps nobody waiting: %s', async (_, body) => {
  const html = pageOf('home', [], body)
  const begun = performance.now()
  parsePage(html, { url: URL_OF_PAGE })
  const here = performance.now() - begun
  await createRunJob()('viewSource', { source: { html: 'warm', options: { url: URL_OF_PAGE } } })
  const fetch = testSite((path) => (path === '/' ? html : undefined))
  const longest = await longestWait(async () => {
    const { pages } = await crawlSite(URL_OF_PAGE, { fetch, render: 'never' })
    expect(pages.map(({ outcome }) => outcome)).toEqual(['read'])
  })
  expect(longest).toBeLessThan(here / 2)
})

test('a sitemap of 50,000 addresses keeps nobody waiting for as long as it takes', async () => {
  const entries = Array.from({ length: 50_000 }, (_, n) => `<url><loc>${URL_OF_PAGE}${n}/page?a=${n}</loc></url>`).join(
    '',
  )
  const sitemap = { type: 'application/xml', body: `<urlset>${entries}</urlset>` }
  const fetch = testSite((path) => ({ '/': pageOf('home'), '/sitemap.xml': sitemap })[path])
  let whole = 0
  const longest = await longestWait(async () => {
    const begun = performance.now()
    const { sitemaps } = await crawlSite(URL_OF_PAGE, { fetch, render: 'never', maxPages: 1 })
    expect(sitemaps[0]?.entries).toBe(50_000)
    whole = performance.now() - begun
  })
  expect(longest).toBeLessThan(whole / 2)
})
