import type { Storage, StoredDocument } from '../contracts/storage.ts'

/** Most concurrent reads where the adapter reads one by one: a store behind a network has a limited number of connections. */
const TOGETHER = 16

/** Most keys of one call, so that its answer stays small beside the memory of this process. */
const MOST_KEYS = 500

/**
 * The documents of the keys, in their order, in as few round trips as the adapter allows.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function readMany(storage: Storage, keys: readonly string[]): Promise<(StoredDocument | undefined)[]> {
  const found: (StoredDocument | undefined)[] = []
  const size = storage.readMany ? MOST_KEYS : TOGETHER
  for (let start = 0; start < keys.length; start += size) {
    const some = keys.slice(start, start + size)
    const documents = await (storage.readMany?.(some) ?? Promise.all(some.map((key) => storage.read(key))))
    found.push(...documents)
  }
  return found
}
