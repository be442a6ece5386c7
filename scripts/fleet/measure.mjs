// Measures what docs/fleet.md says of workers, cores, connections, disk and bandwidth, on a PostgreSQL server of its own.
//   npm run measure -- workers   two workers against one, where sites take 100 ms for each answer
//   npm run measure -- sites     what a site of 24 pages of 213 KB costs: processor, disk, connections, bandwidth
//   npm run measure -- history   how fast old results go, one by one and with a table for each month
// Arguments: --rounds N (default 3; the median counts), --sites N in a round, --warm N before those of `sites` (default 100).
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { corpusPages, readPage } from '../../bench/lib/corpus.mjs'
import { round, spread } from '../../bench/lib/statistics.mjs'
import { createOperable } from '../../packages/node/src/services/create-operable.ts'
import { postgresStorage } from '../../packages/node/src/storage/postgres.ts'
import { readMany } from '../../packages/node/src/storage/read-many.ts'
import { ADMIN_KEY, startService, startWorker } from '../../packages/node/test/fleet/processes.ts'
import { ask, startPostgres } from '../../packages/node/test/postgres-server.ts'
import { evidenceOf, noise } from '../../packages/node/test/sample-evidence.ts'

/** @typedef {import('../../packages/node/test/fleet/processes.ts').FleetProcess} FleetProcess */
/** @typedef {import('../../packages/node/src/contracts/storage.ts').Storage} Storage */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    sites: { type: 'string' },
    warm: { type: 'string', default: '100' },
  },
})
const rounds = Number(values.rounds)
const warm = Number(values.warm)
const suites = { workers: measureWorkers, sites: measureSites, history: measureHistory }
const chosen = Object.entries(suites).filter(([name]) => positionals.length === 0 || positionals.includes(name))
say(
  `Load of this machine before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}; rounds: ${rounds}`,
)
for (const [, run] of chosen) await run()

/** Two workers against one, each with two scans at a time. All share these cores, so the sites have to be what takes time. */
async function measureWorkers() {
  const DELAY = 100
  const CONCURRENCY = 2
  const count = Number(values.sites ?? 80)
  const web = await startSites((path) => (path === '/' ? small(['/a', '/b']) : small([])), { delay: DELAY, paths: 3 })
  /** @type {number[]} */
  const ratios = []
  /** @type {Record<string, number[]>} */
  const rates = { 1: [], 2: [] }
  let next = 0
  for (let turn = 0; turn < rounds; turn++) {
    for (const workers of [1, 2]) {
      await withFleet({ workers, concurrency: CONCURRENCY }, async ({ scan }) => {
        await scan(Array.from({ length: workers * CONCURRENCY }, () => web.url(next++)))
        const { seconds } = await scan(Array.from({ length: count }, () => web.url(next++)))
        rates[workers]?.push(count / seconds)
      })
    }
    ratios.push((rates['2']?.[turn] ?? 0) / (rates['1']?.[turn] ?? 1))
  }
  await web.close()
  say(`\n${count} sites of 3 pages, each answer after ${DELAY} ms, ${CONCURRENCY} scans at a time in each worker`)
  for (const workers of [1, 2]) say(row(`scans per second, ${workers} worker(s)`, spread(rates[workers] ?? [])))
  say(row('2 workers against one', `${spread(ratios)} x (goal: 1.90)`))
}

/** What one site costs a service, a worker and the database. */
async function measureSites() {
  const count = Number(values.sites ?? 60)
  const PAGES = 24
  const pages = largePages(PAGES, 213_000)
  const web = await startSites((path) => pages[path === '/' ? 0 : Number(path.slice(2))], { delay: 0, paths: PAGES })
  /** @type {Record<string, number[]>} */
  const cost = {}
  const add = (/** @type {string} */ name, /** @type {number} */ value) => {
    cost[name] = [...(cost[name] ?? []), value]
  }
  let next = 0
  for (let turn = 0; turn < rounds; turn++) {
    await withFleet({ workers: 1, concurrency: 2 }, async ({ scan, cpu, threads, url }) => {
      // Until the code is compiled, the first ones cost more: a worker runs for days.
      await scan(Array.from({ length: warm }, () => web.url(next++)))
      const before = { ...(await cpu()), ...(await written(url)), sent: web.sent() }
      const threadsBefore = threads()
      const { seconds, reads } = await scan(Array.from({ length: count }, () => web.url(next++)))
      if (reads !== count * PAGES) throw new Error(`${reads} pages were read, not ${count * PAGES}.`)
      const after = { ...(await cpu()), ...(await written(url)), sent: web.sent() }
      for (const name of /** @type {const} */ (['worker', 'service', 'database'])) {
        add(`CPU of the ${name}, ms a site`, (1000 * (after[name] - before[name])) / count)
      }
      for (const [name, cpu] of Object.entries(threads())) {
        add(`of the worker, ${name}, ms a site`, (1000 * (cpu - (threadsBefore[name] ?? 0))) / count)
      }
      const all = after.worker + after.service + after.database - before.worker - before.service - before.database
      add('CPU in all, ms a site', (1000 * all) / count)
      add('database, KB a site', (after.bytes - before.bytes) / count / 1000)
      add('of it for the history, KB a result', (await historyBytes(url)) / 1000)
      add('write-ahead log, KB a site', (after.wal - before.wal) / count / 1000)
      add('transactions a site', (after.commits - before.commits) / count)
      add('received, KB a site (gzip)', (after.sent - before.sent) / count / 1000)
      add('sites per second', count / seconds)
      add('connections of a service and a worker', await connections(url))
    })
  }
  await web.close()
  const bytes = pages.reduce((sum, { plain }) => sum + plain, 0) / pages.length
  say(
    `\n${count} sites of ${PAGES} pages of ${round(bytes / 1000, 0)} KB after ${warm} others, one worker with 2 scans at a time`,
  )
  for (const [name, all] of Object.entries(cost)) {
    say(
      row(
        name,
        `${spread(all, name.startsWith('sites') ? 2 : 0)}${name.startsWith('CPU in all') ? ' (goal: 300)' : ''}`,
      ),
    )
  }
}

/** Results that are too old: removed as housekeeping does it, by one statement, and as the table of a month. */
async function measureHistory() {
  const addresses = Number(values.sites ?? 2_000)
  const EARLIER = 4
  const server = await startPostgres()
  if (!server) throw new Error('This needs PostgreSQL: apt-get install postgresql')
  /** @type {Record<string, number[]>} */
  const cost = {}
  const add = (/** @type {string} */ name, /** @type {number} */ value) => {
    cost[name] = [...(cost[name] ?? []), value]
  }
  for (let turn = 0; turn < rounds; turn++) {
    const url = await server.newDatabase()
    const storage = postgresStorage(url)
    const results = await seed(url, storage, { addresses, earlier: EARLIER })
    await ask(url, `CREATE TABLE month AS SELECT * FROM operable_document WHERE key ~ '^report-(archive|evidence)/'`)
    await ask(url, 'ALTER TABLE month ADD PRIMARY KEY (key)')
    await ask(url, 'CREATE TABLE others AS SELECT * FROM month')
    await ask(url, 'CHECKPOINT')
    const now = () => new Date('2027-06-01T00:00:00Z')
    const { housekeeping, close } = createOperable({ storage, now, retention: { history: 90 } })
    const begun = performance.now()
    while (await housekeeping.pass());
    const seconds = (performance.now() - begun) / 1000
    const left = await storage.keys('report-earlier/')
    if (left.length > 0) throw new Error(`${left.length} results are left.`)
    add('by housekeeping, results per second', results / seconds)
    add('by one DELETE, results per second', results / (await secondsOf(url, 'DELETE FROM others')))
    add('by dropping a table, ms in all', 1000 * (await secondsOf(url, 'DROP TABLE month')))
    await close()
    await storage.close?.()
  }
  await server.stop()
  say(`\n${addresses} addresses with ${EARLIER} earlier results each, all of which are too old`)
  for (const [name, all] of Object.entries(cost)) say(row(name, spread(all, 0)))
}

/** One address with its results, copied under other ids. @param {string} url @param {Storage} storage @param {{ addresses: number, earlier: number }} size */
async function seed(url, storage, { addresses, earlier }) {
  const { createReports } = await import('../../packages/node/src/services/reports/create-reports.ts')
  const reports = createReports({ storage })
  let id = ''
  // About as much as a small site gives.
  for (let at = 0; at <= earlier; at++) {
    const body = `<h1>Shop</h1><p>${noise(30_000)}</p>`
    id = (await reports.save(await evidenceOf('https://shop.example/', { at: at * 60, body }))).id
  }
  const other = `'${id.slice(0, -8)}' || lpad(n::text, 8, '0')`
  await ask(
    url,
    `INSERT INTO operable_document (key, version, value)
     SELECT replace(key, '${id}', ${other}), gen_random_uuid(), value
     FROM operable_document, generate_series(1, ${addresses - 1}) AS n WHERE position('${id}' in key) > 0`,
  )
  await ask(url, 'VACUUM ANALYZE operable_document')
  return addresses * earlier
}

/** @param {string} url @param {string} statement */
async function secondsOf(url, statement) {
  const begun = performance.now()
  await ask(url, statement)
  return (performance.now() - begun) / 1000
}

/**
 * @typedef {object} Fleet
 * @property {string} url of the database
 * @property {(urls: string[]) => Promise<{ seconds: number, reads: number }>} scan
 * @property {() => Promise<Record<'worker' | 'service' | 'database', number>>} cpu seconds
 * @property {() => Record<string, number>} threads seconds of the first worker
 */

/**
 * One service, some workers and a database, for one round.
 *
 * @param {{ workers: number, concurrency: number }} size
 * @param {(fleet: Fleet) => Promise<void>} use
 */
async function withFleet({ workers, concurrency }, use) {
  const database = await startPostgres({ max_connections: '200' })
  if (!database) throw new Error('This needs PostgreSQL: apt-get install postgresql')
  const { url } = database
  const storage = postgresStorage(url)
  /** @type {FleetProcess[]} */
  const started = []
  try {
    await storage.keys('')
    const service = await startService(url)
    started.push(service)
    for (let n = 0; n < workers; n++) started.push(await startWorker(url, concurrency))
    await use({
      url,
      scan: (urls) => scanAll(service.url, storage, urls),
      threads: () => threadsOf(started[1]?.child.pid ?? 0),
      async cpu() {
        const [own, ...others] = started.map(({ child }) => cpuOf(child.pid ?? 0))
        return {
          service: own ?? 0,
          worker: others.reduce((sum, each) => sum + each, 0),
          database: await databaseCpu(url),
        }
      },
    })
  } finally {
    await Promise.all(started.map((each) => each.stop()))
    await storage.close?.()
    await database.stop()
  }
}

/** @param {string} service @param {Storage} storage @param {string[]} urls */
async function scanAll(service, storage, urls) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_KEY}` }
  const begun = performance.now()
  const ids = await Promise.all(
    urls.map(async (url) => {
      const body = JSON.stringify({ url, urgency: 'batch' })
      const answer = await fetch(`${service}/api/v1/scans`, { method: 'POST', headers, body })
      if (answer.status !== 202) throw new Error(`A scan was answered with ${answer.status}.`)
      return /** @type {{ id: string }} */ (await answer.json()).id
    }),
  )
  let open = ids
  while (open.length > 0) {
    await pause(100)
    const keys = open.map((id) => `scans/${id}`)
    const records = /** @type {any[]} */ (await readMany(storage, keys))
    const states = records.map((stored) => stored?.value.state)
    if (states.includes('failed')) throw new Error('A scan failed.')
    open = open.filter((_, index) => states[index] !== 'completed')
  }
  const seconds = (performance.now() - begun) / 1000
  let reads = 0
  for (const url of urls) {
    const answer = await fetch(`${service}/api/v1/report?url=${encodeURIComponent(url)}`)
    reads += /** @type {any} */ (await answer.json()).coverage.pagesRead
  }
  return { seconds, reads }
}

/** Seconds by kind of thread, of those that are there. @param {number} pid @returns {Record<string, number>} */
function threadsOf(pid) {
  /** @type {Record<string, string>} */
  const kinds = { operable: 'threads that read pages', V8Worker: 'helpers of V8' }
  /** @type {Record<string, number>} */
  const seconds = {}
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim()
    const kind = thread === `${pid}` ? 'main thread' : (kinds[name] ?? 'others')
    seconds[kind] = (seconds[kind] ?? 0) + cpuOf(`${pid}/task/${thread}`)
  }
  return seconds
}

/** Seconds that a process with all its threads has worked, from proc(5). @param {number | string} pid */
function cpuOf(pid, withChildren = false) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15)
  return (user + system + (withChildren ? childUser + childSystem : 0)) / 100
}

/** Of the server with all that it started, those that have ended included. @param {string} url */
async function databaseCpu(url) {
  const [main] = await ask(url, `SELECT pg_read_file('postmaster.pid') AS text`)
  const pid = Number(String(main?.['text']).split('\n')[0])
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return own.reduce((sum, name) => sum + safely(() => cpuOf(Number(name))), cpuOf(pid, true))
}

/** @param {string} pid */
function parentOf(pid) {
  return safely(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  })
}

/** 0 for a process that has just ended. @param {() => number} read */
function safely(read) {
  try {
    return read()
  } catch {
    return 0
  }
}

/** @param {string} url */
async function written(url) {
  await ask(url, 'SELECT pg_stat_clear_snapshot()')
  const [row] = await ask(
    url,
    `SELECT pg_total_relation_size('operable_document') AS bytes, pg_current_wal_lsn() - '0/0' AS wal,
       (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`,
  )
  return { bytes: Number(row?.['bytes']), wal: Number(row?.['wal']), commits: Number(row?.['commits']) }
}

/** What an earlier result takes: the report and the evidence, packed. @param {string} url */
async function historyBytes(url) {
  const [row] = await ask(
    url,
    `SELECT sum(pg_column_size(value)) AS bytes, count(*) FILTER (WHERE key LIKE 'report-archive/%') AS results
     FROM operable_document WHERE key ~ '^report-(archive|evidence)/'`,
  )
  return Number(row?.['bytes']) / Number(row?.['results'])
}

/** Of all processes, without this one's. @param {string} url */
async function connections(url) {
  const text = 'SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()'
  const [row] = await ask(url, text)
  // The question itself, and the storage that looks for ends of scans.
  return Number(row?.['n']) - 2
}

/**
 * Sites at addresses of their own, all with the same pages, sent with gzip.
 *
 * @param {(path: string) => { body: Buffer } | undefined} pageAt
 * @param {{ delay: number, paths: number }} options
 */
async function startSites(pageAt, { delay }) {
  let sent = 0
  const server = createServer(async (request, response) => {
    if (delay > 0) await pause(delay)
    const path = request.url ?? '/'
    const page = /^\/(?:|[a-z]|p\d+)$/.test(path) ? pageAt(path) : undefined
    if (!page) return void response.writeHead(404).end()
    sent += page.body.length
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(page.body)
  })
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: (/** @type {number} */ n) => `http://127.20.${n >> 8}.${(n & 255) + 1 > 255 ? 255 : (n & 255) + 1}:${port}/`,
    sent: () => sent,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}

/** @param {string[]} links */
function small(links) {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(' ')
  const form =
    '<form action="/send" method="post"><label>Email <input type="email" name="email"></label><button>Subscribe</button></form>'
  return page(`<title>Shop</title><h1>Shop</h1><p>What it sells.</p>${anchors}${form}`)
}

/**
 * Pages of the corpus, of this size on average. Each leads to all the others, and to nothing else.
 *
 * @param {number} count @param {number} mean
 */
function largePages(count, mean) {
  const sorted = corpusPages()
    .filter(({ bytes }) => bytes > 100_000 && bytes < 500_000)
    .map((entry) => {
      const text = readPage(entry)
        .replace(/<base\b[^>]*>/gi, '')
        .replace(/\bhref\s*=\s*(["'])(?!\/p\d).*?\1/gi, 'href="#"')
      return { name: entry.page, text, bytes: Buffer.byteLength(text) }
    })
    .toSorted((a, b) => a.bytes - b.bytes || (a.name < b.name ? -1 : 1))
  // Of those next to each other in size, the last that are not larger on average.
  const windowAt = (/** @type {number} */ start) => sorted.slice(start, start + count)
  const sizeOf = (/** @type {{ bytes: number }[]} */ some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / count
  const chosen = windowAt(sorted.findIndex((_, start) => sizeOf(windowAt(start + 1)) > mean))
  // The first one is the homepage.
  const links = chosen.map((_, n) => (n === 0 ? '' : `<a href="/p${n}">Page ${n}</a>`)).join(' ')
  return chosen.map(({ text }) => page(text.replace(/<body[^>]*>/i, (tag) => `${tag}<nav>${links}</nav>`)))
}

/** @param {string} text */
function page(text) {
  return { body: gzipSync(text), plain: Buffer.byteLength(text) }
}

/** @param {string} name @param {string} value */
function row(name, value) {
  return `${name.padEnd(44)} ${value}`
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`)
}
