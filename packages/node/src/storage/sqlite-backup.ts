import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { OperableError } from '@operable/core'
import { readWhole } from './sqlite-check.ts'

/**
 * Copies a data file as it is at one moment, while others read and write it. The copy is opened and checked before it
 * takes its name, which it does in one step: whatever goes wrong, an earlier copy stays as it was.
 *
 * @param path data file of `sqliteStorage`
 * @param target what is there is replaced
 * @returns the size of the copy
 * @throws OperableError `invalid_request` when there is no data file, or the target is the data file itself;
 * `storage_unavailable` when it cannot be read, or the copy not be written
 */
export async function backUpSqlite(path: string, target: string): Promise<{ bytes: number }> {
  if (!existsSync(path)) throw new OperableError('invalid_request', `There is no data file at ${path}.`)
  if (existsSync(target) && (await realpath(target)) === (await realpath(path))) {
    throw new OperableError('invalid_request', 'The backup cannot replace the data file itself.')
  }
  const part = `${target}.${randomUUID()}.part`
  try {
    await copy(path, part)
    await readWhole(part)
    const bytes = await sync(part)
    await rename(part, target)
    // The name is only safe once the folder is.
    await sync(dirname(target))
    return { bytes }
  } catch (cause) {
    const message = `Cannot back up ${path} to ${target}: ${reasonOf(cause, target)}.`
    throw new OperableError('storage_unavailable', message, { cause })
  } finally {
    await rm(part, { force: true })
  }
}

/** The reason as the end of a sentence: the messages of the system name its calls and our temporary file. */
function reasonOf(cause: unknown, target: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const folder = dirname(target)
  if (code === 'ENOENT' || code === 'ENOTDIR') return `there is no folder ${folder}`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `you may not write to ${folder}`
  if (code === 'EISDIR') return 'the target is a folder'
  if (code === 'ENOSPC') return 'the disk is full'
  return cause instanceof Error ? cause.message : String(cause)
}

/** One read transaction for all of it: writers go on meanwhile, and are not in the copy. */
async function copy(path: string, part: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    // SQLite takes an empty file for a new one, and leaves its mode alone.
    await writeFile(part, '', { mode: 0o600, flag: 'wx' })
    database.prepare('VACUUM INTO ?').run(part)
  } finally {
    database.close()
  }
}

async function sync(path: string): Promise<number> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
