import { randomUUID } from 'node:crypto'
import { checkOptions, count, optionSchema, waiting, yesOrNo } from '../check-options.ts'
import type { Storage, StoredText } from '../contracts/storage.ts'
import { checkKey, fromText, toText } from './adapter.ts'
import { openPool } from './open-pool.ts'
import { isPostgresPool, isPostgresUrl, type PostgresPool } from './postgres-pool.ts'
import { createPostgresSession } from './postgres-session.ts'

/** How a PostgreSQL database is used. */
export interface PostgresOptions {
  /** How long a call takes at most, in ms: then it is `storage_unavailable`. Default: 10,000. */
  waitMs?: number
  /** Most connections of this process, if it makes its own pool. Default: 10. */
  connections?: number
  /** Refuses a database that has no tables of Operable, instead of making them. Default: false. */
  mustExist?: boolean
}

const schema = optionSchema<PostgresOptions>({ waitMs: waiting, connections: count, mustExist: yesOrNo })

/**
 * Documents in one table of a PostgreSQL database, version 13 or newer, which any number of processes and machines can
 * share. Needs the package `pg`. A write is committed before it is answered. The first call creates or updates the tables
 * `operable_document` and `operable_schema` in the first schema of the search path.
 *
 * A server that cannot be reached, is read-only, overloaded or slow rejects the call with `storage_unavailable`, and the
 * next call tries again. A write that was rejected because the connection was lost, or because it took too long, may have
 * happened all the same: read before you repeat it, as `updateDocument` does.
 *
 * @param database address such as `postgres://user:password@host/database`, or a pool of `pg` that you made, with time
 * limits of your own for connections and statements; `close` leaves your pool open
 * @throws TypeError for what is neither, and for an option that is invalid
 */
export function postgresStorage(database: string | PostgresPool, options: PostgresOptions = {}): Storage {
  checkOptions('postgresStorage', schema, options)
  const { waitMs = 10_000, connections = 10, mustExist = false } = options
  const ownsPool = typeof database === 'string'
  if (!ownsPool && !isPostgresPool(database)) {
    throw new TypeError('postgresStorage takes the address of a PostgreSQL database, or a pool of the package pg.')
  }
  if (ownsPool && !isPostgresUrl(database)) {
    throw new TypeError('The address of a PostgreSQL database looks like this: postgres://user:password@host/database')
  }
  const pool = async () => (ownsPool ? openPool(database, { waitMs, connections }) : database)
  const { run, close } = createPostgresSession(pool, { waitMs, ownsPool, mustExist })

  async function readText(key: string): Promise<StoredText | undefined> {
    checkKey(key)
    const { rows } = await run({ text: SELECT, values: [key] })
    return rows[0] && textOf(rows[0])
  }

  return {
    capabilities: { atomicity: 'store', reopen: () => postgresStorage(database, options) },
    async read(key) {
      const stored = await readText(key)
      return stored && { value: fromText(stored.text, key), version: stored.version }
    },
    readText,
    async readMany(keys) {
      keys.forEach(checkKey)
      const { rows } = await run({ text: SELECT_MANY, values: [keys] })
      const found = new Map(rows.map((row) => [String(row['key']), textOf(row)]))
      return keys.map((key) => {
        const stored = found.get(key)
        return stored && { value: fromText(stored.text, key), version: stored.version }
      })
    },
    async write(key, value, { ifVersion } = {}) {
      checkKey(key)
      const text = toText(value)
      const version = randomUUID()
      const values = [key, version, text]
      if (ifVersion === undefined) await run({ text: UPSERT, values })
      else if (ifVersion === null) return (await run({ text: INSERT, values })).rowCount === 1 ? version : undefined
      else return (await run({ text: UPDATE, values: [...values, ifVersion] })).rowCount === 1 ? version : undefined
      return version
    },
    async remove(key, { ifVersion } = {}) {
      checkKey(key)
      const statement =
        ifVersion === undefined ? { text: REMOVE, values: [key] } : { text: REMOVE_VERSION, values: [key, ifVersion] }
      return (await run(statement)).rowCount === 1
    },
    async keys(prefix, { after = '', limit } = {}) {
      if (limit !== undefined && limit <= 0) return []
      // No key has what the database cannot take either, so such a prefix begins none.
      if (prefix.includes('\0') || !prefix.isWellFormed()) return []
      const from = after.split('\0', 1)[0]?.toWellFormed() ?? ''
      const end = endOfPrefix(prefix)
      const most = limit === undefined || limit === Number.POSITIVE_INFINITY ? null : Math.ceil(limit)
      const { rows } = await run(
        end === undefined
          ? { text: KEYS, values: [prefix, from, most] }
          : { text: KEYS_BEFORE, values: [prefix, from, most, end] },
      )
      return rows.map((row) => String(row['key']))
    },
    async requireWritable() {
      await run({ text: NO_WRITE })
    },
    close,
  }
}

const SELECT = 'SELECT value, version FROM operable_document WHERE key = $1'
const SELECT_MANY = 'SELECT key, value, version FROM operable_document WHERE key = ANY($1::text[])'

// Every write is one statement, which compares and sets under the lock of its row. Versions are compared as text: what is
// no UUID is another version, not an error.
const INSERT_ROW = 'INSERT INTO operable_document (key, version, value) VALUES ($1, $2, $3) ON CONFLICT (key)'
const UPSERT = `${INSERT_ROW} DO UPDATE SET version = excluded.version, value = excluded.value`
const INSERT = `${INSERT_ROW} DO NOTHING`
const UPDATE = 'UPDATE operable_document SET version = $2, value = $3 WHERE key = $1 AND version::text = $4'
const REMOVE = 'DELETE FROM operable_document WHERE key = $1'
const REMOVE_VERSION = `${REMOVE} AND version::text = $2`

// Refused wherever a write is, also for want of a right or a lock, and free: no row is looked at.
const NO_WRITE = 'UPDATE operable_document SET version = version WHERE false'

// A list reads the column and its index, never a document. A prefix is a range: LIKE would give % and _ a meaning.
const KEYS_FROM = 'SELECT key FROM operable_document WHERE key >= $1 AND key > $2'
const KEYS = `${KEYS_FROM} ORDER BY key LIMIT $3`
const KEYS_BEFORE = `${KEYS_FROM} AND key < $4 ORDER BY key LIMIT $3`

function textOf(row: Record<string, unknown>): StoredText {
  return { text: String(row['value']), version: String(row['version']) }
}

const LAST_CODE_POINT = 0x10ffff

/** The first text after all that begin with the prefix, in the order of code points; undefined when there is none. */
function endOfPrefix(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0)
  while (points.at(-1) === LAST_CODE_POINT) points.pop()
  const last = points.pop()
  if (last === undefined) return undefined
  // Surrogates are no characters of their own.
  return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
}
