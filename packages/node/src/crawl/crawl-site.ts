import { normalizeUrl, type SiteEvidence } from '@operable/core'
import type { FetchResult } from '../contracts/page-fetcher.ts'
import { checkCrawlOptions, checkTimeLimit } from './check-options.ts'
import type { CrawlListener } from './crawl-events.ts'
import { crawlLimits } from './crawl-limits.ts'
import type { CrawlOptions } from './crawl-options.ts'
import { crawlPages } from './crawl-pages.ts'
import { type Entry, enterSite } from './enter-site.ts'
import { followRefresh } from './follow-refresh.ts'
import { createFrontier } from './frontier.ts'
import { requestHomepage } from './homepage.ts'
import { createHostLimiter } from './host-limiter.ts'
import { createPoliteFetch } from './polite-fetch.ts'
import { readProtocolFiles, unreadProtocolFiles } from './protocol-files.ts'
import { readRobots } from './robots-rules.ts'
import { createScanClock } from './scan-clock.ts'
import { createSiteTest } from './site-test.ts'
import { readSitemaps } from './sitemaps.ts'
import { createSkipLog } from './skip-log.ts'
import { userAgent as defaultUserAgent, PRODUCT_TOKEN } from './user-agent.ts'
import { refusedVisit, type Visit, type VisitTarget, visitPage } from './visit-page.ts'

/**
 * Reads a site as evidence: robots.txt, sitemaps, the files for agents, the submitted page, the homepage, and the pages
 * that these lead to. With the same answers the evidence is the same, whatever their timing.
 *
 * @throws OperableError `invalid_url`. Nothing else of a site: what cannot be read is an entry of the evidence.
 * @throws TypeError for an option that is none
 */
export async function crawlSite(url: string, options: CrawlOptions): Promise<SiteEvidence> {
  const {
    render = 'auto',
    maxPages = 25,
    deadlineMs = 90_000,
    perHost = 2,
    productToken = PRODUCT_TOKEN,
    userAgent = defaultUserAgent(),
    source = 'network',
    now = () => new Date(),
  } = options
  checkCrawlOptions(options)
  checkTimeLimit('deadlineMs', deadlineMs)

  const submitted = normalizeUrl(url)
  const scannedAt = now().toISOString()
  const onProgress = quietly(options.onProgress)
  const clock = createScanClock(deadlineMs, options.signal)
  const limiter = createHostLimiter(perHost)
  const fetch = createPoliteFetch(options.fetch, limiter, clock)
  const limits = crawlLimits(maxPages, options.limits)
  const skipped = createSkipLog()

  try {
    const entry = await enterSite(submitted, fetch, async (origin) => {
      const rules = await readRobots(origin, fetch, productToken)
      if (source === 'network') limiter.setDelay(new URL(origin).host, rules.delayMs)
      onProgress({ type: 'robots', url: rules.file.url, state: rules.state })
      return rules
    })
    const { origin, finalUrl, rules, closed } = entry
    const isSameSite = createSiteTest(origin)
    const refusal = (address: string) => (isSameSite(address) ? rules.refusal(address) : undefined)
    const context = {
      refusal,
      isSameSite,
      mode: render,
      browser: options.renderer && createPoliteFetch(options.renderer, createHostLimiter(perHost), clock),
      onRender: (address: string) => onProgress({ type: 'render-start', url: address }),
      onPage: options.onPage,
    }
    const start = (target: VisitTarget) => onProgress({ type: 'page-start', url: target.url })
    const see = (target: VisitTarget, result: FetchResult) => visitPage(target, result, context)
    const fetchPage = async (address: string) => followRefresh(await fetch(address), fetch, refusal)

    const homepage = requestHomepage(entry, fetchPage, isSameSite)
    const sitemaps = closed
      ? Promise.resolve({ evidence: [], urls: [] })
      : readSitemaps({ origin, rules, fetch, limits, isSameSite, skipped, onProgress })
    const files = closed
      ? Promise.resolve(unreadProtocolFiles(origin, closed))
      : readProtocolFiles(origin, fetch, rules.refusal, onProgress)

    const frontier = createFrontier({ origin, limits, skipped, isSameSite, refusal: rules.refusal })
    frontier.know(submitted)
    frontier.know(finalUrl)
    const seeds: Promise<Visit>[] = [visitSubmitted(entry, see)]
    if (homepage.page && maxPages > 1) {
      const { target, result } = homepage.page
      start(target)
      frontier.know(target.url)
      seeds.push(result.then((answer) => see(target, answer)))
    }
    const crawled = await crawlPages({
      seeds,
      sitemapUrls: sitemaps.then(({ urls }) => urls),
      frontier,
      skipped,
      maxPages,
      window: perHost * 2,
      isSameSite,
      visit: async (target) => {
        start(target)
        return see(target, await fetchPage(target.url))
      },
      isOver: () => clock.ended() !== undefined,
      onProgress,
    })

    return {
      format: 1,
      url: submitted,
      finalUrl,
      scannedAt,
      userAgent,
      homepage: await homepage.file,
      robots: rules.file,
      sitemaps: (await sitemaps).evidence,
      files: await files,
      pages: crawled.pages,
      crawl: {
        stop: clock.ended() ?? (crawled.limitReached ? 'page_limit' : 'complete'),
        maxPages,
        discovered: frontier.discovered,
        skipped: skipped.list(),
        render,
        source,
      },
    }
  } finally {
    clock.close()
  }
}

function visitSubmitted(
  entry: Entry,
  see: (target: VisitTarget, result: FetchResult) => Promise<Visit>,
): Promise<Visit> {
  const target: VisitTarget = { url: entry.submitted, foundIn: 'submitted', depth: 0 }
  if (entry.result) return see(target, entry.result)
  return Promise.resolve(refusedVisit(target, entry.refused ?? ''))
}

/** A listener is a display; a mistake in it must not end the scan. */
function quietly(listener: CrawlListener | undefined): CrawlListener {
  return (event) => {
    try {
      listener?.(event)
    } catch {
      // Documented: ignored.
    }
  }
}
