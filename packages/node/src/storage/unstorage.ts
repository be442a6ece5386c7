import { randomUUID } from 'node:crypto'
import type { Storage, StoredDocument } from '../contracts/storage.ts'
import { checkKey, fromText, pageOfKeys, storageClosed, storageUnavailable, toText } from './adapter.ts'
import { serialize, serializeAll } from './update-document.ts'

/** What is used of an unstorage instance (`createStorage` of the package `unstorage`). */
export interface UnstorageInstance {
  getItem(key: string): Promise<unknown>
  /** Absent: many documents are read one by one. */
  getItems?(keys: string[]): Promise<{ key: string; value: unknown }[]>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
  getKeys(base: string): Promise<string[]>
}

/** A storage whose compare-and-set holds for one process only: see `unstorageStorage`. */
export type SingleProcessStorage = Storage & { readonly capabilities: { readonly atomicity: 'instance' } }

const BASE = 'operable:'

/**
 * Documents in any store that unstorage has a driver for. unstorage has no compare-and-set, so this adapter **cannot
 * promise**:
 * - that no update is lost when two processes, or two unstorage instances, write the same documents: use it from one
 *   process, through one unstorage instance;
 * - that a write is safe when it is answered, or whole after a crash: that is up to the driver (its `fs` driver writes
 *   files in place and does not sync them);
 * - keys longer than the driver takes: an unusual character becomes `%` and two digits per byte;
 * - speed with many documents: `keys` lists all of them.
 *
 * `close` does not dispose of the unstorage instance: whoever made it does.
 */
export function unstorageStorage(unstorage: UnstorageInstance): SingleProcessStorage {
  let closed = false

  function open(key?: string): void {
    if (closed) throw storageClosed()
    if (key !== undefined) checkKey(key)
  }

  async function find(key: string): Promise<StoredDocument | undefined> {
    return parseFound(await orUnavailable(() => unstorage.getItem(itemKey(key))), key)
  }

  return {
    capabilities: { atomicity: 'instance', reopen: () => unstorageStorage(unstorage) },
    async read(key) {
      open(key)
      // In line with the writes: the file driver shows a file half written.
      return serialize(unstorage, key, () => find(key))
    },
    ...(unstorage.getItems && {
      async readMany(keys: readonly string[]) {
        open()
        keys.forEach(checkKey)
        return serializeAll(unstorage, keys, async () => {
          const items = await orUnavailable(async () => unstorage.getItems?.(keys.map(itemKey)) ?? [])
          const found = new Map(items.map(({ key, value }) => [key, value]))
          return keys.map((key) => parseFound(found.get(itemKey(key)), key))
        })
      },
    }),
    async write(key, value, { ifVersion } = {}) {
      open(key)
      const text = toText(value)
      return serialize(unstorage, key, async () => {
        if (ifVersion !== undefined && ((await find(key))?.version ?? null) !== ifVersion) return undefined
        const version = randomUUID()
        await orUnavailable(() => unstorage.setItem(itemKey(key), `${version} ${text}`))
        return version
      })
    },
    async remove(key, { ifVersion } = {}) {
      open(key)
      return serialize(unstorage, key, async () => {
        const stored = await find(key)
        if (stored === undefined || (ifVersion !== undefined && stored.version !== ifVersion)) return false
        await orUnavailable(() => unstorage.removeItem(itemKey(key)))
        return true
      })
    },
    async keys(prefix, options = {}) {
      open()
      const items = await orUnavailable(() => unstorage.getKeys(BASE))
      return pageOfKeys(items.map(keyOfItem), prefix, options)
    },
    async close() {
      closed = true
    },
  }
}

function parseFound(item: unknown, key: string): StoredDocument | undefined {
  return item === null || item === undefined ? undefined : parseItem(item, key)
}

/**
 * The version goes before the value, so that unstorage, which reads JSON back by a parser that drops some names, sees
 * plain text and leaves it alone.
 */
function parseItem(item: unknown, key: string): StoredDocument {
  const text = typeof item === 'string' ? item : ''
  const space = text.indexOf(' ')
  if (space < 1) throw storageUnavailable(`The document "${key}" is damaged.`)
  return { value: fromText(text.slice(space + 1), key), version: text.slice(0, space) }
}

/** unstorage gives `/`, `\`, `:`, `?` and `$` a meaning, and some file systems take A for a: all of these are escaped. */
function itemKey(key: string): string {
  const escaped = key.replace(/[^a-z0-9_-]/gu, (character) =>
    Buffer.from(character).toString('hex').replace(/../g, '%$&'),
  )
  return BASE + escaped
}

function keyOfItem(item: string): string {
  try {
    return decodeURIComponent(item.slice(BASE.length))
  } catch (error) {
    throw storageUnavailable('The storage contains a key that Operable did not write.', error)
  }
}

async function orUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw storageUnavailable('The storage cannot be used.', error)
  }
}
