import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { startLinkedSite } from '../lib/linked-site.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const SERIES = [amount(500, 5), amount(1000, 10), amount(2000, 20)]

/** What the peak of a process may grow by beyond what is held: pages of memory that the collector leaves half empty. */
const TOLERANCE = 0.05

/** The peak of one and the same crawl, left alone, differs by this much from process to process, in MB. */
const NOISE_MB = 40

/**
 * Our crawl of 500, 1,000 and 2,000 pages of the same site, three questions: what is in use at most while it runs, and how
 * large the process becomes, both with all garbage collected every few pages; how large it becomes when left alone. Each
 * beside what evidence and report hold when it is over.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function memory({ rounds }) {
  const site = await startLinkedSite(Math.max(...SERIES))
  const names = SERIES.flatMap((pages) => [`${pages} memory`, `${pages} collected`])
  const results = await inRounds(names, rounds, (name) =>
    measure('subjects/crawl-ours.mjs', [site.origin, ...name.split(' ')]),
  ).finally(site.stop)

  const figures = figuresOf(results)
  return { tables: [memoryTable(figures)], goals: memoryGoals(figures), raw: results }
}

/**
 * @typedef {(pages: number, key: string, mode?: 'memory' | 'collected') => number[]} Figures one figure of every round, in
 *   MB unless its name says bytes; `collected` are the crawls with all garbage collected
 */

/**
 * @param {Record<string, Record<string, unknown>[]>} results
 * @returns {Figures}
 */
function figuresOf(results) {
  return (pages, key, mode = 'memory') => (results[`${pages} ${mode}`] ?? []).map((result) => Number(result[key]))
}

/** @param {Figures} figures */
function memoryTable(figures) {
  return {
    title: 'Memory of crawl + evaluate by number of pages (MB)',
    head: [
      'pages',
      'most in use',
      'peak of the process, garbage collected',
      'peak of the process, left alone',
      'evidence on the heap',
      'evidence as JSON',
      'report on the heap',
      'rest',
    ],
    rows: SERIES.map((pages) => {
      const evidenceJson = figures(pages, 'evidenceBytes').map((bytes) => bytes / 1e6)
      return [
        round(pages, 0),
        spread(figures(pages, 'inUseMb', 'collected'), 0),
        spread(figures(pages, 'peakMb', 'collected'), 0),
        spread(figures(pages, 'peakMb'), 0),
        spread(figures(pages, 'evidenceHeapMb'), 1),
        spread(evidenceJson, 1),
        spread(figures(pages, 'reportHeapMb'), 1),
        spread(figures(pages, 'restHeapMb'), 1),
      ]
    }),
  }
}

/** @param {Figures} figures */
function memoryGoals(figures) {
  const [least = 0, , most = 0] = SERIES
  /** @type {(key: string, mode?: 'memory' | 'collected') => number} */
  const grown = (key, mode) => median(figures(most, key, mode)) - median(figures(least, key, mode))
  const held = grown('evidenceHeapMb') + grown('reportHeapMb')
  const inUse = grown('inUseMb', 'collected')
  const collected = grown('peakMb', 'collected')
  const heldMore = `they hold ${round(held, 0)} MB more`
  return [
    goal(
      `what is in use at most grows from ${least} to ${round(most, 0)} pages by no more than evidence and report hold`,
      `${round(inUse, 0)} MB, ${heldMore}`,
      inUse <= held * (1 + TOLERANCE),
    ),
    goal(
      `the peak of the process, garbage collected, grows by no more (${round(TOLERANCE * 100, 0)} % of the peak allowed)`,
      `${round(collected, 0)} MB, ${heldMore}`,
      collected <= held + TOLERANCE * median(figures(least, 'peakMb', 'collected')),
    ),
    goal(
      `the peak of the process, left alone, grows by no more (noise of a peak: ${NOISE_MB} MB)`,
      `${round(grown('peakMb'), 0)} MB, ${heldMore}`,
      grown('peakMb') <= held + NOISE_MB,
    ),
  ]
}
