import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { startLinkedSite } from '../lib/linked-site.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, round, spread } from '../lib/statistics.mjs'

const SERIES = [500, 1000, 2000]

/** For the second series, in MB: the collector then may not put its work off, and the peak is what is needed. */
const HEAP_LIMIT = 160

/** Peak memory of one and the same crawl differs by this much from process to process, in MB. */
const NOISE_MB = 40

/**
 * Our crawl of 500, 1,000 and 2,000 pages of the same site: the peak of the process beside what the evidence itself
 * holds on the heap after a full collection.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function memory({ rounds }) {
  const site = await startLinkedSite(Math.max(...SERIES))
  const names = SERIES.flatMap((pages) => [free(pages), limited(pages)])
  const results = await inRounds(names, rounds, (name) => {
    const [pages = '', limit] = name.split(' ')
    return limit
      ? measure('subjects/crawl-ours.mjs', [site.origin, pages], { NODE_OPTIONS: `--max-old-space-size=${HEAP_LIMIT}` })
      : measure('subjects/crawl-ours.mjs', [site.origin, pages, 'memory'])
  }).finally(site.stop)

  const of = (/** @type {number} */ pages, /** @type {string} */ key) =>
    (results[free(pages)] ?? []).map((result) => Number(result[key]))
  const needed = (/** @type {number} */ pages) =>
    (results[limited(pages)] ?? []).map((result) => Number(result['peakMb']))
  const [least = 0, , most = 0] = SERIES
  const grown = (/** @type {string} */ key) => median(of(most, key)) - median(of(least, key))
  const held = grown('evidenceHeapMb') + grown('reportHeapMb')
  const neededMore = median(needed(most)) - median(needed(least))
  return {
    tables: [
      {
        title: 'Memory of crawl + evaluate by number of pages (MB)',
        head: [
          'pages',
          'peak of the process',
          `peak, heap limited to ${HEAP_LIMIT} MB`,
          'evidence on the heap',
          'evidence as JSON',
          'report on the heap',
          'rest',
        ],
        rows: SERIES.map((pages) => [
          round(pages, 0),
          spread(of(pages, 'peakMb'), 0),
          spread(needed(pages), 0),
          spread(of(pages, 'evidenceHeapMb'), 1),
          spread(
            of(pages, 'evidenceBytes').map((bytes) => bytes / 1e6),
            1,
          ),
          spread(of(pages, 'reportHeapMb'), 1),
          spread(of(pages, 'restHeapMb'), 1),
        ]),
      },
    ],
    goals: [
      goal(
        `peak memory from ${least} to ${round(most, 0)} pages grows by no more than evidence and report hold`,
        `${round(grown('peakMb'), 0)} MB, they hold ${round(held, 0)} MB more (noise of a peak: ${NOISE_MB} MB)`,
        grown('peakMb') <= held + NOISE_MB,
      ),
      goal(
        `the same with the heap limited to ${HEAP_LIMIT} MB, where the collector leaves no garbage lying (5 % allowed)`,
        `${round(neededMore, 0)} MB, they hold ${round(held, 0)} MB more`,
        neededMore <= held + 0.05 * median(needed(least)),
      ),
    ],
    raw: results,
  }
}

/** @param {number} pages */
function free(pages) {
  return String(pages)
}

/** @param {number} pages */
function limited(pages) {
  return `${pages} limited`
}
