import { withoutFragment } from '../../fetch/address/without-fragment.ts'
import type { CrawlLimits } from '../crawl-limits.ts'
import { inTurns } from '../requests/in-turns.ts'
import type { ScannedSite } from '../scanned-site.ts'
import { pageAddress, pageKey } from './page-address.ts'
import { type Candidate, createPageQueue, type Discovery } from './page-queue.ts'
import type { Skip, SkipLog } from './skip-log.ts'

/** The addresses that a crawl knows of. What comes out depends only on what went in, and in which order. */
export interface Frontier {
  /** Takes an absolute address, or counts why not. Other sites and other schemes are passed over in silence. */
  add(href: string, from: Discovery): void
  /** Adds the links of one page, at most `linksPerPage` of them, in turns: the rules of a site can be many. */
  addLinks(hrefs: readonly string[], depth: number): Promise<void>
  take(): Candidate | undefined
  /** Marks a page as known, so that it is not read again. */
  know(href: string): void
  readonly waiting: number
  /** Distinct same-site addresses seen. */
  readonly discovered: number
}

export interface FrontierOptions extends ScannedSite {
  limits: CrawlLimits
  skipped: SkipLog
  /** Whether the scan has ended, so that nothing need be added any more. Default: no. */
  isOver?: () => boolean
}

/** Addresses remembered, so that a hostile sitemap cannot fill the memory. */
const KNOWN_LIMIT = 200_000

/** Addresses as written that were looked at: the same navigation stands on every page and need not be parsed again. */
const SPELLINGS_LIMIT = 20_000

/** Bounded, same-site, deterministic: which of the addresses comes next is the queue's rule. */
export function createFrontier({ origin, limits, skipped, isSameSite, refusal, isOver }: FrontierOptions): Frontier {
  const queue = createPageQueue(limits)
  const spellings = new Set<string>()
  const known = new Set<string>()

  const frontier: Frontier = {
    add(href, from) {
      if (known.size >= KNOWN_LIMIT || spellings.has(href) || !isSameSite(href)) return
      if (spellings.size < SPELLINGS_LIMIT) spellings.add(href)
      const url = URL.parse(href)
      const skip = url && addUrl(url, from)
      if (skip) skipped.add(skip, url.href)
    },

    async addLinks(hrefs, depth) {
      const links = new Set<string>()
      const beyond: string[] = []
      for (const link of hrefs.filter(isSameSite).map(withoutFragment)) {
        if (links.size < limits.linksPerPage) links.add(link)
        else if (!links.has(link)) beyond.push(link)
      }
      const reason = `links beyond the first ${limits.linksPerPage} of a page`
      if (beyond[0] !== undefined) skipped.add({ reason }, beyond[0], beyond.length)
      await inTurns(links, (link) => frontier.add(link, { foundIn: 'link', depth }), isOver)
    },

    take: () => queue.take(),

    know(href) {
      const url = URL.parse(href)
      if (url) known.add(pageKey(url))
    },

    get waiting() {
      return queue.size
    },
    get discovered() {
      return known.size
    },
  }
  return frontier

  /** The answer says why the address is left out. One that is known is neither queued nor counted again. */
  function addUrl(url: URL, from: Discovery): Skip | undefined {
    const address = pageAddress(url, origin, limits)
    if (typeof address === 'string') return { reason: address }
    if (known.has(address.key)) return undefined
    known.add(address.key)

    if (from.depth > limits.depth) return { reason: `more than ${limits.depth} clicks away` }
    const refused = refusal(address.url)
    if (refused) return { reason: refused, closedByRobots: true }
    const noRoom = queue.add({ ...address, ...from })
    return noRoom === undefined ? undefined : { reason: noRoom }
  }
}
