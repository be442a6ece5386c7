import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { startRenderedSite } from '../lib/rendered-site.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, ratios, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const TURNS = amount(5, 1)
const KINDS = { server: 'written by the server', client: 'written by a script' }

/**
 * One page in a browser that runs already: our browser fetcher beside Playwright alone, wall clock. Both take turns in
 * one process, because a page takes too long to wait for an equal load.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function browser({ rounds }) {
  const site = await startRenderedSite()
  const kinds = /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))
  const results = await inRounds(kinds, rounds, (kind) =>
    measure('subjects/render.mjs', [`${site.origin}/${kind}`, String(TURNS)]),
  ).finally(site.stop)

  const of = (/** @type {string} */ kind, /** @type {'ours' | 'bare'} */ way) =>
    (results[kind] ?? []).flatMap((result) => /** @type {number[]} */ (result[way]))
  const relative = kinds.map((kind) => ratios(of(kind, 'ours'), of(kind, 'bare')))
  return {
    tables: [
      {
        title: `A page in a browser that runs already (wall-clock ms)`,
        head: ['page', 'Playwright alone', 'browser fetcher (ours)', 'x Playwright alone'],
        rows: kinds.map((kind, index) => [
          KINDS[kind],
          spread(of(kind, 'bare'), 0),
          spread(of(kind, 'ours'), 0),
          spread(relative[index] ?? []),
        ]),
      },
    ],
    goals: kinds.map((kind, index) =>
      goal(
        `a page ${KINDS[kind]}, rendered in at most 1.3 x the time of Playwright alone`,
        spread(relative[index] ?? []),
        median(relative[index] ?? []) <= 1.3,
      ),
    ),
    raw: results,
  }
}
