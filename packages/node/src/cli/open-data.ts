import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { OperableError } from '@operable/core'
import type { Storage } from '../contracts/storage.ts'
import { postgresStorage } from '../storage/postgres.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { isDatabase } from './data-place.ts'
import type { DataOptions } from './options.ts'

interface OpenOptions {
  /** For commands that only read: a mistyped name must not look like an empty file. */
  mustExist?: boolean
}

/**
 * Opens the data file or the database; the caller closes the storage.
 *
 * @throws OperableError `invalid_request` for a file that must exist and does not, and for what is no place of data;
 * `storage_unavailable` for a file that cannot be created
 */
export function openData({ data }: DataOptions, { mustExist = false }: OpenOptions = {}): Storage {
  if (data.trim() === '') throw new OperableError('invalid_request', NO_SUCH_PLACE)
  if (isDatabase(data)) return openDatabase(data, mustExist)
  if (ADDRESS.test(data)) throw new OperableError('invalid_request', NO_SUCH_PLACE)
  if (mustExist && !existsSync(data)) {
    const hint = 'To use another one, set --data or OPERABLE_DATA.'
    throw new OperableError('invalid_request', `There is no data file ${data}. ${hint}`)
  }
  if (!existsSync(data)) requireRoomFor(resolve(data))
  return sqliteStorage(data)
}

/** What begins so is meant for an address. None is repeated in an error: it may hold a password. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i

const NO_SUCH_PLACE =
  'Data is kept in a file or in PostgreSQL: name a path, or an address that begins with postgres://.'

function openDatabase(address: string, mustExist: boolean): Storage {
  try {
    return postgresStorage(address, { mustExist })
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new OperableError('invalid_request', cause.message, { cause })
  }
}

/** The storage hides path and cause from the public, but whoever types the command needs both. */
function requireRoomFor(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) {
    throw new OperableError('storage_unavailable', `Cannot create the data file ${path}: there is no folder ${folder}.`)
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const reason = `you may not write to ${folder}`
    throw new OperableError('storage_unavailable', `Cannot create the data file ${path}: ${reason}.`, { cause })
  }
}
