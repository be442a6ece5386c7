import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import type { RenderMode } from '../../crawl/pages/render.ts'

/** How the pages of a website are read. */
export interface SiteReader {
  fetch: PageFetcher
  /** A browser for pages that are empty without JavaScript. */
  renderer?: PageFetcher | undefined
  render: RenderMode
  /** What `fetch` sends as `User-Agent`. */
  userAgent: string
}
