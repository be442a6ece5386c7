import { goal } from '../lib/goal.mjs'
import { runLoads } from '../lib/run-loads.mjs'
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
  const runs = await runLoads()
  const ofLanguage = runs.filter(({ name }) => /by a script/.test(name)).map(({ gzip }) => gzip)
  return {
    tables: [
      {
        title: 'What a page loads (bytes; each file compressed by itself)',
        head: ['script', 'minified', 'gzip', 'x ours'],
        rows: loads.map(({ name, bytes, gzip }) => [name, round(bytes, 0), round(gzip, 0), round(gzip / ours, 2)]),
      },
      {
        title: 'What a run in a browser loads beside operable.js, from the list to the outcome (bytes)',
        head: ['run', 'outcome', 'files', 'minified', 'gzip'],
        rows: runs.map(({ name, status, files, bytes, gzip }) => [
          name,
          status,
          files.map((file) => file.replace(/operable-|\.js/g, '')).join(', '),
          round(bytes, 0),
          round(gzip, 0),
        ]),
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
        ofLanguage.map((gzip) => `${round(gzip / 1000, 1)} KB`).join(', '),
        ofLanguage.every((gzip) => gzip <= 31_000),
      ),
    ],
    raw: { loads, runs, whole, least, parts },
  }
}
