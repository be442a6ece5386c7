// What goes wrong while a fleet works.
import { setTimeout as pause } from 'node:timers/promises'
import { startService, startWorker } from '../../packages/node/test/fleet/processes.ts'
import { ask } from '../../packages/node/test/postgres-server.ts'

/**
 * @typedef {import('../../packages/node/test/fleet/processes.ts').FleetProcess} FleetProcess
 * @typedef {import('../../packages/node/test/fleet/simulated-web.ts').Visit} Visit
 * @typedef {object} Fleet
 * @property {import('../../packages/node/test/postgres-server.ts').PostgresServer} database
 * @property {FleetProcess[]} services
 * @property {FleetProcess[]} workers
 * @property {Set<FleetProcess>} frozen
 * @property {number} concurrency
 */

/** How long a process is frozen, in ms: longer than the queue believes in it, or not. */
const FROZEN = [13_000, 3_000]

/** One of each dozen. */
const DOZEN = [
  'killed',
  'connections cut',
  'frozen',
  'killed',
  'service killed',
  'connections cut',
  'killed',
  'database restarted',
  'frozen',
  'connections cut',
  'killed',
  'service killed',
]

const SERVICE_WORDS = ['--public-scans', '--trusted-proxy', '127.0.0.0/8']

/**
 * @param {Fleet} fleet
 * @param {{ chance: () => number, now: () => number }} options
 */
export function createFaults(fleet, { chance, now }) {
  const { database, services, workers, frozen, concurrency } = fleet
  /** @type {{ kind: string, at: number }[]} */
  const made = []
  /** @type {Set<Promise<unknown>>} */
  const mending = new Set()

  /** @param {Promise<unknown>} work */
  function mend(work) {
    const done = work.finally(() => mending.delete(done))
    mending.add(done)
  }

  /** @type {Record<string, () => Promise<void>>} */
  const kinds = {
    async killed() {
      const n = awake()
      if (n === undefined) return
      workers[n]?.child.kill('SIGKILL')
      mend(restart(async () => (workers[n] = await startWorker(database.url, concurrency))))
    },
    async frozen() {
      const n = awake()
      const worker = n === undefined ? undefined : workers[n]
      if (!worker) return
      worker.child.kill('SIGSTOP')
      frozen.add(worker)
      const ms = FROZEN[Math.floor(chance() * FROZEN.length)]
      mend(
        pause(ms).then(() => {
          worker.child.kill('SIGCONT')
          frozen.delete(worker)
        }),
      )
    },
    async 'service killed'() {
      const n = Math.floor(chance() * services.length)
      services[n]?.child.kill('SIGKILL')
      mend(restart(async () => (services[n] = await startService(database.url, SERVICE_WORDS))))
    },
    async 'connections cut'() {
      const half = chance() < 0.5 ? 'true' : 'pid % 2 = 0'
      await ask(
        database.url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'operable%' AND ${half}`,
      )
    },
    async 'database restarted'() {
      await database.restart()
    },
  }

  /** Number of a worker that is neither frozen nor gone. */
  function awake() {
    const all = workers.flatMap((worker, n) => (frozen.has(worker) || isGone(worker) ? [] : [n]))
    return all[Math.floor(chance() * all.length)]
  }

  return {
    made,
    async make() {
      const kind = DOZEN[made.length % DOZEN.length] ?? 'killed'
      const at = now()
      made.push({ kind, at })
      await kinds[kind]?.()
    },
    settled: () => Promise.all(mending),
    /**
     * How long after a worker was killed or frozen its scans were begun again, in ms, in order.
     *
     * @param {readonly Visit[]} log
     * @param {Set<string>} hosts that were scanned once
     */
    begunAgain(log, hosts) {
      const times = []
      for (const [host, visits = []] of Object.entries(Object.groupBy(log, (visit) => visit.host))) {
        if (!hosts.has(host) || /^127\.(?:12|13)\./.test(host)) continue
        for (const [n, { path, at }] of visits.entries()) {
          const last = visits[n - 1]
          if (n === 0 || !last || path !== '/robots.txt') continue
          const fault = made.find((fault) => fault.at > last.at - 200 && fault.at < at)
          if (fault?.kind === 'killed' || fault?.kind === 'frozen') times.push(at - fault.at)
        }
      }
      return times.sort((a, b) => a - b)
    },
  }
}

/** @param {FleetProcess} worker */
function isGone({ child }) {
  return child.exitCode !== null || child.signalCode !== null
}

/** A process may start while the database does not answer. @param {() => Promise<unknown>} start */
async function restart(start) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === 20) throw error
      await pause(500)
    }
  }
}
