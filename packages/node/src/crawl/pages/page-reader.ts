import type { DocumentReader } from '../../analysis/read-in-thread.ts'
import type { FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { CrawlViews } from '../crawl-options.ts'
import type { CrawlSettings } from '../crawl-settings.ts'
import type { ScannedSite } from '../scanned-site.ts'
import { followRefresh } from './follow-refresh.ts'
import { type Visit, type VisitTarget, visitPage } from './visit-page.ts'

/** Asks for the pages of a site, and turns answers into evidence. Never rejects. */
export interface PageReader {
  /** The answer for a page, at the end of its refreshes. */
  request(url: string): Promise<FetchResult>
  /**
   * An answer as evidence.
   * @param refusal in the place of the site's own
   */
  read(target: VisitTarget, answer: FetchResult, refusal?: ScannedSite['refusal']): Promise<Visit>
  /**
   * Announces the page to the listener, and reads it.
   * @param answer when it was requested already
   */
  visit(target: VisitTarget, answer?: Promise<FetchResult>): Promise<Visit>
}

export interface PageReaderOptions {
  site: ScannedSite
  fetch: PageFetcher
  documents: DocumentReader
  /** Absent when there is none. */
  browser: PageFetcher | undefined
  settings: Pick<CrawlSettings, 'render' | 'rendersMounts' | 'onPage' | 'onProgress'> & CrawlViews
}

export function createPageReader({ site, fetch, documents, browser, settings }: PageReaderOptions): PageReader {
  const { render, rendersMounts, onPage, look, onView, onProgress } = settings
  const context = {
    ...site,
    fetch,
    documents,
    mode: render,
    rendersMounts,
    browser,
    onRender: (url: string) => onProgress({ type: 'render-start', url }),
    onPage,
    look,
    onView,
  }
  const reader: PageReader = {
    async request(url) {
      return followRefresh(await fetch(url), { fetch, documents }, site.refusal)
    },
    read: (target, answer, refusal = site.refusal) => visitPage(target, answer, { ...context, refusal }),
    async visit(target, answer) {
      onProgress({ type: 'page-start', url: target.url })
      return reader.read(target, await (answer ?? reader.request(target.url)))
    },
  }
  return reader
}
