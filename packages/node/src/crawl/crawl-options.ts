import type { PageModel, SiteEvidence } from '@operable/core'
import type { Look } from '../analysis/look.ts'
import type { Readings } from '../analysis/remember-readings.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { CrawlListener } from './crawl-events.ts'
import type { CrawlLimits } from './crawl-limits.ts'
import type { FrameReader } from './pages/read-frame.ts'
import type { RenderMode } from './pages/render.ts'
import type { OnView } from './pages/visit-page.ts'

/** How a site is crawled. Only `fetch` is required. */
export interface CrawlOptions {
  /** Gets every page and file. */
  fetch: PageFetcher
  /** A browser for pages that are empty without JavaScript. */
  renderer?: PageFetcher
  /** `auto` (default) renders empty shells, `always` every page, `never` none. */
  render?: RenderMode
  /**
   * `auto` also renders pages with text that have a mount point without content, where scripts may draw a form. Default
   * false: what an audit reads is what the server has written.
   */
  rendersMounts?: boolean
  /** Pages in the evidence, read or not. Default 25. */
  maxPages?: number
  /** From the first request to the last byte, in ms. Default 90,000. */
  deadlineMs?: number
  /** Requests on their way to one host at one time. Default 2. */
  perHost?: number
  /** Turns at hosts that other processes ask as well. Default: this crawl is alone. */
  turns?: HostTurns
  limits?: Partial<CrawlLimits>
  /** The name that robots.txt knows us by. Default `OperableBot`. */
  productToken?: string
  /** What `fetch` sends as `User-Agent`, for the evidence. */
  userAgent?: string
  /** A folder has no server: a wait between requests would be for nobody. Default `network`. */
  source?: SiteEvidence['crawl']['source']
  signal?: AbortSignal
  /** An error that it throws is ignored. */
  onProgress?: CrawlListener
  /**
   * Sees the model of each page that was read, whether or not the page gets a place in the evidence (its `finalUrl` is
   * the model's `url`), and the crawl waits for it. What it keeps of a model keeps the page in memory; what it throws makes the page a failed one.
   * Until it is done it may read frames of the page (`page.frames`): one that the page does not hold costs a request.
   * Pages are read in another thread, which no model leaves: each is parsed once more, in this one, for it.
   */
  onPage?: (page: PageModel, readFrame: FrameReader) => void | Promise<void>
  /** The moment written into the evidence. Default: the clock of the machine. */
  now?: () => Date
}

/** What services of ours ask of each page, in the thread that reads it. */
export interface CrawlViews {
  look?: () => Look
  /** As `onPage` of a crawl. */
  onView?: OnView
  /** What earlier scans have read: an answer that has not changed is not read again. */
  readings?: Readings
}
