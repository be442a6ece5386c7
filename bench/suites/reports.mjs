import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureHttp, startSubject } from '../http/measure-http.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { seedReports } from '../lib/seeded-reports.mjs'
import { median, ratios, round, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const FEW = amount(10_000, 50)
const MANY = amount(100_000, 100)
/** Seconds that each server is asked for in a round. */
const SLICES = amount(5, 1)
/** Seconds until its code is compiled. */
const WARM_UP = amount(3, 0.1)
/** More reports than are asked for in a second: the next one begins with others. */
const STRIDE = 20_000
/** Seconds in which a flood of addresses fills what the limiter remembers, 100,000 clients, and the heap has grown to it. */
const FILL = amount(60, 0.5)
const BARE = 'bare node:http, the same bytes'
const BARE_304 = 'bare node:http, the same 304'

/** @typedef {(few: string, many: string) => readonly string[]} Subject */

/** @type {Record<string, Subject>} */
const subjects = {
  [BARE]: (few) => ['bare-report', 'memory', few],
  'from memory': (few) => ['report', 'memory', few, String(FEW)],
  'from memory, 100,000 stored': (_, many) => ['report', 'memory', many, String(MANY)],
  [BARE_304]: (few) => ['bare-report', '304', few],
  'not changed, 304': (few) => ['report', '304', few, String(FEW)],
  'not changed, 304, 100,000 stored': (_, many) => ['report', '304', many, String(MANY)],
  'from SQLite, 10,000 in turn': (few) => ['report', 'cold', few, String(FEW)],
  'from SQLite, 100,000 in turn': (_, many) => ['report', 'cold', many, String(MANY)],
}

/**
 * `GET /api/v1/report` with rate limit, headers and entity tags, beside a bare server that sends the same bytes; and what
 * too many requests do to it.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function reports({ rounds }) {
  const folder = await mkdtemp(join(tmpdir(), 'operable-bench-'))
  try {
    const few = join(folder, 'few.db')
    const many = join(folder, 'many.db')
    const { bytes } = await seedReports(few, FEW)
    await seedReports(many, MANY)
    const answered = await inSlices(few, many, rounds)
    const limited = await inRounds(['one', 'flood'], 1, (clients) =>
      measureHttp(['report-limit', clients, few], { seconds: amount(30, 0.5), warmUp: FILL, collect: true }),
    )
    return result(answered, limited, bytes)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * All servers at once, of which one at a time is asked, for a second, in random order: the speed of a shared machine
 * changes within seconds, and two seconds that follow each other have more in common than two minutes.
 * @param {string} few
 * @param {string} many
 * @param {number} rounds
 */
async function inSlices(few, many, rounds) {
  const names = Object.keys(subjects)
  /** @type {Record<string, import('../http/measure-http.mjs').StartedSubject>} */
  const started = {}
  try {
    for (const name of names) started[name] = await startSubject(subjects[name]?.(few, many) ?? [])
    return await inRounds(names, rounds * SLICES, async (name, slice) => {
      const warmUp = slice === 0 ? WARM_UP : 0.25
      const measured = await started[name]?.measure({ seconds: amount(1, 0.3), warmUp, first: slice * STRIDE })
      if (!measured) throw new Error(`${name} was not started`)
      return measured
    })
  } finally {
    for (const subject of Object.values(started)) subject.end()
  }
}

/** @typedef {Record<string, import('../http/measure-http.mjs').Measured[]>} Results */

/**
 * @param {Results} answered
 * @param {Results} limited
 * @param {number} bytes
 */
function result(answered, limited, bytes) {
  const scaling = [
    perSecond(answered, 'from memory, 100,000 stored', 'from memory'),
    perSecond(answered, 'not changed, 304, 100,000 stored', 'not changed, 304'),
    perSecond(answered, 'from SQLite, 100,000 in turn', 'from SQLite, 10,000 in turn'),
  ]
  const [one] = limited['one'] ?? []
  const [flood] = limited['flood'] ?? []
  return {
    tables: [
      { title: `Reports over HTTP, ${round(bytes / 1000, 0)} KB`, ...rows(answered) },
      {
        title: '64 connections for 30 s, over the limit',
        head: ['clients', 'requests/s', 'answers', 'in use before MB', 'after MB', 'process before MB', 'after MB'],
        rows: [
          ['one', ...limitCells(one)],
          ['another address each time', ...limitCells(flood)],
        ],
      },
    ],
    goals: [
      atLeast('a report from memory', 0.5, perSecond(answered, 'from memory', BARE)),
      atLeast('a 304', 0.5, perSecond(answered, 'not changed, 304', BARE_304)),
      atLeast('a report from SQLite', 0.2, perSecond(answered, 'from SQLite, 10,000 in turn', BARE)),
      goal(
        'with 100,000 stored reports the same within 15 %',
        scaling.map((values) => spread(values)).join(', '),
        scaling.every((values) => median(values) >= 0.85),
      ),
      goal('over the limit nothing but 429', answersOf(one), Object.keys(one?.statuses ?? {}).every(isExpected)),
      goal(
        'and what is in use of its memory stays',
        `${growthOf(one)}, ${growthOf(flood)}`,
        isFlat(one) && isFlat(flood),
      ),
    ],
    raw: { answered, limited },
  }
}

/** @param {Results} results */
function rows(results) {
  return {
    head: ['server', 'requests/s', 'x bare', 'CPU us/request', 'x bare', 'p50 ms', 'p99 ms', 'client CPU'],
    rows: Object.entries(results).map(([name, measured]) => [
      name,
      spread(speed(results, name), 0),
      spread(ratios(speed(results, name), speed(results, BARE))),
      spread(pick(measured, 'cpuUs'), 1),
      spread(ratios(pick(measured, 'cpuUs'), pick(results[BARE] ?? [], 'cpuUs'))),
      spread(pick(measured, 'p50'), 1),
      spread(pick(measured, 'p99'), 1),
      spread(pick(measured, 'ownCpu')),
    ]),
    note: '64 connections, one request at a time on each. "Client CPU" is the share of a core that the asking program used: near 1 it was the limit, and not the server.',
  }
}

/**
 * Requests per second of one in those of another in the same round. The CPU time beside it in the table says the same of
 * the servers alone, on a machine where others work too.
 * @param {Results} results
 * @param {string} name
 * @param {string} reference
 */
function perSecond(results, name, reference) {
  return ratios(speed(results, name), speed(results, reference))
}

/**
 * @param {Results} results
 * @param {string} name
 */
function speed(results, name) {
  return pick(results[name] ?? [], 'perSecond')
}

/**
 * @param {readonly import('../http/measure-http.mjs').Measured[]} measured
 * @param {'perSecond' | 'cpuUs' | 'p50' | 'p99' | 'ownCpu'} key
 */
function pick(measured, key) {
  return measured.map((one) => one[key])
}

/**
 * @param {string} what
 * @param {number} least
 * @param {readonly number[]} values
 */
function atLeast(what, least, values) {
  return goal(`${what} at least ${least} x the requests/s of bare node:http`, spread(values), median(values) >= least)
}

/** @typedef {import('../http/measure-http.mjs').Measured | undefined} Limited */

/** @param {Limited} measured */
function limitCells(measured) {
  if (!measured) return []
  const { perSecond, inUseBeforeMb, inUseMb, rssBeforeMb, rssMb } = measured
  return [
    round(perSecond, 0),
    answersOf(measured),
    ...[inUseBeforeMb, inUseMb, rssBeforeMb, rssMb].map((mb) => round(mb, 0)),
  ]
}

/** @param {Limited} measured */
function answersOf(measured) {
  const answers = Object.entries(measured?.statuses ?? {})
  return answers.map(([status, count]) => `${count.toLocaleString('en-US')} x ${status}`).join(', ')
}

/** @param {string} status */
function isExpected(status) {
  return status === '200' || status === '429'
}

/** @param {Limited} measured */
function growthOf(measured) {
  return `${round((measured?.inUseMb ?? Number.NaN) / (measured?.inUseBeforeMb ?? Number.NaN), 2)} x`
}

/** Requests that are under way hold something: a tenth more is no leak, which would be hundreds of MB here. @param {Limited} measured */
function isFlat(measured) {
  return measured !== undefined && measured.inUseMb < 1.1 * measured.inUseBeforeMb
}
