import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import type { Pool, QueryConfig } from 'pg'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { type ScanJob, type ScanQueue, scanUrgencies } from '../contracts/scan-queue.ts'
import { onceUntilFailure } from '../once-until-failure.ts'
import { openPool } from '../storage/open-pool.ts'
import { databaseUnavailable } from '../storage/postgres-failure.ts'

/** Where the jobs are, and how many run at a time. Only `url` is required. */
export interface PgBossQueueOptions {
  /** Address of the database, such as `postgres://user:password@host/name`. PostgreSQL 13 or later. */
  url: string
  /** Most jobs that run at a time in this process. Default: 2. */
  concurrency?: number
  /** PostgreSQL schema of the jobs; it is created. Processes with the same one share their jobs. Default: `operable_queue`. */
  schema?: string
  /** Receives errors that no caller sees, such as a lost connection; the queue goes on by itself. Default: they are ignored. */
  onError?: (error: unknown) => void
}

const QUEUE = 'scans'

/** The least that pg-boss takes for a heartbeat, in s. */
const LEAST_HEARTBEAT = 10

/**
 * A worker that has not been heard of for so long is gone, in s. With it, a scan whose next worker dies as well is still begun again
 * within 15.
 */
const HEARTBEAT = 6

/** How long a job that was rejected keeps its place, in ms: whatever it lacks may be there then. */
const REJECTED = 1_000

/** How long a statement may take, in ms. */
const WAIT = 10_000

/** A job that waits so long is removed, in s: never, as far as anybody can tell. */
const FOR_EVER = 10 * 365 * 24 * 3_600

/**
 * The queue of many processes, on PostgreSQL. A job whose worker died, froze or was cut off is handed out again within 15
 * seconds. Needs the package `pg-boss`.
 *
 * @throws TypeError when `concurrency` is not a whole number from 1. Its members reject with OperableError
 * `storage_unavailable` when the database cannot be used, and `missing_dependency` without pg-boss.
 */
export function pgBossQueue(options: PgBossQueueOptions): ScanQueue {
  const { url, concurrency = 2, schema = 'operable_queue', onError = () => {} } = options
  if (!Number.isSafeInteger(concurrency) || concurrency < 1) {
    throw new TypeError('concurrency must be a whole number of 1 or more.')
  }
  const closing = new AbortController()
  const opened = onceUntilFailure(open)

  async function open(): Promise<Opened> {
    const { PgBoss } = await loadPgBoss()
    // A fetch, a heartbeat or an end of each job that runs, and a few more. Not the pool of pg-boss: there a server that
    // cuts a connection as it lets it in ends the process.
    const pool = await openPool(url, {
      waitMs: WAIT,
      connections: Math.min(concurrency + 2, 10),
      name: 'operable queue',
    })
    const boss = new PgBoss({
      db: databaseOf(pool),
      schema,
      schedule: false,
      // How soon it is noticed that a worker is gone; the default is a minute.
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
      maintenanceIntervalSeconds: 60,
    })
    // It tells of each statement that fails, in an object that is no Error.
    boss.on('error', (cause) => onError(unusable(cause)))
    try {
      await boss.start()
      await createQueue(boss, pool)
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {})
      await pool.end()
      throw error
    }
    return { boss, pool }
  }

  async function createQueue(boss: PgBoss, pool: Pool): Promise<void> {
    await boss.createQueue(QUEUE, {
      // One that runs for each key, which is the site; a unique index sees to it.
      policy: 'singleton',
      partition: true,
      heartbeatSeconds: LEAST_HEARTBEAT,
      expireInSeconds: 3_600,
      // The document of a scan knows when enough is enough: a job ends with its scan.
      retryLimit: 1_000_000,
      // One whose worker is gone has waited long enough.
      retryDelay: 0,
      // The supervisor counts all that is kept, each second.
      deleteAfterSeconds: 300,
      retentionSeconds: FOR_EVER,
    })
    // Jobs take it from the row of their queue.
    await pool.query(`UPDATE ${schema}.queue SET heartbeat_seconds = $1 WHERE name = $2`, [HEARTBEAT, QUEUE])
  }

  async function boss(): Promise<PgBoss> {
    if (closing.signal.aborted) {
      throw new OperableError('storage_unavailable', 'The queue is closed.')
    }
    return (await opened()).boss
  }

  async function put(job: ScanJob): Promise<void> {
    const started = await boss()
    const { scanId, site, urgency } = job
    const id = jobId(scanId)
    const send = () =>
      started.send(QUEUE, { scanId, site, urgency }, { id, singletonKey: site, priority: priorityOf(job) })
    if ((await send()) !== null) return
    const [known] = await started.findJobs(QUEUE, { id })
    if (known?.state === 'active') return
    const isWaiting = known?.state === 'created' || known?.state === 'retry'
    if (isWaiting) {
      if (known.priority < priorityOf(job))
        await started.update(QUEUE, { scanId, site, urgency }, { id, priority: priorityOf(job) })
      return
    }
    // It has ended, and yet its scan is open, or was just now.
    if (known) await started.deleteJob(QUEUE, id)
    await send()
  }

  return {
    durable: true,
    enqueue: (job) => usable(() => put(job)),
    count: (most) =>
      usable(async () => {
        const text = `SELECT count(*)::int AS jobs FROM (SELECT 1 FROM ${schema}.job WHERE name = $1 AND state < 'completed' LIMIT $2) AS open`
        const { rows } = await (await boss()).getDb().executeSql(text, [QUEUE, most])
        return rows[0].jobs
      }),
    work: (worker) =>
      usable(async () => {
        const options = {
          localConcurrency: concurrency,
          pollingIntervalSeconds: 0.5,
          burstWhenBatchFull: true,
          heartbeatRefreshSeconds: HEARTBEAT / 3,
        }
        await (await boss()).work<ScanJob>(QUEUE, options, async ([job]) => {
          if (!job) return
          const signal = AbortSignal.any([job.signal, closing.signal])
          await worker(job.data, signal).catch(async (error: unknown) => {
            await pause(REJECTED, undefined, { signal }).catch(() => {})
            throw error
          })
        })
      }),
    async close() {
      closing.abort()
      const started = await opened.take()
      await started?.boss.stop({ graceful: true, timeout: 30_000 })
      if (started && !started.pool.ended) await started.pool.end()
    },
  }
}

interface Opened {
  boss: PgBoss
  pool: Pool
}

function databaseOf(pool: Pool): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: (text, values) => pool.query({ text, values, query_timeout: WAIT } as QueryConfig),
  }
}

async function loadPgBoss(): Promise<typeof import('pg-boss')> {
  try {
    return await import('pg-boss')
  } catch (cause) {
    const message = 'The queue on PostgreSQL needs pg-boss. To install it, run: npm install pg-boss pg'
    throw new OperableError('missing_dependency', message, { cause })
  }
}

async function usable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw unusable(cause)
  }
}

function unusable(cause: unknown): OperableError {
  return databaseUnavailable('The queue cannot be used', cause)
}

/** A UUID of version 8 (RFC 9562 section 5.8) made of the scan's id, so that PostgreSQL knows a job that it has. */
function jobId(scanId: string): string {
  const hex = createHash('sha256').update(scanId).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** pg-boss takes the highest first. */
function priorityOf({ urgency }: ScanJob): number {
  return scanUrgencies.length - scanUrgencies.indexOf(urgency)
}
