import { isIP } from 'node:net'
import { OperableError, type PageEvidence } from '@operable/core'
import { normalizeUrl } from '@operable/core/site'
import { getDomain } from 'tldts'
import type { Look } from '../../analysis/look.ts'
import type { PageSource } from '../../analysis/page-source.ts'
import type { PageView } from '../../analysis/page-view.ts'
import { createDocumentReader, type DocumentReader } from '../../analysis/read-in-thread.ts'
import { createRunJob } from '../../analysis/run-job.ts'
import type { HostTurns } from '../../contracts/host-turns.ts'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { Website } from '../../contracts/websites.ts'
import type { WidgetReading } from '../../contracts/widget-archive.ts'
import { followRefresh } from '../../crawl/pages/follow-refresh.ts'
import type { FrameViewer } from '../../crawl/pages/read-frame.ts'
import type { RenderContext, RenderMode } from '../../crawl/pages/render.ts'
import { type OnView, visitPage } from '../../crawl/pages/visit-page.ts'
import { createPoliteBrowser, createPoliteFetch } from '../../crawl/requests/polite-fetch.ts'
import { createScanClock, type ScanClock } from '../../crawl/requests/scan-clock.ts'
import { classifyAddress } from '../../fetch/address/address-policy.ts'
import { hostOf } from '../../fetch/address/url-policy.ts'
import { createScanBudget } from '../../fetch/budget/scan-budget.ts'

/** How the pages of a website are read. */
export interface SiteReader {
  fetch: PageFetcher
  /** A browser for pages that are empty without JavaScript. */
  renderer?: PageFetcher | undefined
  render: RenderMode
  /** What `fetch` sends as `User-Agent`. */
  userAgent: string
  /** Turns at hosts that other processes ask as well. */
  turns?: HostTurns
}

/** Everything needed to read pages of a website. */
export interface PageReading {
  website: Website
  reader: SiteReader
  /** Fires when the caller goes or the service closes. */
  signal: AbortSignal
  /** Hears of the script tag of each page that is read. */
  onTag(tag: WidgetReading): void
}

/** Pages that the owner of a website listed: robots.txt does not apply to them. */
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
  const leaves = (url: string) => (isOwn(url) ? undefined : 'It redirects to another site.')
  const budget = createScanBudget(perHost, reader.turns)
  const polite = createPoliteFetch(reader.fetch, budget.hosts, clock)
  // Pages of other sites are not read, so they are not requested.
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

/** For one page, a browser's time included, in ms: somebody waits for the answer. */
const DEADLINE_MS = 45_000

/** What comes with a page: its frames may be read, and the page once more. */
export interface VisitedPage {
  source: PageSource
  viewFrame: FrameViewer
  documents: DocumentReader
}

interface ToolPageVisit<Result> {
  /** What is asked of the page. */
  look: Look
  /** Makes the result of what came of that. */
  judge: (view: PageView, page: VisitedPage) => Result | Promise<Result>
  /** Tells of a page as its server sends it that a browser has to draw it. */
  isLacking?: (view: PageView) => boolean
  /** Default: 45 s. */
  deadlineMs?: number
}

/**
 * The normalised address of a page of the website; a fragment that is a route (`#/contact`, `#!/contact`) stays, because
 * a page that is drawn by script shows something else without it.
 * @throws OperableError `invalid_url`
 */
export function ownPageUrl(website: Website, pageUrl: string): string {
  const url = normalizeUrl(pageUrl)
  const { hash } = new URL(pageUrl)
  if (isSameOwner(url, website.url)) return /^#!?\//.test(hash) ? url + hash : url
  throw new OperableError('invalid_url', `It is not on ${new URL(website.url).host}.`)
}

/**
 * Reads one page of a website as the making of tools does, in a browser where it needs one.
 *
 * @returns what `judge` made of it, and how the page was read
 * @throws OperableError `invalid_url` for a text that is no address or one that is not on the website, `site_unreachable` when the
 * page cannot be read, `aborted`, `storage_unavailable` when the turns at hosts cannot be had
 */
export async function visitToolPage<Result>(
  pageUrl: string,
  reading: PageReading,
  { look, judge, isLacking, deadlineMs = DEADLINE_MS }: ToolPageVisit<Result>,
): Promise<{ result: Result; evidence: PageEvidence }> {
  // What a server gets has no fragment.
  const url = normalizeUrl(ownPageUrl(reading.website, pageUrl))
  const clock = createScanClock(deadlineMs, reading.signal)
  const pages = createNamedPages(reading, { clock, perHost: 1, isLacking })
  try {
    // In a box: the page may be read a second time, and a result may be undefined.
    let seen: { result: Result } | undefined
    const evidence = await pages.read(url, look, async (view, page) => {
      seen = { result: await judge(view, { ...page, documents: pages.documents }) }
    })
    clock.throwIfFailed()
    if (clock.ended() === 'aborted') throw new OperableError('aborted', 'Reading the page was stopped.')
    if (!seen && clock.ended() === 'deadline') {
      throw new OperableError('site_unreachable', `The page could not be read within ${deadlineMs / 1000} seconds.`)
    }
    if (!pages.isOwn(evidence.finalUrl)) throw new OperableError('invalid_url', 'It redirects to another site.')
    if (!seen) throw new OperableError('site_unreachable', evidence.detail ?? 'The page could not be read.')
    return { result: seen.result, evidence }
  } finally {
    clock.close()
  }
}

/**
 * Whether a page may have tools for a website: it is on the same registrable domain (`accounts.shop.example`
 * for `shop.example`), where `alice.github.io` and `bob.github.io` are two. A page on this machine or in a private
 * network counts as a copy of any website that is being worked on: only an operator who opened these networks gets it.
 */
export function isSameOwner(pageUrl: string, websiteUrl: string): boolean {
  const page = hostIn(pageUrl)
  const website = hostIn(websiteUrl)
  if (page === undefined || website === undefined) return false
  return page === website || isPrivate(page) || ownerOf(page) === ownerOf(website)
}

function ownerOf(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

function isPrivate(host: string): boolean {
  if (isIP(host) !== 0) return classifyAddress(host) === 'private'
  return host === 'localhost' || host.endsWith('.localhost')
}

function hostIn(text: string): string | undefined {
  const url = URL.parse(text)
  return url ? hostOf(url) : undefined
}
