import { OperableError } from '@operable/core'
import type { Pool } from 'pg'

/** A statement with its values. */
export interface PostgresStatement {
  text: string
  values?: unknown[]
}

/** What is used of an answer. */
export interface PostgresResult {
  rows: Record<string, unknown>[]
  rowCount: number | null
}

/** What is used of a connection of a pool. */
export interface PostgresClient {
  query(statement: PostgresStatement): Promise<PostgresResult>
  release(isBroken?: boolean): void
  on?(event: 'error', listener: (error: Error) => void): unknown
}

/** What is used of a pool: `Pool` of the package `pg` fits as it is. */
export interface PostgresPool {
  connect(): Promise<PostgresClient>
  end(): Promise<void>
  on?(event: 'error', listener: (error: Error) => void): unknown
  on?(event: 'connect', listener: (client: PostgresClient) => void): unknown
}

/** Whether a text is the address of a PostgreSQL database. */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text)
}

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
  const { Pool } = await loadPg()
  const pool = new Pool({
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

const watched = new WeakSet<object>()

/** Keeps connections that break from ending this process: the pool drops them, and makes others. */
export function watchPool(pool: PostgresPool): void {
  if (watched.has(pool)) return
  watched.add(pool)
  pool.on?.('error', ignore)
  // A server that cuts a connection as soon as it is made is heard before the pool has handed it out.
  pool.on?.('connect', watchClient)
}

/** Whoever waits for an answer is told anyway. */
export function watchClient(client: PostgresClient): void {
  if (watched.has(client)) return
  watched.add(client)
  client.on?.('error', ignore)
}

function ignore(): void {}

/** The driver, which only services on PostgreSQL need. @throws OperableError `missing_dependency` */
export async function loadPg(): Promise<typeof import('pg')['default']> {
  try {
    return (await import('pg')).default
  } catch (cause) {
    throw new OperableError('missing_dependency', 'PostgreSQL needs the package pg: npm install pg', { cause })
  }
}
