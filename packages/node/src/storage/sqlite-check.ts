import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { OperableError } from '@operable/core'
import { UNFINISHED, unfinishedCopy } from './move-documents.ts'

/** "Oper" as a number: marks the file as ours. https://www.sqlite.org/pragma.html#pragma_application_id */
export const APPLICATION_ID = 0x4f706572

/**
 * Reads a whole data file, also while a service uses it, and says whether it is sound. Nothing is written. The process
 * stands still meanwhile, because SQLite checks in one go.
 *
 * @param path data file of `sqliteStorage`
 * @returns its size
 * @throws OperableError `invalid_request` when there is no file, or it is an unfinished copy; `storage_unavailable` when it
 * is damaged, belongs to another program or cannot be read
 */
export async function checkSqlite(path: string): Promise<{ bytes: number }> {
  if (!existsSync(path)) throw new OperableError('invalid_request', `There is no data file at ${path}.`)
  let isUnfinished: boolean
  try {
    isUnfinished = (await readWhole(path)).isUnfinished
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new OperableError('storage_unavailable', `The data file ${path} cannot be used: ${reason}.`, { cause })
  }
  if (isUnfinished) throw unfinishedCopy()
  return { bytes: (await stat(path)).size }
}

/** Throws what SQLite says, or what is wrong with the file. @returns whether it is a copy that lacks documents */
export async function readWhole(path: string): Promise<{ isUnfinished: boolean }> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    const { isNew } = requireOwn(database)
    requireSound(database)
    const mark = isNew ? undefined : database.prepare('SELECT key FROM document WHERE key = ?').get(UNFINISHED)
    return { isUnfinished: mark !== undefined }
  } finally {
    database.close()
  }
}

/** @returns whether the file is new: nobody has put anything into it. Throws for the file of another program. */
export function requireOwn(database: DatabaseSync): { isNew: boolean } {
  const isNew = ask(database, "SELECT count(*) FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'") === 0
  if (isNew || ask(database, 'PRAGMA application_id') === APPLICATION_ID) return { isNew }
  throw new Error('it belongs to another program')
}

/** Reads every page of the file. Throws for one that is damaged. */
export function requireSound(database: DatabaseSync): void {
  const found = String(ask(database, 'PRAGMA integrity_check(1)'))
  if (found !== 'ok') throw new Error(`it is damaged (${found.replaceAll('\n', ' ')})`)
}

/** The first value of the first row. */
export function ask(database: DatabaseSync, statement: string): unknown {
  return Object.values(database.prepare(statement).get() ?? {})[0]
}
