import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { OperableError } from '@operable/core'
import type { Storage } from '../contracts/storage.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { DataOptions } from './options.ts'

interface OpenOptions {
  /** For commands that only read: a mistyped name must not look like an empty file. */
  mustExist?: boolean
}

/**
 * Opens the data file; the caller closes the storage.
 *
 * @throws OperableError `invalid_request` if it must exist and does not; `storage_unavailable` if it cannot be created
 */
export function openData({ data }: DataOptions, { mustExist = false }: OpenOptions = {}): Storage {
  if (mustExist && !existsSync(data)) {
    const hint = 'To use another one, set --data or OPERABLE_DATA.'
    throw new OperableError('invalid_request', `There is no data file ${data}. ${hint}`)
  }
  if (!existsSync(data)) requireRoomFor(resolve(data))
  return sqliteStorage(data)
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
