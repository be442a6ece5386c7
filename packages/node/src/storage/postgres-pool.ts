/** A statement with its values. */
export interface PostgresStatement {
  name?: string
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

/** For callers without types. */
export function isPostgresPool(given: unknown): given is PostgresPool {
  const { connect, end } = (given ?? {}) as Partial<PostgresPool>
  return typeof connect === 'function' && typeof end === 'function'
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
