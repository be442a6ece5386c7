import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { OperableError } from '@operable/core'
import type { Storage } from '../contracts/storage.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { DataOptions } from './data-option.ts'

interface OpenOptions {
  /** For commands that only read: a mistyped name must not look like an empty store. */
  mustExist?: boolean
}

/**
 * Opens the data file; the caller closes the storage.
 *
 * @throws OperableError `invalid_request` when it must exist and does not; `storage_unavailable` when it cannot be made
 */
export function openData({ data }: DataOptions, { mustExist = false }: OpenOptions = {}): Storage {
  if (mustExist && !existsSync(data)) {
    throw new OperableError(
      'invalid_request',
      `There is no data file at ${data}; --data or OPERABLE_DATA names another.`,
    )
  }
  if (!existsSync(data)) requireRoomFor(resolve(data))
  return sqliteStorage(data)
}

/** The storage tells the public no path and no cause; the one who types the command needs both. */
function requireRoomFor(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) {
    throw new OperableError(
      'storage_unavailable',
      `The data file ${path} cannot be made: there is no folder ${folder}.`,
    )
  }
  try {
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const reason = `this user may not write into ${folder}`
    throw new OperableError('storage_unavailable', `The data file ${path} cannot be made: ${reason}.`, { cause })
  }
}
