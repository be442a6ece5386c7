import { randomUUID } from 'node:crypto'
import type { Storage, StoredDocument } from '../contracts/storage.ts'
import { checkKey, fromText, pageOfKeys, storageClosed, toText } from './adapter.ts'

/** Documents in memory, lost when the process ends. For tests and trials. */
export function memoryStorage(): Storage {
  // Text, not objects: nobody outside can change what is stored.
  const documents = new Map<string, { text: string; version: string }>()
  let closed = false

  function open(key?: string): void {
    if (closed) throw storageClosed()
    if (key !== undefined) checkKey(key)
  }

  function find(key: string): StoredDocument | undefined {
    const stored = documents.get(key)
    return stored && { value: fromText(stored.text, key), version: stored.version }
  }

  return {
    capabilities: { atomicity: 'instance' },
    async read(key) {
      open(key)
      return find(key)
    },
    async readMany(keys) {
      open()
      keys.forEach(checkKey)
      return keys.map(find)
    },
    async readText(key) {
      open(key)
      return documents.get(key)
    },
    async write(key, value, { ifVersion } = {}) {
      open(key)
      const text = toText(value)
      if (ifVersion !== undefined && (documents.get(key)?.version ?? null) !== ifVersion) return undefined
      const version = randomUUID()
      documents.set(key, { text, version })
      return version
    },
    async remove(key, { ifVersion } = {}) {
      open(key)
      if (ifVersion !== undefined && documents.get(key)?.version !== ifVersion) return false
      return documents.delete(key)
    },
    async keys(prefix, options = {}) {
      open()
      return pageOfKeys(documents.keys(), prefix, options)
    },
    async close() {
      closed = true
      documents.clear()
    },
  }
}
