import { setTimeout as delay } from 'node:timers/promises'
import { storageClosed } from './adapter.ts'
import { databaseUnavailable, sqlState, TOO_MANY_CONNECTIONS, TooLate } from './postgres-failure.ts'
import {
  type PostgresClient,
  type PostgresPool,
  type PostgresResult,
  type PostgresStatement,
  watchClient,
  watchPool,
} from './postgres-pool.ts'
import { MIGRATIONS, type Migration, migrate, requireTables, schemaIsCurrent } from './postgres-schema.ts'

interface SessionOptions {
  /** How long a call takes at most, in ms. */
  waitMs: number
  /** Whether the pool ends with the session. */
  ownsPool: boolean
  /** Refuses a database without tables. Default: they are made. */
  mustExist?: boolean
  migrations?: readonly Migration[]
}

/** Statements on a database whose tables are up to date. */
export interface PostgresSession {
  /** @throws OperableError `storage_unavailable`, within the time that a call may take; `missing_dependency` */
  run(statement: PostgresStatement): Promise<PostgresResult>
  close(): Promise<void>
}

/** How often a statement that met another one is tried again. */
const MOST_RETRIES = 3

/** How long a call waits for the server to have a connection left, in ms; longer while it can have one of ours. */
const SLOT_WAIT_MS = 1_000

/** A migration of a large table may take so long, in ms. */
const MIGRATION_MS = 10 * 60 * 1000

/** How long closing waits for the server to say goodbye, in ms. */
const CLOSE_MS = 1_000

/** @param openPool makes the pool, at the first call */
export function createPostgresSession(
  openPool: () => Promise<PostgresPool>,
  { waitMs, ownsPool, mustExist = false, migrations = MIGRATIONS }: SessionOptions,
): PostgresSession {
  let opening: Promise<PostgresPool> | undefined
  let preparing: Promise<void> | undefined
  /** Connections that calls of this process hold. */
  let held = 0
  /** When the last of them went back. */
  let heldUntil = Number.NEGATIVE_INFINITY
  let closed = false

  function openOnce(): Promise<PostgresPool> {
    opening ??= openPool().then((pool) => {
      watchPool(pool)
      return pool
    })
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  async function connect(deadline: number): Promise<PostgresClient> {
    const pool = await openOnce()
    const begun = performance.now()
    for (;;) {
      const connecting = pool.connect()
      try {
        return await before(deadline, connecting)
      } catch (error) {
        // One that comes too late goes back.
        connecting.then((client) => client.release(), ignore)
        // Between two calls nobody holds the connection that they share.
        const lastUse = held > 0 ? performance.now() : Math.max(begun, heldUntil)
        const isLast = performance.now() > Math.min(deadline, lastUse + SLOT_WAIT_MS)
        if (sqlState(error) !== TOO_MANY_CONNECTIONS || isLast) throw error
      }
      await delay(10 + Math.random() * 40)
    }
  }

  async function withClient<T>(deadline: number, use: (client: PostgresClient) => Promise<T>): Promise<T> {
    const client = await connect(deadline)
    watchClient(client)
    held++
    let isBroken = false
    try {
      return await before(deadline, use(client))
    } catch (error) {
      isBroken = !LEAVES_CONNECTION_USABLE.test(sqlState(error) ?? '')
      throw error
    } finally {
      held--
      heldUntil = performance.now()
      client.release(isBroken)
    }
  }

  /** Once for all calls. If it fails, the next call tries again. */
  function prepareOnce(): Promise<void> {
    preparing ??= prepare()
    preparing.catch(() => {
      preparing = undefined
    })
    return preparing
  }

  async function prepare(): Promise<void> {
    const isCurrent = await withClient(performance.now() + waitMs, async (client) => {
      if (mustExist) await requireTables(client)
      return schemaIsCurrent(client, migrations)
    })
    if (isCurrent) return
    await withClient(performance.now() + MIGRATION_MS, (client) => migrate(client, { migrations, lockMs: waitMs }))
  }

  async function answer(statement: PostgresStatement, deadline: number): Promise<PostgresResult> {
    await before(deadline, prepareOnce())
    for (let retries = 0; ; retries++) {
      try {
        return await withClient(deadline, (client) => client.query(ownsPool ? named(statement) : statement))
      } catch (error) {
        if (retries === MOST_RETRIES || !CONFLICTS.includes(sqlState(error) ?? '')) throw error
      }
      // At random, so that the same two do not meet again.
      await delay(Math.random() * 10 * 2 ** retries)
    }
  }

  return {
    async run(statement) {
      if (closed) throw storageClosed()
      try {
        return await answer(statement, performance.now() + waitMs)
      } catch (error) {
        if (closed) throw storageClosed()
        throw databaseUnavailable('The database cannot be used', error)
      }
    },
    async close() {
      if (closed) return
      closed = true
      const pool = await opening?.catch(() => undefined)
      if (ownsPool && pool) await before(performance.now() + CLOSE_MS, pool.end()).catch(ignore)
    },
  }
}

const names = new Map<string, string>()

/** With a name, a connection has the server read and plan a statement once. A pool that is not ours may not keep connections apart. */
function named(statement: PostgresStatement): PostgresStatement {
  const name = names.get(statement.text) ?? `operable ${names.size}`
  names.set(statement.text, name)
  return { ...statement, name }
}

/** What the promise gives; rejects at the deadline, whatever it does later. */
async function before<T>(deadline: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), Math.max(0, deadline - performance.now()))
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

function ignore(): void {}

/** A serialization failure, a deadlock: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
const CONFLICTS = ['40001', '40P01']

/**
 * What is wrong with one statement. After anything else a new connection is made: a server that was promoted, or may be
 * written to again, tells only new ones.
 */
const LEAVES_CONNECTION_USABLE = /^(?:22...|23...|40...|57014|55P03)$/
