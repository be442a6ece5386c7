import { closeSync, openSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { APPLICATION_ID, ask, requireOwn, requireSound } from './sqlite-check.ts'

/** One open file and its prepared statements. */
export interface SqliteConnection {
  select: StatementSync
  upsert: StatementSync
  insert: StatementSync
  update: StatementSync
  remove: StatementSync
  removeVersion: StatementSync
  /** Takes the lock of a write, and changes nothing. */
  noWrite: StatementSync
  keysFrom: StatementSync
  /** Whether the file is still where it was opened. */
  isInPlace(): boolean
  /** Folds the write-ahead log into the file and cuts it to nothing, unless somebody uses it. Never throws. */
  emptyLog(): void
  close(): void
}

type StatementName = 'select' | 'upsert' | 'insert' | 'update' | 'remove' | 'removeVersion' | 'noWrite' | 'keysFrom'

/** SQLite's own wait, for the moments between two commits of another process. It stops this process, so it is short. */
const BUSY_TIMEOUT_MS = 10

/** Bytes of a file that is checked when it is opened: a fraction of a second even when none of it is in memory. */
const LARGEST_CHECKED = 32 * 1024 * 1024

/**
 * Opens or creates the file and checks it. Throws what SQLite says, or an Error for a file that is damaged or belongs to
 * another program. Of a file above 32 MiB only its head and its length are checked; `checkSqlite` reads all of it.
 */
export async function openSqlite(path: string): Promise<SqliteConnection> {
  const { DatabaseSync } = await import('node:sqlite')
  makePrivate(path)
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    const pragma = (text: string): unknown => ask(database, `PRAGMA ${text}`)
    const { isNew } = requireOwn(database)
    const isLarge = Number(pragma('page_count')) * Number(pragma('page_size')) > LARGEST_CHECKED
    if (!isLarge) requireSound(database)
    // A report of a small site, 23 KB as it is stored, lies in one page and is read in two thirds of the time. New files only.
    if (isNew) database.exec('PRAGMA page_size = 32768')
    // No `mmap_size`, although it would halve reads: a file that somebody cuts would end the process.
    if (pragma('journal_mode = WAL') !== 'wal') throw new Error('it cannot have a write-ahead log')
    // Full sync: an acknowledged write survives a power cut. `fullfsync` is what that takes on macOS.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
    if (isNew) createSchema((text) => database.exec(text))
    const isInPlace = fileInPlace(path)
    const prepared = { ...statements((text) => database.prepare(text)), isInPlace }
    const emptyLog = () => {
      try {
        if (isInPlace()) pragma('wal_checkpoint(TRUNCATE)')
      } catch {
        // A write that comes later tells what is wrong with the file.
      }
    }
    // The last one that closes the file removes the log; where others go on, it is left small.
    const close = () => {
      emptyLog()
      database.close()
    }
    return { ...prepared, emptyLog, close }
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * A new file is for its owner: it holds what was seen on sites, hashes of keys and sealed sessions. SQLite gives the files
 * beside it the same mode. What cannot be made here is left for SQLite to say.
 */
function makePrivate(path: string): void {
  if (path === ':memory:' || path.startsWith('file:')) return
  try {
    closeSync(openSync(path, 'ax', 0o600))
  } catch {
    // It is there already, or cannot be.
  }
}

/** A plain rowid table: `WITHOUT ROWID` is 3 to 4 times slower with documents of 12 KB. */
function createSchema(run: (text: string) => void): void {
  // Table and mark in one transaction: no crash leaves a file that looks like another program's.
  run(`BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS document (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL, version TEXT NOT NULL) STRICT;
    PRAGMA application_id = ${APPLICATION_ID};
    COMMIT`)
}

/**
 * Every write is one statement of its own, which takes the write lock before it reads (as `BEGIN IMMEDIATE` does) and
 * compares and sets under it.
 */
function statements(prepare: (text: string) => StatementSync): Pick<SqliteConnection, StatementName> {
  const insert = 'INSERT INTO document (key, value, version) VALUES (?, ?, ?) ON CONFLICT (key)'
  return {
    select: prepare('SELECT value, version FROM document WHERE key = ?'),
    upsert: prepare(`${insert} DO UPDATE SET value = excluded.value, version = excluded.version`),
    insert: prepare(`${insert} DO NOTHING`),
    update: prepare('UPDATE document SET value = ?, version = ? WHERE key = ? AND version = ?'),
    remove: prepare('DELETE FROM document WHERE key = ?'),
    removeVersion: prepare('DELETE FROM document WHERE key = ? AND version = ?'),
    noWrite: prepare('UPDATE document SET version = version WHERE false'),
    // SQLite compares text by its UTF-8 bytes. A prefix has no upper bound in text, so the reader stops by itself.
    keysFrom: prepare('SELECT key FROM document WHERE key >= max(?1, ?2) AND key > ?2 ORDER BY key'),
  }
}

/**
 * A test whether a path still leads to the file that was just opened under it. Who goes on writing into a file that was
 * removed or replaced loses everything without a word. A database in memory is always where it was.
 */
function fileInPlace(path: string): () => boolean {
  const absolute = resolve(path)
  const opened = identityOf(absolute)
  return () => opened === undefined || identityOf(absolute) === opened
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}
