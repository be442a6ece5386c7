import { randomUUID } from 'node:crypto'
import { checkOptions, optionSchema, waiting } from '../check-options.ts'
import type { Storage, StoredText } from '../contracts/storage.ts'
import { checkKey, fromText, toText } from './adapter.ts'
import { createSqliteSession } from './sqlite-session.ts'

/** How long a call may wait for the file. */
export interface SqliteOptions {
  /** How long a call waits while another process locks the file, in ms. Default: 5,000. */
  waitMs?: number
}

const schema = optionSchema<SqliteOptions>({ waitMs: waiting })

/**
 * Documents in one SQLite file, using Node's built-in module. This is the default and needs no setup. Several
 * processes on one machine can share the file; it must not be on a network file system. A write is on disk
 * (write-ahead log, full sync) before it is answered.
 *
 * The file is opened, and its integrity checked, by the first call. A locked, damaged, read-only or full one rejects
 * that call with `storage_unavailable`, and the next call tries again. A file above 32 MiB is not read as a whole then:
 * `operable data check` does that, and `operable backup`. Once the file is removed or replaced every write is refused, and
 * within a second every read, until the file is back or the program starts again.
 *
 * @throws TypeError for a path that is no text or empty, and for an option that is invalid
 */
export function sqliteStorage(path = './operable.db', options: SqliteOptions = {}): Storage {
  checkOptions('sqliteStorage', schema, options)
  if (typeof path !== 'string' || path === '') throw new TypeError('sqliteStorage takes the path of a file.')
  const { waitMs = 5_000 } = options
  const { run, close } = createSqliteSession(path, { waitMs })

  async function readText(key: string): Promise<StoredText | undefined> {
    checkKey(key)
    return run(({ select }) => {
      const row = select.get(key)
      return row && { text: String(row['value']), version: String(row['version']) }
    })
  }

  return {
    capabilities: { atomicity: 'store', reopen: () => sqliteStorage(path, options) },
    async read(key) {
      const stored = await readText(key)
      return stored && { value: fromText(stored.text, key), version: stored.version }
    },
    readText,
    async readMany(keys) {
      keys.forEach(checkKey)
      const rows = await run(({ select }) => keys.map((key) => select.get(key)))
      return rows.map((row, at) => {
        if (!row) return undefined
        return { value: fromText(String(row['value']), keys[at] ?? ''), version: String(row['version']) }
      })
    },
    async write(key, value, { ifVersion } = {}) {
      checkKey(key)
      const text = toText(value)
      // Never reused, and there is no counter to keep.
      const version = randomUUID()
      const { changes } = await run(
        ({ upsert, insert, update }) => {
          if (ifVersion === undefined) return upsert.run(key, text, version)
          return ifVersion === null ? insert.run(key, text, version) : update.run(text, version, key, ifVersion)
        },
        { writes: true },
      )
      return Number(changes) === 1 ? version : undefined
    },
    async remove(key, { ifVersion } = {}) {
      checkKey(key)
      const { changes } = await run(
        ({ remove, removeVersion }) => (ifVersion === undefined ? remove.run(key) : removeVersion.run(key, ifVersion)),
        { writes: true },
      )
      return Number(changes) === 1
    },
    async keys(prefix, { after = '', limit = Number.POSITIVE_INFINITY } = {}) {
      return run(({ keysFrom }) => {
        const found: string[] = []
        if (limit <= 0) return found
        for (const { key } of keysFrom.iterate(prefix, after)) {
          if (!String(key).startsWith(prefix)) break
          if (found.push(String(key)) >= limit) break
        }
        return found
      })
    },
    async requireWritable() {
      await run(({ noWrite }) => noWrite.run(), { writes: true })
    },
    close,
  }
}
