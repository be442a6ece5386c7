import type { SiteEvidence } from '@operable/core'
import type { CrawlOptions } from '../src/crawl/crawl-options.ts'
import { crawlSite } from '../src/crawl/crawl-site.ts'
import { type TestAnswer, type TestSiteOptions, testSite } from './test-site.ts'

export const SITE = 'https://shop.example'

type Pages = Record<string, TestAnswer> | ((path: string, url: URL) => TestAnswer)

/** Crawls a test site, by default from its homepage, at a fixed moment. */
export function crawl(
  pages: Pages,
  { url = `${SITE}/`, site = {}, ...options }: Partial<CrawlOptions> & { url?: string; site?: TestSiteOptions } = {},
): Promise<SiteEvidence> {
  const answer = typeof pages === 'function' ? pages : (path: string) => pages[path]
  return crawlSite(url, { fetch: testSite(answer, site), now: () => new Date('2026-08-21T10:00:00Z'), ...options })
}

/** Addresses of the evidence's pages, without the origin. */
export function urls(evidence: SiteEvidence): string[] {
  return evidence.pages.map((page) => page.url.replace(SITE, ''))
}

/** How many addresses were left out, by reason. */
export function skips(evidence: SiteEvidence): Record<string, number> {
  return Object.fromEntries(evidence.crawl.skipped.map(({ reason, count }) => [reason, count]))
}

/** A sitemap of paths on the test site. */
export function sitemap(paths: readonly string[]): string {
  const entries = paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}

/** Whether a crawl asks for the path as a file, not as a page. */
export function isFile(path: string): boolean {
  return /\.(?:txt|json|xml)$|well-known|server-card/.test(path)
}
