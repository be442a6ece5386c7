import type { PageEvidence, SiteEvidence } from '@operable/core'
import type { CrawlListener } from '../crawl-events.ts'
import type { Frontier } from '../frontier/frontier.ts'
import type { SkipLog } from '../frontier/skip-log.ts'
import { createLeftOut } from './left-out.ts'
import { createPageCount } from './page-count.ts'
import type { Visit, VisitTarget } from './visit-page.ts'

export interface PageCrawl {
  /** The pages to begin with, already on their way, in the order of the evidence. */
  seeds: readonly Promise<Visit>[]
  /** Addresses of the sitemaps, added after the links of the seeds. */
  sitemapUrls: Promise<readonly string[]>
  frontier: Frontier
  skipped: SkipLog
  maxPages: number
  /** Pages on their way at one time. */
  together: number
  isSameSite(href: string): boolean
  visit(target: VisitTarget): Promise<Visit>
  isOver(): boolean
  onProgress: CrawlListener
}

type StopReason = Extract<SiteEvidence['crawl']['stop'], 'complete' | `${string}_limit`>

/** A sitemap does not say how far a page is from the homepage; it counts like a page that a linked page links to. */
const SITEMAP_DEPTH = 2

/**
 * Reads pages until the limit, the end of the frontier or the end of the scan.
 *
 * Deterministic under any response timing: answers are taken in the order in which they were asked for, and the next
 * address is chosen at a fixed place in that order (whenever fewer than `together` pages are on their way), so what is
 * known at each choice never depends on which answer came first. A slow page holds back at most `together` others.
 */
export async function crawlPages(crawl: PageCrawl): Promise<{ pages: PageEvidence[]; stop: StopReason }> {
  const { frontier, skipped, maxPages, onProgress } = crawl
  const pages: PageEvidence[] = []
  const leftOut = createLeftOut(crawl.isSameSite)
  const count = createPageCount({ ...crawl, waiting: () => frontier.waiting })

  const seeds = crawl.seeds.map(count.follow)
  for (const seed of seeds) await take(seed)
  const fromSitemap = { foundIn: 'sitemap', depth: SITEMAP_DEPTH } as const
  await frontier.addAll(await crawl.sitemapUrls, fromSitemap)

  // Addresses that turn out to be a page already read cost a request but no place in the evidence: bounded as well.
  let requestsLeft = maxPages * 2
  const onTheirWay: Promise<Visit>[] = []
  for (;;) {
    while (onTheirWay.length < crawl.together && pages.length + onTheirWay.length < maxPages) {
      const next = crawl.isOver() || requestsLeft === 0 ? undefined : frontier.take()
      if (!next) break
      requestsLeft--
      onTheirWay.push(count.follow(crawl.visit({ url: next.url, foundIn: next.foundIn, depth: next.depth })))
    }
    const oldest = onTheirWay.shift()
    if (!oldest) break
    await take(oldest)
  }
  if (frontier.waiting === 0) return { pages, stop: 'complete' }
  return { pages, stop: pages.length < maxPages ? 'request_limit' : 'page_limit' }

  async function take(visit: Promise<Visit>): Promise<void> {
    count.expect(visit)
    const { evidence, links } = await visit
    const reason = leftOut(evidence)
    if (reason) {
      skipped.add({ reason }, evidence.url)
    } else {
      frontier.know(evidence.finalUrl)
      pages.push(evidence)
      await frontier.addLinks(links, evidence.depth + 1)
      onProgress({ type: 'page', page: evidence, done: pages.length, maxPages, waiting: frontier.waiting })
    }
    count.tell()
  }
}
