import type { Json, Storage } from '../../contracts/storage.ts'
import type { ExportLine, Website } from '../../contracts/websites.ts'
import { packageVersion } from '../../package-root.ts'
import { belongingsOf } from './belongings.ts'
import { documentKinds } from './document-kinds.ts'

/**
 * Everything that a removal of the website would take, one document after the other, without what opens something: hashes
 * of keys, and sessions. The last line says that it is complete.
 *
 * @throws OperableError `storage_unavailable`
 */
export async function* exportWebsite(storage: Storage, website: Website, now: Date): AsyncGenerator<ExportLine> {
  const { id, url } = website
  const value = { format: 1, website: id, url, exportedAt: now.toISOString(), version: packageVersion() }
  yield { kind: 'export', id, value }
  let documents = 0
  const belongings = await belongingsOf(storage, website)
  for (const { prefix, keysOf, show } of documentKinds) {
    if (keysOf === 'service' || show === 'hidden') continue
    for (const key of await keysOf(storage, belongings)) {
      // One at a time: some take megabytes. One that was removed meanwhile is left out.
      const stored = await storage.read(key)
      const shown: Json | undefined = stored && (show ? await show(stored.value, { storage, key }) : stored.value)
      if (shown === undefined) continue
      documents++
      yield { kind: prefix.slice(0, -1), id: key.slice(prefix.length), value: shown }
    }
  }
  yield { kind: 'end', id, value: { documents } }
}
