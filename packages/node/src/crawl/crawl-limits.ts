/** What bounds a crawl besides the number of pages and the time. A trap on a site runs into one of these. */
export interface CrawlLimits {
  /** Clicks from the submitted page. */
  depth: number
  /** Addresses waiting at one time. */
  queued: number
  /** Addresses of one section (first path segment) waiting at one time, so that no section fills the queue. */
  queuedPerSection: number
  /** Same-site links taken from one page. */
  linksPerPage: number
  /** Addresses of one path pattern (digits replaced, parameter names kept) that are read while others wait. */
  perPattern: number
  /** Query parameters of an address, tracking and session ones not counted. */
  parameters: number
  /** Segments of a path. */
  segments: number
  /** Times that one segment may occur in a path. */
  segmentRepeats: number
  /** Sitemap files read, the children of an index included. */
  sitemaps: number
  /** Entries taken from one sitemap file; the protocol's own limit. */
  sitemapEntries: number
  /** Decoded bytes of one sitemap file. */
  sitemapBytes: number
}

/** The defaults; those that bound the queue grow with the number of pages asked for. */
export function crawlLimits(maxPages: number, limits: Partial<CrawlLimits> = {}): CrawlLimits {
  return {
    depth: 4,
    queued: Math.max(1000, maxPages * 4),
    queuedPerSection: Math.max(100, maxPages),
    linksPerPage: 300,
    perPattern: 3,
    parameters: 5,
    segments: 15,
    segmentRepeats: 2,
    sitemaps: 10,
    sitemapEntries: 50_000,
    sitemapBytes: 10 * 1024 * 1024,
    ...limits,
  }
}
