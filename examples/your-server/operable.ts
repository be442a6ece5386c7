import { createOperable, sqliteStorage } from '@operable/node'
import { createApp } from '@operable/node/http'

const storage = sqliteStorage(process.env['OPERABLE_DATA'] ?? './operable.db')
const operable = createOperable({ storage })
const closing = new AbortController()

export const app = createApp(operable, {
  baseUrl: process.env['OPERABLE_URL'] ?? 'http://127.0.0.1:3000/operable',
  closing: closing.signal,
})

/** Once, when the server starts: scans of an earlier run go on, and a new data file gets its first key. */
export async function start(): Promise<void> {
  await operable.scans.resume()
  const key = await operable.keys.ensureAdmin()
  if (key !== undefined) console.log(`Admin key, shown this once: ${key}`)
}

/** Once, when it stops: streams end, then scans, then the storage. */
export async function stop(): Promise<void> {
  closing.abort()
  await operable.close()
  await storage.close?.()
}
