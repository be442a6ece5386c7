// Scans of a simulated web by several processes on one PostgreSQL server, while processes are killed and frozen, the database
// is restarted and connections are cut. Every accepted scan is held against what is stored in the end, and the web's own
// access log shows whether its visitors were polite. Ends with an error when anything was lost, doubled, overwritten or rude.
// Arguments: --scans N (default 500), --faults N (default 8), --workers N (default 3), --concurrency N of each (default 10),
// --services N (default 2), --open N that wait or run at a time (default 300), --seed N. The full form:
//   npm run fleet -- --scans 20000 --faults 500
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { postgresStorage } from '../../packages/node/src/storage/postgres.ts'
import { startService, startWorker } from '../../packages/node/test/fleet/processes.ts'
import { rudeness, startWeb } from '../../packages/node/test/fleet/simulated-web.ts'
import { startPostgres } from '../../packages/node/test/postgres-server.ts'
import { createFaults } from './faults.mjs'
import { createLedger } from './ledger.mjs'
import { random } from './random.mjs'

const { values } = parseArgs({
  options: {
    scans: { type: 'string', default: '500' },
    faults: { type: 'string', default: '8' },
    workers: { type: 'string', default: '3' },
    concurrency: { type: 'string', default: '10' },
    services: { type: 'string', default: '2' },
    open: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})
const scans = Number(values.scans)
const chance = random(Number(values.seed))
/** Each scan is asked for by a client of its own. */
const SERVICE_WORDS = ['--public-scans', '--trusted-proxy', '127.0.0.0/8']
/** A scan that has not ended while no other one did for so long is lost. */
const STILL_MS = 180_000
/** A host that never answers takes half a minute of each scan. With so few scans, it hangs up sooner instead. */
const SHORT = 500
const begun = performance.now()

const database = await startPostgres({ max_connections: '200' })
if (!database) throw new Error('The fleet needs PostgreSQL: apt-get install postgresql')
const web = await startWeb({ silenceMs: scans <= SHORT ? 3_000 : undefined })
const storage = postgresStorage(database.url)
/** @type {import('./faults.mjs').Fleet} */
const fleet = { database, services: [], workers: [], frozen: new Set(), concurrency: Number(values.concurrency) }
let isOver = false
try {
  // The tables are there before several processes want them.
  await storage.keys('')
  await Promise.all([
    ...fill(values.services, async (n) => (fleet.services[n] = await startService(database.url, SERVICE_WORDS))),
    ...fill(values.workers, async (n) => (fleet.workers[n] = await startWorker(database.url, fleet.concurrency))),
  ])
  say(`${values.services} services and ${values.workers} workers are ready.`)
  const from = performance.now()
  const ledger = createLedger(storage)
  const faults = createFaults(fleet, { chance, now: web.now })
  const looking = look(ledger, faults)
  await submit(ledger)
  say('All scans are accepted.')
  await untilStill(ledger)
  isOver = true
  await looking
  const seconds = (performance.now() - from) / 1000
  await faults.settled()
  // Whoever was frozen has its chance to write late.
  await pause(1_000)
  await Promise.all([...fleet.services, ...fleet.workers].map((process) => process.stop()))
  await report(ledger, faults, seconds)
} finally {
  isOver = true
  await Promise.all([...fleet.services, ...fleet.workers].map((process) => process?.stop()))
  await storage.close?.()
  await web.close()
  await database.stop()
}

/** Asks for all addresses at random services, again where one does not answer. @param {ReturnType<typeof createLedger>} ledger */
async function submit(ledger) {
  let next = 0
  const client = async () => {
    while (next < scans) {
      const n = next++
      while (ledger.open() >= Number(values.open)) await pause(20)
      const url = addressOf(n)
      await accept(ledger, url, n)
      // Somebody else wants the same at the same time.
      if (n % 10 === 0) await accept(ledger, url, n + scans)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
}

/** Until all have ended, or none has for so long that none will. @param {ReturnType<typeof createLedger>} ledger */
async function untilStill(ledger) {
  let ended = -1
  let since = performance.now()
  while (ledger.open() > 0 && performance.now() - since < STILL_MS) {
    if (ledger.ended() !== ended) since = performance.now()
    ended = ledger.ended()
    await pause(100)
  }
}

/** @param {ReturnType<typeof createLedger>} ledger @param {string} url @param {number} n of the client */
async function accept(ledger, url, n) {
  for (;;) {
    const service = fleet.services[Math.floor(chance() * fleet.services.length)]
    const client = `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
    try {
      const signal = AbortSignal.timeout(20_000)
      const answer = await fetch(`${service?.url}/api/v1/scans`, {
        method: 'POST',
        headers,
        signal,
        body: JSON.stringify({ url }),
      })
      const body = await answer.json()
      if (answer.status === 202) return ledger.accept(body, url)
      ledger.refuse(answer.status)
    } catch {
      ledger.refuse(0)
    }
    await pause(200)
  }
}

/** Most sites are ordinary; a tenth is asked for again later. @param {number} n */
function addressOf(n) {
  const which = n % 11 === 10 && n > 300 ? n - 300 : n
  const place = which % 20
  if (which % 100 === 50) return web.url('delayed', which)
  if (place < 12) return web.url('plain', which)
  if (place === 12) return web.url('moved', which)
  if (place < 16) return web.url('slow', which)
  if (place === 16) return web.url('dead', which)
  if (place === 17) return web.url('hostile', Math.floor(which / 20))
  return web.url('shared', Math.floor(which / 60), Math.floor(which / 20) % 3)
}

/**
 * Watches what becomes of the scans, and makes faults as they go on.
 *
 * @param {ReturnType<typeof createLedger>} ledger
 * @param {ReturnType<typeof createFaults>} faults
 */
async function look(ledger, faults) {
  const most = Number(values.faults)
  let told = 0
  while (!isOver) {
    await ledger.look().catch(() => {})
    const ended = ledger.ended()
    while (faults.made.length < most && ended >= ((faults.made.length + 1) * scans * 0.8) / (most + 1))
      await faults.make()
    if (ended >= told + scans / 10) {
      told = ended
      say(`${ended} scans have ended, ${faults.made.length} faults.`)
    }
    await pause(100)
  }
}

/**
 * @param {ReturnType<typeof createLedger>} ledger
 * @param {ReturnType<typeof createFaults>} faults
 * @param {number} seconds
 */
async function report(ledger, faults, seconds) {
  const result = await ledger.judge()
  const rude = rudeness(web.log)
  const hosts = ledger.askedOnce()
  const again = faults.begunAgain(web.log, hosts)
  // Of the others a second worker died before it asked for anything: the time of two deaths.
  const once = faults.begunAgain(web.log, ledger.diedOnce(hosts))
  const kinds = Object.entries(Object.groupBy(faults.made, ({ kind }) => kind))
  const time = (/** @type {number | undefined} */ ms) => (ms === undefined ? 'none' : `${(ms / 1000).toFixed(1)} s`)
  const times = (/** @type {number[]} */ all) => {
    const of = (/** @type {number} */ share) => time(all[Math.min(all.length - 1, Math.floor(all.length * share))])
    return `${all.length}; after ${of(0.5)} (median), ${of(0.99)} (p99), ${time(all.at(-1))} (longest)`
  }
  const rows = [
    ['scans accepted', ledger.accepted()],
    ['asked for again while open, and joined', ledger.joined()],
    ['answers that were no', ledger.refusals()],
    ['completed, failed', `${result.completed}, ${result.failed}`],
    ['faults', `${faults.made.length}: ${kinds.map(([kind, made]) => `${made?.length} ${kind}`).join(', ')}`],
    ['begun again', times(again)],
    ['of them, one worker died on the scan', times(once)],
    ['requests to the web', web.log.length],
    ['of them, on a third connection or more', web.log.filter(({ open }) => open > 2).length],
    ['scans per second', (ledger.accepted() / seconds).toFixed(1)],
    ['lost', result.lost.length],
    ['doubled', result.doubled.length],
    ['stale overwrites', result.stale.length],
    ['rude', rude.length],
  ]
  for (const [name, value] of rows) say(`${`${name}`.padEnd(40)} ${value}`)
  const wrong = [...result.lost, ...result.doubled, ...result.stale, ...rude]
  for (const line of wrong.slice(0, 20)) say(line)
  if (wrong.length > 0) process.exitCode = 1
}

/** @template T @param {string} count @param {(n: number) => T} make */
function fill(count, make) {
  return Array.from({ length: Number(count) }, (_, n) => make(n))
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)}  ${text}\n`)
}
