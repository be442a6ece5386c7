import { basename } from 'node:path'
import type { OperableError } from '@operable/core'
import { storageUnavailable } from './storage-unavailable.ts'

const BUSY = 5
const LOCKED = 6

/**
 * Whether another connection holds the file for now. The low byte of an extended result code is the primary one:
 * https://www.sqlite.org/rescode.html#pve
 */
export function sqliteIsBusy(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return code === BUSY || code === LOCKED
}

/** What SQLite says, as `storage_unavailable`. */
export function sqliteFailure(path: string, error: unknown): OperableError {
  const reason = error instanceof Error ? error.message : String(error)
  return storageUnavailable(`The database ${basename(path)} cannot be used: ${reason}.`, error)
}
