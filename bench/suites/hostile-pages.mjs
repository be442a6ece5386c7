import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { hostilePages as pages } from '../lib/hostile-pages.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const LIMIT_MS = 2000

/**
 * Pages that are made to be expensive: wall-clock ms, in fresh processes. parseDocument stands beside it once, because
 * it needs seconds for some of them.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function hostilePages({ rounds }) {
  const all = Object.keys(pages)
  const names = all.slice(0, amount(all.length, 2))
  const run = (/** @type {string} */ parser) => (/** @type {string} */ name) =>
    measure('subjects/hostile.mjs', [parser, name])
  const ours = await inRounds(names, rounds, run('parsePage (ours)'))
  const bare = await inRounds(names, 1, run('parseDocument'))

  const ms = (/** @type {string} */ name) => (ours[name] ?? []).map((result) => Number(result.ms))
  const cpuMs = (/** @type {string} */ name) => (ours[name] ?? []).map((result) => Number(result.cpuMs))
  const failed = names.filter((name) => ours[name]?.some((result) => result.failed))
  const slowest = names.reduce((a, b) => (median(ms(a)) >= median(ms(b)) ? a : b))
  return {
    tables: [
      {
        title: 'Hostile pages of 1 MB, one in a cold process (ms)',
        head: ['page', 'parsePage, wall clock', 'parsePage, CPU', 'parseDocument, wall clock'],
        rows: names.map((name) => {
          const [other] = bare[name] ?? []
          return [
            name,
            spread(ms(name), 0),
            spread(cpuMs(name), 0),
            other?.failed ? String(other.failed) : round(Number(other?.ms), 0),
          ]
        }),
      },
    ],
    goals: [
      goal(
        'every hostile 1 MB page under 2 s',
        failed.length > 0
          ? `threw on: ${failed.join(', ')}`
          : `slowest by median: ${slowest}, ${spread(ms(slowest), 0)} ms`,
        failed.length === 0 && median(ms(slowest)) < LIMIT_MS,
      ),
    ],
    raw: { ours, bare },
  }
}
