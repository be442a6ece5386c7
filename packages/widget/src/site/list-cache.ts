import { createStore, promisifyRequest } from 'idb-keyval'

// Lists by their address, as the service sent them. Private windows, blocked storage and old versions of the store only
// cost the cache.

export async function readCachedList(address: string): Promise<string | undefined> {
  try {
    const found: unknown = await store()('readonly', (lists) => promisifyRequest(lists.get(address)))
    return typeof found === 'string' ? found : undefined
  } catch {
    return undefined
  }
}

export function cacheList(address: string, text: string): void {
  try {
    store()('readwrite', (lists) => promisifyRequest(lists.put(text, address))).catch(() => {})
  } catch {
    // No IndexedDB here.
  }
}

let opened: ReturnType<typeof createStore> | undefined
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('operable', 'tools')
  return opened
}
