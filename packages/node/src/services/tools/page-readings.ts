import { OperableError } from '@operable/core'
import { anySignal } from '../../any-signal.ts'
import type { Storage } from '../../contracts/storage.ts'
import type { WidgetPages, WidgetReading } from '../../contracts/widget-archive.ts'
import { createHostLimiter } from '../../fetch/budget/host-limiter.ts'
import { requireWebsite } from '../websites/website-document.ts'
import type { PageReading, SiteReader } from './tool-pages.ts'

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
    const stop = anySignal(signal, closing)
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

/** Runs a task that reads a site when it is its turn. */
type ReadingSlots = <Result>(websiteId: string, signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>

/** Most requests that read sites at a time; those of one website leave room for the others. */
const TOGETHER = { service: 8, website: 2 }
const MOST_WAITING = 1_000

/**
 * Limits what key holders can make the service read at a time. First come, first served, for each
 * website by itself.
 *
 * The task is rejected with OperableError `rate_limited` when too many wait, `aborted` when the signal fires before its turn.
 */
export function createReadingSlots(): ReadingSlots {
  const ofWebsite = createHostLimiter(TOGETHER.website)
  const ofService = createHostLimiter(TOGETHER.service)
  let known = 0

  return async (websiteId, signal, task) => {
    if (known >= MOST_WAITING)
      throw new OperableError('rate_limited', 'Too many pages are being read. Try again later.')
    known++
    try {
      // In a box: the limiter answers undefined when the signal came first.
      const done = await ofWebsite.run(websiteId, signal, () =>
        ofService.run('', signal, async () => ({ result: await task() })),
      )
      if (!done) throw new OperableError('aborted', 'Reading the pages was stopped.')
      return done.result
    } finally {
      known--
    }
  }
}
