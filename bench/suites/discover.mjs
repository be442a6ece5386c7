import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { startRoutedSite } from '../lib/routed-site.mjs'
import { median, ratios, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const TURNS = amount(3, 1)
const NAME = 'an application of ten routes'

/**
 * The tools of an application whose pages a script draws, beside Playwright alone that opens the same pages, wall clock.
 * Both take turns in one process, in browsers that run already.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function discover({ rounds }) {
  const site = await startRoutedSite()
  const results = await inRounds([NAME], rounds, () =>
    measure('subjects/discover.mjs', [site.origin, String(TURNS)]),
  ).finally(site.stop)
  const of = (/** @type {'ours' | 'bare'} */ way) =>
    (results[NAME] ?? []).flatMap((result) => /** @type {number[]} */ (result[way]))
  const relative = ratios(of('ours'), of('bare'))
  return {
    tables: [
      {
        title: 'The tools of a site (wall-clock ms)',
        head: ['site', 'Playwright alone opens its pages', 'discovery (ours)', 'x Playwright alone'],
        rows: [[NAME, spread(of('bare'), 0), spread(of('ours'), 0), spread(relative)]],
      },
    ],
    goals: [
      goal(
        `${NAME}, discovered in at most 2 x the time in which Playwright alone opens them`,
        spread(relative),
        median(relative) <= 2,
      ),
    ],
    raw: results,
  }
}
