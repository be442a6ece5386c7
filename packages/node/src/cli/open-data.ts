import { existsSync } from 'node:fs'
import { OperableError } from '@operable/core'
import type { Storage } from '../contracts/storage.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import type { DataOptions } from './data-option.ts'

interface OpenOptions {
  /** For commands that only read: a mistyped name must not look like an empty store. */
  mustExist?: boolean
  /** Ends the check of a large file, so that nothing waits for it. */
  signal?: AbortSignal
}

/**
 * Opens the data file; the caller closes the storage.
 *
 * @throws OperableError `invalid_request` when it must exist and does not
 */
export function openData({ data }: DataOptions, { mustExist = false, signal }: OpenOptions = {}): Storage {
  if (mustExist && !existsSync(data)) {
    throw new OperableError(
      'invalid_request',
      `There is no data file at ${data}; --data or OPERABLE_DATA names another.`,
    )
  }
  return sqliteStorage(data, signal ? { signal } : {})
}
