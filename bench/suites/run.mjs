import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, ratios, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const TURNS = amount(7, 1)
const CALLS = amount(100, 2)
/** What the process may grow by from the 20th call to the last: the collector leaves pages of memory half empty. */
const TOLERANCE = 1.1
const NAMES = {
  hand: 'by hand in Playwright, waiting until each page is quiet',
  hasty: 'by hand, waiting for nothing but the words of thanks',
  page: '`runTool` on a page of Playwright’s',
  site: 'a call in a browser of ours, as over MCP',
}

/**
 * A plain form, filled in, sent and confirmed in a browser that runs already: by hand in Playwright, and with its tool. All
 * take turns in one process, wall clock. Then many calls in a row, and the memory of the process that makes them.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function run({ rounds }) {
  const results = await inRounds(['run'], rounds, () => measure('subjects/run.mjs', [String(TURNS), String(CALLS)]))
  const all = results['run'] ?? []
  const of = (/** @type {keyof typeof NAMES} */ way) =>
    all.flatMap((result) => /** @type {Record<string, number[]>} */ (result)[way] ?? [])
  const growth = all.map((result) => {
    const { memory } = /** @type {{ memory: number[] }} */ (result)
    return (memory.at(-1) ?? 0) / (memory[2] ?? memory[0] ?? 1)
  })
  const ways = /** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES))
  const relative = (/** @type {keyof typeof NAMES} */ way) => ratios(of(way), of('hand'))
  return {
    tables: [
      {
        title: 'A plain form, sent and confirmed, in a browser that runs already (wall-clock ms)',
        head: ['way', 'ms', 'x by hand'],
        rows: ways.map((way) => [NAMES[way], spread(of(way), 0), spread(relative(way))]),
      },
      {
        title: `${CALLS} calls in a row (MB of the process, garbage collected)`,
        head: ['at the start', 'after 20', 'after all', 'x'],
        rows: all.map((result, index) => {
          const { memory } = /** @type {{ memory: number[] }} */ (result)
          return [memory[0] ?? 0, memory[2] ?? memory[0] ?? 0, memory.at(-1) ?? 0]
            .map((mb) => round(mb, 0))
            .concat(round(growth[index] ?? 0, 2))
        }),
      },
    ],
    goals: [
      goal(
        'a confirmed plain form in at most 1.5 x the time of Playwright by hand, in a browser of ours',
        spread(relative('site')),
        median(relative('site')) <= 1.5,
      ),
      goal('the same on a page of the caller', spread(relative('page')), median(relative('page')) <= 1.5),
      goal(
        `memory flat over ${CALLS} calls in a row, within ${round((TOLERANCE - 1) * 100, 0)} %`,
        spread(growth),
        growth.every((factor) => factor <= TOLERANCE),
      ),
    ],
    raw: results,
  }
}
