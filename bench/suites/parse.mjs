import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, ratios, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'
import { parsers } from '../subjects/parsers.mjs'
import { hostilePages } from './hostile-pages.mjs'

const OURS = 'parsePage (ours)'
const CHEERIO = 'cheerio.load + 8 queries'
const JSDOM = 'jsdom, scripts off'

/** Passes over all pages in one process; the first one is reported by itself. Slow ways need no more than one more. */
const PASSES = amount(5, 1)
const FEWER_PASSES = new Map([
  [CHEERIO, amount(2, 1)],
  [JSDOM, 1],
])

/**
 * Reading pages: CPU time over all corpus pages, one fresh process per way and round; then the hostile pages.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function parse({ rounds }) {
  const subjects = Object.keys(parsers)
  const run = (/** @type {string} */ subject) =>
    measure('subjects/parse.mjs', [subject, String(FEWER_PASSES.get(subject) ?? PASSES)])
  const everyRound = subjects.filter((subject) => subject !== JSDOM)
  // One round of jsdom takes as long as one of all others together.
  const results = { ...(await inRounds(everyRound, rounds, run)), ...(await inRounds([JSDOM], 1, run)) }
  const cold = (/** @type {string} */ subject) => (results[subject] ?? []).map(({ cpuMs: [first] }) => Number(first))
  const warm = (/** @type {string} */ subject) =>
    (results[subject] ?? []).map(({ cpuMs }) => median(cpuMs.length > 1 ? cpuMs.slice(1) : cpuMs))
  const reference = warm('parseDocument')
  const first = results[OURS]?.[0]

  const rows = subjects.map((subject) => {
    const megabytes = first.characters / 1e6
    const peak = median((results[subject] ?? []).map(({ peakMb }) => peakMb))
    return [
      subject,
      spread(ratios(warm(subject), warm('htmlparser2 Tokenizer'))),
      spread(ratios(warm(subject), reference)),
      spread(ratios(cold(subject), cold('parseDocument'))),
      round((megabytes / median(warm(subject))) * 1000, 0),
      round(peak, 0),
    ]
  })
  const toParseDocument = ratios(warm(OURS), reference)
  const toCheerio = ratios(warm(CHEERIO), warm(OURS))
  const walls = await hostilePages({ rounds })

  return {
    tables: [
      {
        title: `Reading ${first.pages} real pages, ${round(first.characters / 1e6, 1)} million characters (CPU time)`,
        head: ['way', 'x Tokenizer', 'x parseDocument', 'first pass', 'MB per CPU second', 'peak MB'],
        rows,
        note:
          '"First pass" is x parseDocument over the first pass of a process, in which the code is compiled; the other ' +
          'columns are later passes (jsdom has one pass and one round only).',
      },
      ...walls.tables,
    ],
    goals: [
      goal('parsePage at most 2.2 x parseDocument', spread(toParseDocument), median(toParseDocument) <= 2.2),
      goal('parsePage at least 4 x faster than cheerio.load + queries', spread(toCheerio), median(toCheerio) >= 4),
      ...walls.goals,
    ],
    raw: { parse: results, hostile: walls.raw },
  }
}
