import { OperableError } from '@operable/core'
import type { Storage } from '../contracts/storage.ts'
import { storageUnavailable } from './adapter.ts'
import { readMany } from './read-many.ts'

/**
 * An adapter as the service uses it: whatever it throws that is no OperableError means that the store could not do what
 * it was asked. Clients then hear 503 and when to come back, and the log tells it as any store that is down. The error
 * itself is the cause. Nothing else changes; the caller closes the adapter.
 */
export function withKnownFailures(storage: Storage): Storage {
  const { capabilities } = storage
  return {
    ...(capabilities && { capabilities }),
    read: (key) => known(() => storage.read(key)),
    ...(storage.readText && { readText: (key: string) => known(async () => storage.readText?.(key)) }),
    ...(storage.readMany && { readMany: (keys: readonly string[]) => known(async () => readMany(storage, keys)) }),
    write: (key, value, options) => known(() => storage.write(key, value, options)),
    remove: (key, options) => known(() => storage.remove(key, options)),
    ...(storage.requireWritable && { requireWritable: () => known(async () => storage.requireWritable?.()) }),
    keys: (prefix, options) => known(() => storage.keys(prefix, options)),
  }
}

async function known<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof OperableError ? error : storageUnavailable('The storage cannot be used.', error)
  }
}
