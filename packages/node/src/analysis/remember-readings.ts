import { createHash } from 'node:crypto'
import type { DocumentReader } from './read-in-thread.ts'
import type { PageReading } from './read-page.ts'

/** What was read of answers, by address and then by what answered. */
export type Readings = Map<string, Map<string, PageReading>>

/** Of one address: as it was, as it is, and one that was tried in between. */
const VERSIONS = 3

/**
 * A reader that reads the same answer once, in as many scans as share the readings. They must all ask for the same look.
 */
export function rememberReadings(reader: DocumentReader, known: Readings): DocumentReader {
  return {
    ...reader,
    async read(result, look) {
      if (!result.ok) return reader.read(result, look)
      const versions = known.get(result.finalUrl) ?? new Map<string, PageReading>()
      known.set(result.finalUrl, versions)
      const { status, headers, body } = result
      const key = `${status} ${headers['content-type']} ${createHash('sha256').update(body).digest('base64')}`
      const reading = versions.get(key) ?? (await reader.read(result, look))
      versions.delete(key)
      versions.set(key, reading)
      for (const oldest of versions.keys()) if (versions.size > VERSIONS) versions.delete(oldest)
      return reading
    },
  }
}
