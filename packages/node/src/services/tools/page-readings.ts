import type { Storage } from '../../contracts/storage.ts'
import type { WidgetPages, WidgetReading } from '../../contracts/widget-archive.ts'
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
  widgetPages: Pick<WidgetPages, 'noteReadings'>
  /** Fires when the service closes. */
  closing: AbortSignal
}

export function createPageReadings({ storage, reader, widgetPages, closing }: Parts): PageReadings {
  const slots = createReadingSlots()
  return async (websiteId, signal, read) => {
    const website = await requireWebsite(storage, websiteId)
    const stop = signal ? AbortSignal.any([signal, closing]) : closing
    return slots(websiteId, stop, async () => {
      const tags: WidgetReading[] = []
      try {
        return await read({ website, reader, signal: stop, onTag: (tag) => tags.push(tag) })
      } finally {
        // What the caller asked for does not hang on it.
        await widgetPages.noteReadings(websiteId, tags).catch(() => {})
      }
    })
  }
}
