import { RULES_VERSION, type SiteEvidence } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { createDocumentReader, type DocumentReader } from '../analysis/read-in-thread.ts'
import { rememberReadings } from '../analysis/remember-readings.ts'
import { createRunJob, type RunJob } from '../analysis/run-job.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { HostLimiter, ScanBudget } from '../contracts/scan-budget.ts'
import { withoutUserInfo } from '../fetch/address/site-credentials.ts'
import { createScanBudget } from '../fetch/budget/scan-budget.ts'
import { storageUnavailable } from '../storage/adapter.ts'
import type { CrawlOptions, CrawlViews } from './crawl-options.ts'
import { type CrawlSettings, crawlSettings } from './crawl-settings.ts'
import { type Entry, enterSite } from './enter-site.ts'
import { requestHomepage } from './files/homepage.ts'
import { readProtocolFiles, unreadProtocolFiles } from './files/protocol-files.ts'
import { type RobotsRules, readRobots } from './files/robots-rules.ts'
import { noSitemaps, readSitemaps } from './files/sitemaps.ts'
import { createFrontier } from './frontier/frontier.ts'
import { createSkipLog } from './frontier/skip-log.ts'
import { crawlPages } from './pages/crawl-pages.ts'
import { leadsToLogin } from './pages/leads-to-login.ts'
import { createPageReader, type PageReader } from './pages/page-reader.ts'
import { refusedVisit, type Visit, type VisitTarget } from './pages/visit-page.ts'
import { createPoliteBrowser, createPoliteFetch, whileAnswered } from './requests/polite-fetch.ts'
import { createScanClock, type ScanClock } from './requests/scan-clock.ts'
import { createScannedSite } from './scanned-site.ts'

/**
 * Reads a site as evidence: robots.txt, sitemaps, the files for agents, the submitted page, the homepage, and the pages
 * that these lead to. With the same answers the evidence is the same, whatever their timing.
 *
 * @param url of a page of the site, http or https; a bare domain means https
 * @throws OperableError `invalid_url`; `storage_unavailable` when `turns` cannot be had, or not in time, `missing_dependency` as the fetcher
 * does. Nothing else of a site: what cannot be read is an entry of the evidence.
 * @throws TypeError that names the invalid option
 */
export async function crawlSite(url: string, options: CrawlOptions): Promise<SiteEvidence> {
  return crawlViews(url, options, {})
}

const NO_TURN = 'The time for the scan ran out before it got a turn at the host.'

/** The same, and asks something of each page where it is read. */
export async function crawlViews(url: string, options: CrawlOptions, views: CrawlViews): Promise<SiteEvidence> {
  const settings = { ...crawlSettings(options), ...views }
  const submitted = normalizeTypedUrl(url)
  const scannedAt = settings.now().toISOString()
  const clock = createScanClock(settings.deadlineMs, settings.signal)
  try {
    let hasMissedTurn = false
    const turns = settings.turns && noticed(settings.turns, () => (hasMissedTurn = true))
    const budget = createScanBudget(settings.perHost, turns)
    const limiter = budget.hosts
    const fetch = createPoliteFetch(whileAnswered(settings.fetch), limiter, clock)
    // Pages of a folder are one's own, and there is nobody else to answer.
    const run = createRunJob({ signal: clock.signal, here: settings.source === 'folder' })
    const reader = createDocumentReader(run, () => clock.ended() === 'deadline')
    const documents = views.readings ? rememberReadings(reader, views.readings) : reader
    const entry = await enterSite(submitted, { fetch, documents }, (origin) =>
      readRules(origin, { fetch, run, limiter, settings }),
    )
    // Others had all turns: that the site has not responded would be wrong.
    if (hasMissedTurn && clock.ended() === 'deadline') throw storageUnavailable(NO_TURN)
    const seen = await readSite(entry, { fetch, run, documents, budget, clock, settings })
    clock.throwIfFailed()
    const about = { format: 1, url: submitted, finalUrl: entry.finalUrl, rulesVersion: RULES_VERSION } as const
    return cleaned({ ...about, scannedAt, userAgent: settings.userAgent, ...seen })
  } finally {
    clock.close()
  }
}

/** @param onNone hears of each turn that the scan has waited for until its end */
function noticed(turns: HostTurns, onNone: () => void): HostTurns {
  return {
    async take(host, delayMs, signal) {
      const turn = await turns.take(host, delayMs, signal)
      if (!turn) onNone()
      return turn
    },
    lost: () => turns.lost(),
    close: () => turns.close(),
  }
}

/** What a crawl asks with. */
interface Crawl {
  fetch: PageFetcher
  run: RunJob
  documents: DocumentReader
  budget: ScanBudget
  clock: ScanClock
  settings: CrawlSettings & CrawlViews
}

type SeenOfSite = Pick<SiteEvidence, 'homepage' | 'robots' | 'sitemaps' | 'files' | 'pages' | 'crawl'>

/** Reads all that a site shows but the answer to the submitted address, which the entry holds. */
async function readSite(entry: Entry, crawl: Crawl): Promise<SeenOfSite> {
  const { fetch, run, documents, budget, clock, settings } = crawl
  const { closed, rules } = entry
  const { maxPages, perHost, limits, render, source, onProgress } = settings
  const site = createScannedSite(entry)
  const isOver = () => clock.ended() !== undefined
  const skipped = createSkipLog()
  const browser = settings.renderer && createPoliteBrowser(settings.renderer, { budget, perHost, clock })
  const reader = createPageReader({ site, fetch, documents, browser, settings })

  // All on their way at once. A host answers in the order in which it is asked: the page before the files.
  const homepage = await requestHomepage(entry, site, reader.request)
  const sitemaps = closed
    ? noSitemaps
    : readSitemaps({ ...site, named: rules.sitemaps, fetch, run, limits, skipped, onProgress, isOver })
  const files = closed ? unreadProtocolFiles(site.origin, closed) : readProtocolFiles(site, fetch, onProgress)

  const frontier = createFrontier({ ...site, limits, skipped, isOver })
  for (const known of [entry.submitted, entry.finalUrl]) frontier.know(known)
  const seeds = [readSubmitted(entry, reader)]
  if (homepage.page && maxPages > 1) {
    frontier.know(homepage.page.target.url)
    seeds.push(reader.visit(homepage.page.target, homepage.page.answer))
  }
  const { pages, stop } = await crawlPages({
    seeds,
    sitemapUrls: Promise.resolve(sitemaps).then(({ urls }) => urls),
    frontier,
    skipped,
    maxPages,
    together: perHost * 2,
    isSameSite: site.isSameSite,
    visit: (target) => reader.visit(target),
    isOver,
    onProgress,
  })

  return {
    homepage: await homepage.file,
    robots: rules.file,
    sitemaps: (await sitemaps).evidence,
    files: await files,
    pages,
    crawl: {
      stop: clock.ended() ?? stop,
      maxPages,
      discovered: frontier.discovered,
      skipped: skipped.list(),
      render,
      source,
    },
  }
}

/** Without user names and passwords in addresses. What stands on a page was cleaned where that was read. */
function cleaned(evidence: SiteEvidence): SiteEvidence {
  const pages = evidence.pages.map(({ page, ...seen }) => ({ ...withoutUserInfo(seen), ...(page && { page }) }))
  return { ...withoutUserInfo({ ...evidence, pages: [] }), pages }
}

/** Reads a host's rules and keeps to them; a folder has no server that a wait would spare. */
async function readRules(
  origin: string,
  { fetch, run, limiter, settings }: { fetch: PageFetcher; run: RunJob; limiter: HostLimiter; settings: CrawlSettings },
): Promise<RobotsRules> {
  const rules = await readRobots(origin, fetch, settings.productToken, run)
  if (settings.source === 'network') limiter.setDelay(new URL(origin).host, rules.delayMs)
  settings.onProgress({ type: 'robots', url: rules.file.url, state: rules.state })
  return rules
}

async function readSubmitted(entry: Entry, reader: PageReader): Promise<Visit> {
  const target: VisitTarget = { url: entry.submitted, foundIn: 'submitted', depth: 0 }
  if (!entry.result) return refusedVisit(target, entry.refused)
  // A person named this page: rules that could not be had do not keep us from it, wherever it leads.
  const refusal = entry.rules.state === 'unreachable' ? () => undefined : undefined
  return unlessLogin(await reader.read(target, entry.result, refusal))
}

/** A login that answers for the submitted page is not what was asked for; its links may lead to what is public. */
function unlessLogin(visit: Visit): Visit {
  const { page: _page, ...seen } = visit.evidence
  const isPage = seen.outcome === 'read' || seen.outcome === 'robots'
  if (!isPage || !leadsToLogin(visit.evidence)) return visit
  const detail = `It leads to a login: ${seen.finalUrl}`
  return { ...visit, evidence: { ...seen, outcome: 'login', detail, rendering: { mode: 'static' } } }
}
