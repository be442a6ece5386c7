import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureHttp } from '../http/measure-http.mjs'
import { measure } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { inRounds } from '../lib/rounds.mjs'
import { median, ratios, spread } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const BARE = 'bare node:http, the same bytes'
const BARE_304 = 'bare node:http, the same 304'
const BARE_PATCH = 'bare node:http, reads the body, the same answer'
const BARE_WRITE = 'bare node:http + one durable write to node:sqlite'

/** @type {Record<string, string[]>} */
const polls = {
  [BARE]: ['bare-widget'],
  'tools.json': ['widget'],
  [BARE_304]: ['bare-widget', '304'],
  'tools.json, 304': ['widget', '304'],
}

/** @type {Record<string, [subject: string, onFile?: 'file']>} */
const changes = {
  [BARE_PATCH]: ['bare-patch'],
  'PATCH, in memory': ['patch'],
  [BARE_WRITE]: ['bare-patch', 'file'],
  'PATCH, SQLite': ['patch', 'file'],
}

/**
 * The service over HTTP beside a bare server that sends the same bytes: requests per second with 64 connections, CPU time
 * of the server's process for one request, latency.
 * @param {{ rounds: number }} options
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function http({ rounds }) {
  const polled = await inRounds(Object.keys(polls), rounds, (name) => measureHttp(polls[name] ?? []))
  const changed = await inRounds(Object.keys(changes), rounds, (name) => measureOnFile(changes[name]))
  const visible = await inRounds(['one', 'two'], rounds, (processes) =>
    measure('http/visible.mjs', [processes, String(processes === 'one' ? amount(300, 5) : amount(30, 2))]),
  )
  const ofBare = (/** @type {Results} */ results, /** @type {string} */ name, /** @type {string} */ reference) =>
    ratios(pick(results, name, 'perSecond'), pick(results, reference, 'perSecond'))
  const seen = (/** @type {string} */ name, /** @type {'p50' | 'p99'} */ key) =>
    (visible[name] ?? []).map((result) => Number(result[key]))
  return {
    tables: [
      { title: "The widget's list over HTTP, 12 KB", ...rows(polled, BARE) },
      { title: 'Changing a tool over HTTP, list of 12 KB', ...rows(changed, BARE_PATCH) },
      {
        title: 'From the answer to a PATCH to the list that shows it (ms)',
        head: ['list from', 'p50', 'p99'],
        rows: [
          ['the same process', spread(seen('one', 'p50')), spread(seen('one', 'p99'))],
          ['another process on the same file', spread(seen('two', 'p50'), 0), spread(seen('two', 'p99'), 0)],
        ],
      },
    ],
    goals: [
      atLeast('tools.json at least 0.5 x the requests/s of bare node:http', 0.5, ofBare(polled, 'tools.json', BARE)),
      atLeast('its 304s at least 0.5 x', 0.5, ofBare(polled, 'tools.json, 304', BARE_304)),
      atLeast(
        'a PATCH that moves nothing at least 0.6 x a bare durable write',
        0.6,
        ofBare(changed, 'PATCH, SQLite', BARE_WRITE),
      ),
      goal(
        'a change shows in the list of another process within 2 s',
        `p99 ${spread(seen('two', 'p99'), 0)} ms`,
        median(seen('two', 'p99')) <= 2000,
      ),
    ],
    raw: { polled, changed, visible },
  }
}

/**
 * @param {string} what
 * @param {number} least
 * @param {number[]} values
 */
function atLeast(what, least, values) {
  return goal(what, spread(values), median(values) >= least)
}

/** @param {[subject: string, onFile?: 'file']} [subject] */
async function measureOnFile([subject, onFile] = ['']) {
  if (!onFile) return measureHttp([subject])
  const folder = await mkdtemp(join(tmpdir(), 'operable-bench-'))
  try {
    return await measureHttp([subject, join(folder, 'operable.db')])
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @typedef {Record<string, import('../http/measure-http.mjs').Measured[]>} Results */

/**
 * @param {Results} results
 * @param {string} reference
 */
function rows(results, reference) {
  return {
    head: ['server', 'requests/s', 'x bare', 'CPU us/request', 'x bare', 'p50 ms', 'p99 ms', 'client CPU'],
    rows: Object.keys(results).map((name) => [
      name,
      spread(pick(results, name, 'perSecond'), 0),
      spread(ratios(pick(results, name, 'perSecond'), pick(results, reference, 'perSecond'))),
      spread(pick(results, name, 'cpuUs'), 1),
      spread(ratios(pick(results, name, 'cpuUs'), pick(results, reference, 'cpuUs'))),
      spread(pick(results, name, 'p50'), 1),
      spread(pick(results, name, 'p99'), 1),
      spread(pick(results, name, 'ownCpu')),
    ]),
    note: '64 connections, one request at a time on each. "Client CPU" is the share of a core that the asking program used: near 1 it was the limit, and not the server.',
  }
}

/**
 * @param {Results} results
 * @param {string} name
 * @param {'perSecond' | 'cpuUs' | 'p50' | 'p99' | 'ownCpu'} key
 */
function pick(results, name, key) {
  return (results[name] ?? []).map((result) => result[key])
}
