import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperableError } from '@operable/core'
import { onceUntilFailure } from '../once-until-failure.ts'
import { isUnavailable, storageClosed, storageUnavailable } from './adapter.ts'
import { openSqlite, type SqliteConnection } from './sqlite-connection.ts'
import { serialize } from './update-document.ts'

/** One file from the first call to `close`, opened again after a failure. */
interface SqliteSession {
  /**
   * Does something with the open file, and again while another process holds it.
   *
   * @throws OperableError `storage_unavailable`
   */
  run<T>(use: (connection: SqliteConnection) => T, options?: { writes?: boolean }): Promise<T>
  close(): Promise<void>
}

const MAX_PAUSE_MS = 25
/** Without a write for so long the write-ahead log is emptied. */
const IDLE_MS = 5_000
/** Reads look that often whether the file is in its place; writes do each time. */
const LOOK_MS = 1_000

/**
 * @param options.waitMs how long a call waits for another process to let go of the file
 * @param options.idleMs without a write, after which the write-ahead log is emptied. Default 5,000
 */
export function createSqliteSession(
  path: string,
  { waitMs, idleMs = IDLE_MS }: { waitMs: number; idleMs?: number | undefined },
): SqliteSession {
  const connect = onceUntilFailure(() => openSqlite(path))
  let closed = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let idle: NodeJS.Timeout | undefined

  /** The log keeps the size that it once had, until somebody empties it. One that is in use is emptied another time. */
  function emptyWhenIdle({ emptyLog }: SqliteConnection): void {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (!closed) emptyLog()
    }, idleMs).unref()
  }

  function lookForFile({ isInPlace }: SqliteConnection): void {
    if (!isInPlace()) {
      throw storageUnavailable(`The database ${basename(path)} was removed or replaced while it was in use.`)
    }
    lookedAt = performance.now()
  }

  /** SQLite itself would wait with the whole process standing still, so the waiting is done here. */
  async function tryUntil<T>(deadline: number, use: (connection: SqliteConnection) => T, writes: boolean): Promise<T> {
    for (;;) {
      if (closed) throw storageClosed()
      try {
        const opened = await connect()
        if (closed) throw storageClosed()
        if (writes || performance.now() - lookedAt > LOOK_MS) lookForFile(opened)
        const result = use(opened)
        if (writes) emptyWhenIdle(opened)
        return result
      } catch (error) {
        if (error instanceof OperableError) throw error
        if (closed) throw storageClosed()
        if (!sqliteIsBusy(error) || performance.now() > deadline) throw sqliteFailure(path, error)
      }
      await delay(Math.random() * MAX_PAUSE_MS)
    }
  }

  /**
   * Writes stand in line, so that one of them tries while the file is locked. Each try stops the whole process for a
   * moment: a thousand that wait would let nobody else in.
   */
  const run: SqliteSession['run'] = (use, { writes = false } = {}) => {
    const deadline = performance.now() + waitMs
    if (!writes) return tryUntil(deadline, use, writes)
    return serialize(run, 'writes', async (failure) => {
      if (isUnavailable(failure) && performance.now() > deadline) throw failure
      return tryUntil(deadline, use, writes)
    })
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(idle)
    const opened = await connect.take()
    opened?.close()
  }

  return { run, close }
}

const BUSY = 5
const LOCKED = 6

/**
 * Whether another connection holds the file for now. The low byte of an extended result code is the primary one:
 * https://www.sqlite.org/rescode.html#pve
 */
function sqliteIsBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === BUSY || code === LOCKED
}

/** What SQLite says, as `storage_unavailable`. */
function sqliteFailure(path: string, error: unknown): OperableError {
  const reason = error instanceof Error ? error.message : String(error)
  return storageUnavailable(`The database ${basename(path)} cannot be used: ${reason}.`, error)
}
