import { OperableError } from '@operable/core'
import type { Client as PgClient, Pool } from 'pg'
import { watchPool } from './postgres-pool.ts'

interface PoolOptions {
  /** How long a connection may take to be made, and a statement to be answered, in ms. */
  waitMs: number
  connections: number
  /** What the server lists its connections as. Default: `operable`. */
  name?: string
}

/**
 * A pool whose connections may break without ending this process.
 *
 * @throws OperableError `missing_dependency` when the package `pg` is not installed
 */
export async function openPool(url: string, { waitMs, connections, name = 'operable' }: PoolOptions): Promise<Pool> {
  const { Pool, Client } = await loadPg()
  const pool = new Pool({
    Client: endingWhenRefused(Client),
    connectionString: url,
    application_name: name,
    max: connections,
    connectionTimeoutMillis: waitMs,
    // What this process has given up, or left behind when it ended, does not go on in the server.
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  watchPool(pool)
  return pool
}

/** The driver, which only services on PostgreSQL need. @throws OperableError `missing_dependency` */
export async function loadPg(): Promise<typeof import('pg')['default']> {
  try {
    return (await import('pg')).default
  } catch (cause) {
    throw new OperableError('missing_dependency', 'PostgreSQL needs the package pg: npm install pg', { cause })
  }
}

/** A connection that fails as it is made stays open, and keeps the process alive, until the server gives it up after a minute. */
function endingWhenRefused(Client: typeof PgClient): typeof PgClient {
  return class extends Client {
    override connect(): Promise<PgClient>
    override connect(told: (error: Error) => void): void
    override connect(told?: (error: Error) => void): Promise<PgClient> | undefined {
      if (!told) return super.connect()
      super.connect((error: Error) => {
        if (error) void this.end().catch(() => {})
        told(error)
      })
      return undefined
    }
  }
}
