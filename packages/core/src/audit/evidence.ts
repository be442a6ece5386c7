import type { PageSummary } from '../page/page-summary.ts'

/**
 * Everything that was observed of a site, and what could not be observed and why: plain serialisable data, the single
 * input of every check. A failed fetch is an entry here, never an exception.
 */
export interface SiteEvidence {
  /** Version of this format. */
  format: 1
  /** The address as submitted, normalized. */
  url: string
  /** Where the submitted address led; where that is the login of another site, the submitted address itself. */
  finalUrl: string
  /** The rules by which the pages were read (`RULES_VERSION`); absent in evidence of earlier versions. */
  rulesVersion?: string
  /** ISO 8601, UTC; the moment when the scan began. */
  scannedAt: string
  userAgent: string
  /** Response to `/` of the scanned origin (redirects followed), without its body. */
  homepage: FetchedFile
  robots: FetchedFile
  sitemaps: SitemapEvidence[]
  /** Well-known files by id (see standards/protocol-files.ts), the scored and the unscored ones. */
  files: Record<string, FetchedFile>
  /** In the order in which they were read; the submitted page first. */
  pages: PageEvidence[]
  crawl: CrawlEvidence
  /** Set when the site was asked with credentials: nobody else may see what was seen. */
  private?: true
}

/** Why an answer could not be had. Never carries an internal address. */
export type FetchFailure =
  | 'invalid_url'
  | 'refused' // by our own address rules
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'redirect' // too many, looping or unusable
  | 'protocol' // not valid HTTP
  | 'too_complex' // more memory or time than one page is given to be read
  | 'aborted'

/** The answer for a file of a site, or why there is none. */
export type FetchedFile =
  | {
      outcome: 'answered'
      url: string
      finalUrl: string
      status: number
      /** Lower-case names; several values joined by `, `. */
      headers: Record<string, string>
      /** Decoded text, cut at the limit of its kind. Absent where only the headers matter. */
      body?: string
      truncated?: boolean
    }
  | { outcome: 'failed'; url: string; failure: FetchFailure; detail: string }
  | { outcome: 'not_requested'; url: string; why: string }

/** What was found at the address of a sitemap. */
export interface SitemapEvidence {
  url: string
  foundIn: 'robots.txt' | 'well-known' | 'sitemap-index'
  outcome: 'read' | 'not_a_sitemap' | 'absent' | 'failed'
  kind?: 'urlset' | 'index' | 'text' | 'feed'
  /** Entries read, up to the limit. */
  entries: number
  /** Set when a limit cut the reading short. */
  truncated?: boolean
  detail?: string
}

/** What became of a page that was asked for. */
export type PageOutcome =
  | 'read'
  | 'not_html'
  | 'http_error'
  | 'challenge' // a bot wall or block page answered, not the site
  | 'robots' // the site's rules ask us not to read it
  | 'login' // a login at another address answered instead of the submitted page
  | 'failed'

/** What was observed of one page, or why nothing was. */
export interface PageEvidence {
  url: string
  finalUrl: string
  outcome: PageOutcome
  foundIn: 'submitted' | 'homepage' | 'link' | 'sitemap'
  depth: number
  status?: number
  failure?: FetchFailure
  /** One sentence: why the page was not read, or which bot wall answered. */
  detail?: string
  /** Decoded bytes of the static document. */
  bytes?: number
  /** What the document says, after rendering when it was rendered. */
  page?: PageSummary
  rendering: RenderingEvidence
}

/** Whether a browser was needed for a page, and what came of it. */
export type RenderingEvidence =
  | { mode: 'static' }
  /**
   * The static document was an empty shell; `page` is what a browser showed. `lacks` says why the page went without
   * something that it asked for, so that it may have shown less than it does to a visitor.
   */
  | { mode: 'browser'; staticTextLength: number; staticReasons: string[]; readable: boolean; lacks?: string }
  /**
   * The static document is an empty shell, and what a browser would show of it is not known. `withheld`: because this
   * scan refused what the page needs to show it.
   */
  | { mode: 'not_rendered'; why: string; withheld?: true }

/** How the scan went: its limits, what it came to know, and why it ended. */
export interface CrawlEvidence {
  /** `request_limit`: too many addresses led to pages that were read already. */
  stop: 'complete' | 'page_limit' | 'request_limit' | 'deadline' | 'aborted'
  maxPages: number
  /** Distinct same-site addresses that were seen. */
  discovered: number
  /** Addresses that were left out, by reason. */
  skipped: SkippedAddresses[]
  render: 'auto' | 'never' | 'always'
  /** `folder`: read from disk. There is no server, so nothing about headers can be measured. */
  source: 'network' | 'folder'
}

/** Addresses that were left out for one reason. */
export interface SkippedAddresses {
  /** In a few words, for people. */
  reason: string
  /** robots.txt keeps them from us: without it the scan would have read them. Absent: the scan itself leaves them out. */
  closedByRobots?: true
  count: number
  example: string
}
