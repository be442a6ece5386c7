import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import type { Storage, StoredText } from '../contracts/storage.ts'
import { fromText, toText } from './json-text.ts'
import { checkKey } from './keys.ts'
import { openSqlite, type SqliteConnection } from './sqlite-connection.ts'
import { readsTogether } from './sqlite-reads.ts'
import { storageClosed, storageUnavailable } from './storage-unavailable.ts'

export interface SqliteOptions {
  /** How long a call waits for another process to let go of the file, in ms. Default 5,000. */
  waitMs?: number
  /** Ends the check of a large file; what waits for it is then `storage_unavailable`. Default: `close` alone ends it. */
  signal?: AbortSignal
}

const MAX_PAUSE_MS = 25
/** Reads look that often whether the file is in its place; writes do each time. */
const LOOK_MS = 1_000

/**
 * Documents in one SQLite file, by the module that Node brings. The default of the service: nothing to set up. Several
 * processes of one machine may share the file; it must not lie on a network file system. A write is on the disk
 * (write-ahead log, full sync) before it is answered.
 *
 * The file is opened, and its integrity checked, by the first call. A locked, damaged, read-only or full one rejects
 * that call with `storage_unavailable`, and the next call tries again. A file above 32 MiB is checked in a process of its
 * own: reads are answered meanwhile, the first write waits for the outcome. Once the file is removed or replaced every
 * write is refused, and within a second every read, until the file is back or the program starts again.
 */
export function sqliteStorage(path = './operable.db', options: SqliteOptions = {}): Storage {
  const { waitMs = 5_000, signal } = options
  let connection: Promise<SqliteConnection> | undefined
  let closed = false
  let lookedAt = Number.NEGATIVE_INFINITY

  function connect(): Promise<SqliteConnection> {
    connection ??= openSqlite(path, signal).catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  function lookForFile({ isInPlace }: SqliteConnection): void {
    if (!isInPlace()) {
      throw storageUnavailable(`The database ${basename(path)} was removed or replaced while it was in use.`)
    }
    lookedAt = performance.now()
  }

  /** SQLite itself would wait with the whole process standing still, so the waiting is done here. */
  async function run<T>(use: (connection: SqliteConnection) => T, { writes = false } = {}): Promise<T> {
    let deadline = performance.now() + waitMs
    for (;;) {
      if (closed) throw storageClosed()
      try {
        const opened = await connect()
        if (writes && opened.check) deadline += await timeOf(opened.check.whole())
        if (closed) throw storageClosed()
        opened.check?.demand()
        if (writes || performance.now() - lookedAt > LOOK_MS) lookForFile(opened)
        return use(opened)
      } catch (error) {
        if (error instanceof OperableError) throw error
        if (closed) throw storageClosed()
        if (!isBusy(error) || performance.now() > deadline) throw sqliteFailure(path, error)
      }
      await delay(Math.random() * MAX_PAUSE_MS)
    }
  }

  const readOne = readsTogether(run, (error) => (isBusy(error) ? undefined : sqliteFailure(path, error)))

  async function readText(key: string): Promise<StoredText | undefined> {
    checkKey(key)
    return readOne(key)
  }

  return {
    capabilities: { atomicity: 'store', reopen: () => sqliteStorage(path, options) },
    async read(key) {
      const stored = await readText(key)
      return stored && { value: fromText(stored.text, key), version: stored.version }
    },
    readText,
    async write(key, value, { ifVersion } = {}) {
      checkKey(key)
      const text = toText(value)
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
    async close() {
      closed = true
      const opened = await connection?.catch(() => undefined)
      connection = undefined
      opened?.close()
    },
  }
}

/** How long it took, in ms: a check that is under way is no lock of somebody else. */
async function timeOf(done: Promise<void>): Promise<number> {
  const begin = performance.now()
  await done
  return performance.now() - begin
}

const BUSY = 5
const LOCKED = 6

/** The low byte of an extended result code is the primary one: https://www.sqlite.org/rescode.html#pve */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === BUSY || code === LOCKED
}

function sqliteFailure(path: string, error: unknown): OperableError {
  const reason = error instanceof Error ? error.message : String(error)
  return storageUnavailable(`The database ${basename(path)} cannot be used: ${reason}.`, error)
}
