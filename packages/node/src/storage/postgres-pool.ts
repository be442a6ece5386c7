import { OperableError } from '@operable/core'

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
  waitMs: number
  connections: number
}

/** @throws OperableError `missing_dependency` when the package `pg` is not installed */
export async function openPool(url: string, { waitMs, connections }: PoolOptions): Promise<PostgresPool> {
  const Pool = await loadPool()
  return new Pool({
    connectionString: url,
    application_name: 'operable',
    max: connections,
    connectionTimeoutMillis: waitMs,
    // What this process has given up, or left behind when it ended, does not go on in the server.
    statement_timeout: waitMs,
    idle_in_transaction_session_timeout: waitMs,
    keepAlive: true,
    allowExitOnIdle: true,
  })
}

async function loadPool() {
  try {
    return (await import('pg')).default.Pool
  } catch (cause) {
    throw new OperableError('missing_dependency', 'PostgreSQL needs the package pg: npm install pg', { cause })
  }
}
