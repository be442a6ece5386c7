import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const SAMPLES = amount(8, 1)

/** @typedef {{ firstMs: number, ms: number, pages: number, forms: number, kilobytes: number }} Sample */

/**
 * The judgement of 25 pages of evidence, on samples of corpus pages: median of 40 runs after 20 for warm-up, and the
 * very first run of the process.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function evaluate({ rounds }) {
  const results = await inRounds(['evaluate'], rounds, () => measure('subjects/evaluate.mjs', [String(SAMPLES)]))
  /** @type {Sample[][]} */
  const processes = results['evaluate'] ?? []
  const samples = processes[0] ?? []
  const times = samples.map((_, index) => processes.map((process) => process[index]?.ms ?? Number.NaN))
  const slowest = Math.max(...times.map(median))
  const first = processes.map((process) => process[0]?.firstMs ?? Number.NaN)

  return {
    tables: [
      {
        title: 'evaluate on evidence of 25 pages (wall-clock ms)',
        head: ['sample', 'pages read', 'forms', 'evidence KB', 'ms'],
        rows: samples.map(({ pages, forms, kilobytes }, index) => [
          String(index + 1),
          String(pages),
          String(forms),
          round(kilobytes, 0),
          spread(times[index] ?? []),
        ]),
        note: `The first call in a process, before anything is compiled: ${spread(first, 1)} ms.`,
      },
    ],
    goals: [goal('evaluate 25 pages of evidence under 5 ms', `slowest sample ${round(slowest, 2)} ms`, slowest < 5)],
    raw: processes,
  }
}
