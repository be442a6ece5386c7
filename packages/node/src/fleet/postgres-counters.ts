import type { Pool, QueryConfig } from 'pg'
import type { LeasedCounters } from '../contracts/leased-counters.ts'
import { onceUntilFailure } from '../once-until-failure.ts'
import { openPool } from '../storage/open-pool.ts'

/** How often windows that are over are removed, in ms. */
const TIDY = 60_000

/** How long a request waits for the counters, in ms; then its process counts by itself. */
const WAIT = 1_000

const TABLE = 'operable_limits'

/**
 * Counts the requests of clients in PostgreSQL. No client gets more than its limit; one that moves between processes may
 * get less, by what another process has leased for it and not used.
 *
 * @param options.url address of the database
 */
export function postgresCounters({ url }: { url: string }): LeasedCounters {
  const opened = onceUntilFailure(open)
  let isClosed = false
  let tidied = Number.NEGATIVE_INFINITY

  async function open(): Promise<Pool> {
    const pool = await openPool(url, { waitMs: WAIT, connections: 2, name: 'operable limits' })
    try {
      // Of two processes that create a table at the same time one fails, and it is there by then.
      await pool.query(CREATE).catch(() => pool.query(CREATE))
    } catch (error) {
      await pool.end()
      throw error
    }
    return pool
  }

  return {
    async lease({ name, client, policy: { limit, window }, block }) {
      if (isClosed) throw new Error('The counters are closed.')
      const ready = await opened()
      if (performance.now() - tidied > TIDY) {
        tidied = performance.now()
        await ready.query(`DELETE FROM ${TABLE} WHERE ends_at < now()`)
      }
      const values = [name, client, Math.min(block, limit), window, limit]
      const { rows } = await ready.query({ text: LEASE, values, query_timeout: WAIT } as QueryConfig)
      const { granted, used, ms } = rows[0]
      return { granted, left: limit - used, endsInMs: ms }
    },
    async close() {
      isClosed = true
      await (await opened.take())?.end()
    },
  }
}

const CREATE = `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
  name text, client text, used int NOT NULL, granted int NOT NULL, ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, client))`

/** $1 name, $2 client, $3 block, $4 window in s, $5 limit. In one statement, so that two processes cannot both get the last. */
const LEASE = `INSERT INTO ${TABLE} AS known (name, client, used, granted, ends_at)
  VALUES ($1, $2, $3, $3, clock_timestamp() + $4 * interval '1 s')
  ON CONFLICT (name, client) DO UPDATE SET
    granted = CASE WHEN known.ends_at <= clock_timestamp() THEN $3 ELSE greatest(0, least($3, $5 - known.used)) END,
    used = CASE WHEN known.ends_at <= clock_timestamp() THEN $3 ELSE greatest(known.used, least($5, known.used + $3)) END,
    ends_at = CASE WHEN known.ends_at <= clock_timestamp() THEN clock_timestamp() + $4 * interval '1 s' ELSE known.ends_at END
  RETURNING granted, used, greatest(0, extract(epoch FROM ends_at - clock_timestamp()) * 1000)::float8 AS ms`
