/** What a sitemap file lists. */
export interface Sitemap {
  /** `urlset`, `index` of other sitemaps, `text` with an address a line, RSS or Atom `feed`; absent = not a sitemap. */
  kind?: 'urlset' | 'index' | 'text' | 'feed'
  /** Addresses in order, as written (entities resolved, outer blanks removed); relative and foreign ones included. */
  urls: string[]
  /** A limit cut the reading short. */
  truncated: boolean
  /** The first fault that was met, or why it is not a sitemap. */
  detail?: string
}

/** The limits of one file; the defaults are those of sitemaps.org. */
export interface SitemapLimits {
  /** Default 50,000. */
  maxUrls?: number
  /** Characters of decoded text. Default 52,428,800. */
  maxLength?: number
}

/** Takes a file in pieces; `end` says what was in it. */
export interface SitemapReader {
  write(chunk: string): void
  end(): Sitemap
  /** True when more text changes nothing: a limit was reached, or the file is refused. */
  readonly done: boolean
}

/** sitemaps.org: an address has fewer than 2,048 characters. */
export const LONGEST_URL = 2047
