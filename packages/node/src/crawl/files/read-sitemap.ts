import type { SitemapEvidence } from '@operable/core/audit'
import { JobFailure } from '../../analysis/job-failure.ts'
import type { RunJob } from '../../analysis/run-job.ts'
import type { SitemapEntries } from '../../analysis/sitemap-text.ts'
import type { FetchResponse, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { CrawlListener } from '../crawl-events.ts'
import type { CrawlLimits } from '../crawl-limits.ts'
import type { SkipLog } from '../frontier/skip-log.ts'
import type { ScannedSite } from '../scanned-site.ts'

/** What the reading of a site's sitemaps needs. */
export interface SitemapScan extends ScannedSite {
  /** The sitemaps that robots.txt names, as it writes them. */
  named: readonly string[]
  fetch: PageFetcher
  run: RunJob
  limits: CrawlLimits
  skipped: SkipLog
  onProgress: CrawlListener
  /** Whether the scan has ended. */
  isOver(): boolean
}

/** Where a sitemap stands, and what led there. */
export type SitemapSource = Pick<SitemapEvidence, 'url' | 'foundIn'>

export interface ReadSitemap {
  evidence: SitemapEvidence
  /** Of pages or of further sitemaps, absolute, one a line. */
  addresses: string
}

/** Asks for one sitemap and reads it. What is not one is evidence with the reason. */
export async function readSitemap(source: SitemapSource, scan: SitemapScan): Promise<ReadSitemap> {
  const sitemap = await fetchSitemap(source, scan)
  const { url, outcome, entries } = sitemap.evidence
  scan.onProgress({ type: 'sitemap', url, outcome, entries })
  return sitemap
}

async function fetchSitemap(source: SitemapSource, { refusal, fetch, run, limits }: SitemapScan): Promise<ReadSitemap> {
  const none = (outcome: SitemapEvidence['outcome'], detail: string): ReadSitemap => ({
    evidence: { ...source, outcome, entries: 0, detail },
    addresses: '',
  })
  // A sitemap that robots.txt names is an invitation; one that we guess is bound by its rules.
  const refused = source.foundIn === 'well-known' ? await refusal(source.url) : undefined
  if (refused) return none('failed', refused)

  const limit = limits.sitemapBytes
  const result = await fetch(source.url, {
    accept: 'application/xml, text/xml, text/plain;q=0.9, */*;q=0.5',
    maxBytes: limit,
    onTooLarge: 'truncate',
  })
  // At an address that the public internet does not have it is there for nobody.
  if (!result.ok) return none(result.failure === 'refused' ? 'absent' : 'failed', result.detail)
  if (result.status !== 200) {
    const isAbsent = result.status === 404 || result.status === 410
    return none(isAbsent ? 'absent' : 'failed', `The server responded with status ${result.status}.`)
  }

  const sitemap = await readText(result, { run, limits })
  if (typeof sitemap === 'string') return none('failed', sitemap)
  if (!sitemap.kind) return none('not_a_sitemap', sitemap.detail ?? 'The response is not a sitemap.')

  const truncated = result.truncated || sitemap.truncated
  const { kind, entries, addresses } = sitemap
  return {
    evidence: {
      ...source,
      outcome: 'read',
      kind,
      entries,
      ...(truncated ? { truncated: true } : {}),
    },
    addresses,
  }
}

/** A text says why it could not be read. */
async function readText(
  { url, body, headers }: FetchResponse,
  { run, limits }: Pick<SitemapScan, 'run' | 'limits'>,
): Promise<SitemapEntries | string> {
  const { sitemapBytes: maxBytes, sitemapEntries: maxUrls } = limits
  try {
    return await run('readSitemapText', { url, body, contentType: headers['content-type'], maxBytes, maxUrls })
  } catch (error) {
    if (error instanceof JobFailure) return error.message
    throw error
  }
}
