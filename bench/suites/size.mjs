import { goal } from '../lib/goal.mjs'
import { scriptSizes } from '../lib/script-sizes.mjs'
import { round } from '../lib/statistics.mjs'
import { widgetParts } from '../lib/widget-parts.mjs'

/**
 * What the widget costs the network, and which of its parts costs how much. Nothing is timed: one round says it all.
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function size() {
  const loads = await scriptSizes()
  const { whole, least, parts } = await widgetParts()
  const ours = loads[0]?.gzip ?? Number.NaN
  const runs = loads.filter(({ name }) => name.startsWith('a run on ')).map(({ gzip }) => gzip)
  return {
    tables: [
      {
        title: 'What a page loads (bytes; each file compressed by itself)',
        head: ['script', 'minified', 'gzip', 'x ours'],
        rows: loads.map(({ name, bytes, gzip }) => [name, round(bytes, 0), round(gzip, 0), round(gzip / ours, 2)]),
      },
      {
        title: 'What a part weighs: the script that holds everything, without it (bytes, gzip)',
        head: ['part', 'less'],
        rows: [
          ...parts.map(({ name, gzip }) => [name, round(gzip, 0)]),
          ['**everything in one script**', `**${round(whole, 0)}**`],
          ['**without any of these but list, WebMCP and dialog**', `**${round(least, 0)}**`],
        ],
      },
    ],
    goals: [
      goal('operable.js at most 7 KB', `${round(ours / 1000, 1)} KB`, ours <= 7000),
      goal(
        'a run on a page of one language loads at most 31 KB beside it',
        runs.map((gzip) => `${round(gzip / 1000, 1)} KB`).join(', '),
        runs.every((gzip) => gzip <= 31_000),
      ),
    ],
    raw: { loads, whole, least, parts },
  }
}
