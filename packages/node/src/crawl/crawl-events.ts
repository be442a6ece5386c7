import type { PageEvidence } from '@operable/core'
import type { FetchedFile, SitemapEvidence } from '@operable/core/audit'

/** What happens during a scan, for a progress display. Pages are reported in the order of the evidence. */
export type CrawlEvent =
  | { type: 'robots'; url: string; state: 'present' | 'absent' | 'unreachable' | 'not_robots' }
  | { type: 'sitemap'; url: string; outcome: SitemapEvidence['outcome']; entries: number }
  | { type: 'file'; id: string; file: FetchedFile }
  | { type: 'page-start'; url: string }
  | { type: 'render-start'; url: string }
  | {
      type: 'page'
      page: PageEvidence
      /** Pages in the evidence so far, this one included. */
      done: number
      maxPages: number
      /** Addresses that wait to be read. */
      waiting: number
    }
  | {
      /** As answers arrive, so it may be ahead of `page`. Neither number ever falls; `done` ≤ `planned` ≤ `maxPages`. */
      type: 'progress'
      done: number
      planned: number
    }

/** Gets every event of a scan as it happens. */
export type CrawlListener = (event: CrawlEvent) => void
