import type { PageEvidence } from '@operable/core'
import type { Look } from '../../analysis/look.ts'
import type { PageView } from '../../analysis/page-view.ts'
import { createDocumentReader, type DocumentReader } from '../../analysis/read-in-thread.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { Website } from '../../contracts/websites.ts'
import type { WidgetReading } from '../../contracts/widget-archive.ts'
import { followRefresh } from '../../crawl/pages/follow-refresh.ts'
import type { RenderContext, RenderMode } from '../../crawl/pages/render.ts'
import { type OnView, visitPage } from '../../crawl/pages/visit-page.ts'
import { createPoliteBrowser, createPoliteFetch } from '../../crawl/requests/polite-fetch.ts'
import type { ScanClock } from '../../crawl/requests/scan-clock.ts'
import { createScanBudget } from '../../fetch/budget/scan-budget.ts'
import { isSameOwner } from './same-owner.ts'

/** How the pages of a website are read. */
export interface SiteReader {
  fetch: PageFetcher
  /** A browser for pages that are empty without JavaScript. */
  renderer?: PageFetcher | undefined
  render: RenderMode
  /** What `fetch` sends as `User-Agent`. */
  userAgent: string
}

/** What it takes to read pages of a website. */
export interface PageReading {
  website: Website
  reader: SiteReader
  /** Fires when the caller goes or the service closes. */
  signal: AbortSignal
  /** Hears of the script tag of each page that is read. */
  onTag(tag: WidgetReading): void
}

/** Pages of a website that its owner named one by one: robots.txt is not asked for them. */
export interface NamedPages {
  /**
   * Reads one page, in a browser where it needs one. Never rejects.
   *
   * @param look what is asked of the page
   * @param onView sees what came of that, and may read frames of the page until it is done
   */
  read(url: string, look: Look, onView: OnView): Promise<PageEvidence>
  documents: DocumentReader
  /** Whether an address is on the website. */
  isOwn(href: string): boolean
}

/**
 * @param perHost requests on their way to one host at one time
 * @param isLacking tells of a page as its server sends it that a browser has to draw it
 */
export function createNamedPages(
  { website, reader, onTag }: PageReading,
  { clock, perHost, isLacking }: { clock: ScanClock; perHost: number; isLacking?: RenderContext['isLacking'] },
): NamedPages {
  const isOwn = (href: string) => isSameOwner(href, website.url)
  const refusal = () => undefined
  const leaves = (url: string) => (isOwn(url) ? undefined : 'It leads to another site.')
  const budget = createScanBudget(perHost)
  const polite = createPoliteFetch(reader.fetch, budget.hosts, clock)
  // What another site shows is nothing to read, and so nothing to ask for.
  const fetch: PageFetcher = (url, options) => polite(url, { ...options, mayLead: isOwn })
  const browser = reader.renderer && createPoliteBrowser(reader.renderer, { budget, perHost, clock })
  const documents = createDocumentReader(createRunJob({ signal: clock.signal }), () => clock.ended() === 'deadline')
  const context = {
    fetch,
    documents,
    mode: reader.render,
    rendersMounts: true,
    browser,
    refusal,
    isSameSite: isOwn,
    isLacking,
    onRender() {},
  }
  return {
    isOwn,
    documents,
    async read(url, look, onView) {
      const asked = { ...look, attributes: { ...look.attributes, ...tagLook(website.id) } }
      const answer = await followRefresh(await fetch(url), { fetch, documents }, leaves)
      const { evidence } = await visitPage({ url, foundIn: 'submitted', depth: 0 }, answer, {
        ...context,
        look: () => asked,
        onView: (view, page) => {
          onTag(widgetTagOf(view))
          return onView(view, page)
        },
      })
      return evidence
    },
  }
}

/** The address of a pinned script. */
const PINNED = /\/w\/([\w-]{12})\/operable\.js/

/** Asks a page for the script tag of a website. */
export function tagLook(websiteId: string): NonNullable<Look['attributes']> {
  return { widgetTag: `script[data-website="${websiteId}"]` }
}

/** The widget that a page has, as its markup says. @param view of a page that was asked for it */
export function widgetTagOf({ url, seen }: PageView): WidgetReading {
  const tags = seen.attributes?.['widgetTag'] ?? []
  const version = tags.map(({ src }) => PINNED.exec(src ?? '')?.[1]).find((found) => found !== undefined)
  return { page: url, ...(version === undefined ? {} : { version }) }
}
