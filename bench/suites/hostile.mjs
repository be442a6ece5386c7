import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { start, startWithChannel } from '../lib/child.mjs'
import { goal } from '../lib/goal.mjs'
import { hostileSites } from '../lib/hostile-set.mjs'
import { median, round } from '../lib/statistics.mjs'
import { amount } from '../lib/tiny.mjs'

const KEY = 'bench-key-of-the-operator'
const DEADLINE_MS = 6_000
/** How long requests over REST and MCP are compared. */
const COSTS_MS = amount(5_000, 300)
const MIB = (1024 * 1024) / 1e6
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/**
 * What hostile sites do to the service that scans them, in one run: how long `/health` takes, when scans end, what memory
 * they take, and what a report costs over MCP.
 * @returns {Promise<import('../lib/goal.mjs').SuiteResult>}
 */
export async function hostile() {
  const site = start('subjects/hostile-site.mjs', [])
  const service = startWithChannel('http/server.mjs', ['scans'])
  try {
    const [[{ port }], [line]] = await Promise.all([once(service, 'message'), once(site.stdout, 'data')])
    const ports = JSON.parse(String(line))
    return await measureAll({ base: `http://127.0.0.1:${port}`, ports, service })
  } finally {
    service.kill()
    site.kill()
  }
}

/** @param {{ base: string, ports: Record<string, number>, service: import('node:child_process').ChildProcess }} given */
async function measureAll({ base, ports, service }) {
  const address = (/** @type {string} */ name) => `http://127.0.0.1:${ports[name]}/`
  const scanned = (/** @type {string[]} */ names) => Promise.all(names.map((name) => scan(base, address(name))))
  await scanned(['ordinary'])
  // Threads without work have ended by then.
  const calm = await pingDuring(base, () => delay(amount(11_000, 300)))
  const before = await memoryOf(service)
  const ordinary = await pingDuring(base, () => scanned(['ordinary']))
  const most = watchMemory(service)
  const hostile = await pingDuring(base, () => scanned(Object.keys(hostileSites)))
  const during = await most()
  const late = Math.max(...hostile.result) - DEADLINE_MS
  await delay(amount(30_000, 300))
  const after = await memoryOf(service)
  const costs = await compareCosts(base, address('ordinary'))
  const ms = (/** @type {{ p50: number, p99: number, max: number, count: number }} */ { p50, p99, max, count }) =>
    [p50, p99, max].map((value) => round(value, 1)).concat(String(count))
  return {
    tables: [
      {
        title: '/health of a service that scans (ms)',
        head: ['meanwhile', 'p50', 'p99', 'max', 'requests'],
        rows: [
          ['nothing', ...ms(calm)],
          ['an ordinary site', ...ms(ordinary)],
          [`hostile sites: ${Object.keys(hostileSites).join(', ')}`, ...ms(hostile)],
        ],
      },
      {
        title: 'A report of 40 KB, median of one request after the other (ms)',
        head: ['REST', 'MCP', 'x REST'],
        rows: [[round(costs.rest, 2), round(costs.mcp, 2), round(costs.mcp / costs.rest, 2)]],
      },
      {
        title: 'Memory of the service (MiB, resident)',
        head: ['before', 'most while hostile sites are scanned', '30 s later'],
        rows: [[before, during, after].map((value) => round(value / MIB, 0))],
      },
    ],
    goals: [
      goal(
        '/health while hostile sites are scanned: p99 at most 5 x that without',
        round(hostile.p99 / calm.p99, 1),
        hostile.p99 <= 5 * calm.p99,
      ),
      goal('a scan ends within 2 s of its deadline', `${round(late / 1000, 1)} s`, late <= 2000),
      goal(
        'the process grows by at most 400 MiB',
        `${round((during - before) / MIB, 0)} MiB`,
        during - before <= 400 * MIB,
      ),
      goal('and by at most 60 MiB 30 s later', `${round((after - before) / MIB, 0)} MiB`, after - before <= 60 * MIB),
      goal('a report over MCP at most 1.5 x REST', round(costs.mcp / costs.rest, 2), costs.mcp <= 1.5 * costs.rest),
    ],
    raw: { calm, ordinary, hostile, costs, before, during, after },
  }
}

/**
 * Asks `/health` every 20 ms until something is done.
 * @template T
 * @param {string} base
 * @param {() => Promise<T>} action
 */
async function pingDuring(base, action) {
  /** @type {Promise<number>[]} */
  const pings = []
  const timer = setInterval(() => pings.push(timed(() => ask(`${base}/health`))), 20)
  const result = await action()
  clearInterval(timer)
  const times = (await Promise.all(pings)).sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { result, p50: at(0.5), p99: at(0.99), max: at(1), count: times.length }
}

/** Scans a site; resolves with how long the scan ran, in ms. @param {string} base @param {string} url */
async function scan(base, url) {
  const headers = { ...JSON_HEADERS, authorization: `Bearer ${KEY}` }
  const { id } = JSON.parse(await ask(`${base}/api/v1/scans`, { method: 'POST', headers }, JSON.stringify({ url })))
  let begun = 0
  for (;;) {
    const { state } = JSON.parse(await ask(`${base}/api/v1/scans/${id}`, { headers }))
    if (state !== 'queued' && begun === 0) begun = performance.now()
    if (state === 'completed' || state === 'failed') return performance.now() - begun
    await delay(100)
  }
}

/** @param {string} base @param {string} url */
async function compareCosts(base, url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const params = { name: 'site.get_audit_report', arguments: { url } }
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  const rest = () => ask(`${base}/api/v1/report?url=${encodeURIComponent(url)}`, { agent })
  const mcp = () => ask(`${base}/mcp`, { agent, method: 'POST', headers: JSON_HEADERS }, call)
  /** @type {{ rest: number[], mcp: number[] }} */
  const times = { rest: [], mcp: [] }
  const end = performance.now() + COSTS_MS
  while (performance.now() < end) {
    times.rest.push(await timed(rest))
    times.mcp.push(await timed(mcp))
  }
  agent.destroy()
  // The first third compiles the code.
  const middle = (/** @type {number[]} */ all) => median(all.slice(Math.floor(all.length / 3)))
  return { rest: middle(times.rest), mcp: middle(times.mcp) }
}

/** @param {() => Promise<unknown>} action */
async function timed(action) {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}

/**
 * @param {string} url
 * @param {import('node:http').RequestOptions} [options]
 * @param {string} [body]
 * @returns {Promise<string>}
 */
function ask(url, options = {}, body = undefined) {
  return new Promise((resolve, reject) => {
    // A connection of its own, unless told: one that is idle may be closed just when it is used again.
    const sent = request(url, { agent: false, ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve(text)).on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @param {import('node:child_process').ChildProcess} service @returns {() => Promise<number>} ends it, with the most */
function watchMemory(service) {
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(service))
      await delay(50)
    }
  })()
  return async () => {
    isOver = true
    await watching
    return most
  }
}

/** Resident, in MB. @param {import('node:child_process').ChildProcess} service @returns {Promise<number>} */
async function memoryOf(service) {
  service.send('usage')
  const [{ rssMb }] = await once(service, 'message')
  return rssMb
}
