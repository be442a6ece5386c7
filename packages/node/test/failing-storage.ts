import { OperableError } from '@operable/core'
import type { Storage } from '../src/contracts/storage.ts'

/** A store of which every call from the given one on fails, as when a disk fills up. */
export function failsAt(inner: Storage, first: number): { failed(): boolean; failingStorage: Storage } {
  let calls = 0
  const step = async <T>(call: () => Promise<T>): Promise<T> => {
    if (++calls >= first) throw new OperableError('storage_unavailable', 'The disk is full.')
    return call()
  }
  return {
    failed: () => calls >= first,
    failingStorage: {
      read: (key) => step(() => inner.read(key)),
      ...(inner.readText && { readText: (key) => step(async () => inner.readText?.(key)) }),
      write: (key, value, options) => step(() => inner.write(key, value, options)),
      remove: (key, options) => step(() => inner.remove(key, options)),
      keys: (prefix, options) => step(() => inner.keys(prefix, options)),
    },
  }
}
