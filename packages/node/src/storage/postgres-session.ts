import { setTimeout as delay } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import { storageClosed, storageUnavailable } from './adapter.ts'
import {
  type PostgresClient,
  type PostgresPool,
  type PostgresResult,
  type PostgresStatement,
  watchClient,
  watchPool,
} from './postgres-pool.ts'
import { MIGRATIONS, type Migration, migrate, schemaIsCurrent, UnusableDatabase } from './postgres-schema.ts'

interface SessionOptions {
  /** How long a call takes at most, in ms. */
  waitMs: number
  /** Whether the pool ends with the session. */
  ownsPool: boolean
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
  { waitMs, ownsPool, migrations = MIGRATIONS }: SessionOptions,
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
    const isCurrent = await withClient(performance.now() + waitMs, (client) => schemaIsCurrent(client, migrations))
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
        throw error instanceof OperableError ? error : postgresFailure(error)
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

class TooLate extends Error {
  override name = 'TooLate'
}

function ignore(): void {}

const TOO_MANY_CONNECTIONS = '53300'

/** A serialization failure, a deadlock: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
const CONFLICTS = ['40001', '40P01']

/**
 * What is wrong with one statement. After anything else a new connection is made: a server that was promoted, or may be
 * written to again, tells only new ones.
 */
const LEAVES_CONNECTION_USABLE = /^(?:22...|23...|40...|57014|55P03)$/

/** The five characters by which the server names an error: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) && !NODE_CODES.has(code) ? code : undefined
}

/** Codes of Node that look like one of the server. */
const NODE_CODES = new Set(['EPIPE', 'EPERM'])

/** By code, or the beginning of one: never what the server says, which may name users and addresses. */
const REASONS: readonly [RegExp, string][] = [
  [/^53300$/, 'the server has no connection left'],
  [/^25006$/, 'it is read-only'],
  [/^57014$|^55P03$/, 'it took too long to answer'],
  [/^28/, 'it refused the user or the password'],
  [/^3D000$/, 'the server has no database of that name'],
  [/^42501$/, 'the user does not have the permission'],
  [/^42P01$/, 'its tables are gone'],
  [/^53100$/, 'the disk is full'],
  [/^53/, 'the server is overloaded'],
  [/^57P/, 'the server is starting or stopping'],
  [/^40/, 'others change the same document'],
  [/^08/, 'the connection was lost'],
]

function postgresFailure(error: unknown): OperableError {
  return storageUnavailable(`The database cannot be used: ${reasonOf(error)}.`, error)
}

function reasonOf(error: unknown): string {
  if (error instanceof TooLate) return 'it took too long to answer'
  if (error instanceof UnusableDatabase) return error.message
  const state = sqlState(error)
  // The driver has no code for that.
  if (error instanceof Error && /client password must be/.test(error.message)) return 'the server asks for a password'
  if (state === undefined) return 'the server could not be reached, or the connection was lost'
  return REASONS.find(([codes]) => codes.test(state))?.[1] ?? `the server reported error ${state}`
}
