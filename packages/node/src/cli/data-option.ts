import { existsSync } from 'node:fs'
import { OperableError } from '@operable/core'
import { type Command, Option } from 'commander'
import type { Storage } from '../contracts/storage.ts'
import { sqliteStorage } from '../storage/sqlite.ts'

/** Where the documents of the service are. */
export interface DataOptions {
  data: string
}

/** Adds `--data`: the file that this command and `operable serve` share. Environment: `OPERABLE_DATA`. */
export function withDataOption(command: Command): Command {
  return command.addOption(
    new Option('--data <file>', 'data file').env('OPERABLE_DATA').default('./operable.db').argParser(fileName),
  )
}

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

/** An empty name is what an unset variable leaves; SQLite would keep such a database in memory only. */
function fileName(text: string): string {
  return text.trim() === '' ? './operable.db' : text
}
