import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { startLinkedSite } from '../lib/linked-site.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, ratios, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const PAGES = amount(2000, 30)
const OURS = 'crawl + evaluate (ours)'
const BARE = 'bare loop: undici fetch, parseDocument, links'

/** @type {Record<string, [script: string, ...args: string[]]>} */
const crawlers = {
  [BARE]: ['subjects/crawl-bare.mjs'],
  [OURS]: ['subjects/crawl-ours.mjs'],
  'Crawlee CheerioCrawler, tuned': ['subjects/crawl-crawlee.mjs', 'tuned'],
  'Crawlee CheerioCrawler, default': ['subjects/crawl-crawlee.mjs', 'default'],
}

/**
 * Crawling 2,000 linked pages from a server in another process: pages per second, CPU time and peak memory of the
 * crawler's process.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function crawl({ rounds }) {
  const site = await startLinkedSite(PAGES)
  const names = Object.keys(crawlers)
  const results = await inRounds(names, rounds, async (name) => {
    const [script = '', ...args] = crawlers[name] ?? []
    const result = await measure(script, [site.origin, String(PAGES), ...args])
    if (result.pages !== PAGES) throw new Error(`${name} read ${result.pages} pages instead of ${PAGES}.`)
    return result
  }).finally(site.stop)

  const of = (/** @type {string} */ name, /** @type {string} */ key) =>
    (results[name] ?? []).map((result) => Number(result[key]))
  const speed = (/** @type {string} */ name) => of(name, 'wallMs').map((ms) => (PAGES / ms) * 1000)
  const relative = ratios(speed(OURS), speed(BARE))
  return {
    tables: [
      {
        title: `${round(PAGES, 0)} linked pages over loopback, ${Math.round(site.meanBytes / 1000)} KB on average`,
        head: ['crawler', 'pages/s', 'x bare loop', 'CPU ms per page', 'x bare loop', 'peak MB'],
        rows: names.map((name) => [
          name,
          spread(speed(name), 0),
          spread(ratios(speed(name), speed(BARE))),
          spread(of(name, 'cpuMs').map((ms) => ms / PAGES)),
          spread(ratios(of(name, 'cpuMs'), of(BARE, 'cpuMs'))),
          spread(of(name, 'peakMb'), 0),
        ]),
        note: `${site.texts} different texts of the corpus, each of at least 100 KB, with links to ten other pages put in.`,
      },
    ],
    goals: [
      goal('crawl + evaluate at least 0.7 x the pages/s of the bare loop', spread(relative), median(relative) >= 0.7),
    ],
    raw: { site: { texts: site.texts, meanBytes: site.meanBytes }, results },
  }
}
