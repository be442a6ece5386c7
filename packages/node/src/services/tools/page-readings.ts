import type { Storage } from '../../contracts/storage.ts'
import { requireWebsite } from '../websites/website-document.ts'
import type { PageReading } from './named-pages.ts'
import { createReadingSlots } from './reading-slots.ts'
import type { SiteReader } from './site-reader.ts'

/**
 * Reads pages of a website when it is its turn, until the caller's signal or the end of the service stops it.
 *
 * Rejects with OperableError `website_not_found`, `rate_limited`, `aborted`, and with what `read` rejects with.
 */
export type PageReadings = <Result>(
  websiteId: string,
  signal: AbortSignal | undefined,
  read: (reading: PageReading) => Promise<Result>,
) => Promise<Result>

interface Parts {
  storage: Storage
  reader: SiteReader
  /** Fires when the service closes. */
  closing: AbortSignal
}

export function createPageReadings({ storage, reader, closing }: Parts): PageReadings {
  const slots = createReadingSlots()
  return async (websiteId, signal, read) => {
    const website = await requireWebsite(storage, websiteId)
    const stop = signal ? AbortSignal.any([signal, closing]) : closing
    return slots(websiteId, stop, () => read({ website, reader, signal: stop }))
  }
}
