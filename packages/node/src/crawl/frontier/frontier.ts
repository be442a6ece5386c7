import { withoutFragment } from '../../fetch/address/without-fragment.ts'
import type { CrawlLimits } from '../crawl-limits.ts'
import { inTurns } from '../requests/in-turns.ts'
import type { RuledSite } from '../scanned-site.ts'
import { pageAddress, pageKey } from './page-address.ts'
import { type Candidate, createPageQueue, type Discovery } from './page-queue.ts'
import type { SkipLog } from './skip-log.ts'

/** The addresses that a crawl knows of. What comes out depends only on what went in, and in which order. */
export interface Frontier {
  /** Takes absolute addresses, or counts why not. Other sites and other schemes are passed over in silence. */
  addAll(hrefs: readonly string[], from: Discovery): Promise<void>
  /** The same with the links of one page, at most `linksPerPage` of them. */
  addLinks(hrefs: readonly string[], depth: number): Promise<void>
  take(): Candidate | undefined
  /** Marks a page as known, so that it is not read again. */
  know(href: string): void
  readonly waiting: number
  /** Distinct same-site addresses seen. */
  readonly discovered: number
}

export interface FrontierOptions extends Pick<RuledSite, 'origin' | 'isSameSite' | 'refusals'> {
  limits: CrawlLimits
  skipped: SkipLog
  /** Whether the scan has ended, so that nothing need be added any more. Default: no. */
  isOver?: () => boolean
}

/** Addresses remembered, so that a hostile sitemap cannot fill the memory. */
const KNOWN_LIMIT = 200_000

/** Addresses as written that were looked at: the same navigation stands on every page and need not be parsed again. */
const SPELLINGS_LIMIT = 20_000

/** Addresses that the rules are asked about at one time. */
const TOGETHER = 1000

/** Bounded, same-site, deterministic: which of the addresses comes next is the queue's rule. */
export function createFrontier(options: FrontierOptions): Frontier {
  const { origin, limits, skipped, isSameSite, refusals, isOver = () => false } = options
  const queue = createPageQueue(limits)
  const spellings = new Set<string>()
  const known = new Set<string>()

  const frontier: Frontier = {
    async addAll(hrefs, from) {
      for (let start = 0; start < hrefs.length && !isOver(); start += TOGETHER) {
        const found: Found[] = []
        await inTurns(hrefs.slice(start, start + TOGETHER), (href) => found.push(...findNew(href, from)), isOver)
        const open = found.flatMap(({ candidate }) => candidate ?? [])
        const reasons = await refusals(open.map(({ url }) => url))
        const refused = new Map(open.map(({ url }, index) => [url, reasons[index]]))
        for (const each of found) keep(each, each.candidate && refused.get(each.candidate.url))
      }
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
      await frontier.addAll([...links], { foundIn: 'link', depth })
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

  /** An address that nobody named before, as one or none. One that is known is neither queued nor counted again. */
  function findNew(href: string, from: Discovery): Found[] {
    if (known.size >= KNOWN_LIMIT || spellings.has(href) || !isSameSite(href)) return []
    if (spellings.size < SPELLINGS_LIMIT) spellings.add(href)
    const url = URL.parse(href)
    if (!url) return []
    const address = pageAddress(url, origin, limits)
    if (typeof address === 'string') return [{ href: url.href, reason: address }]
    if (known.has(address.key)) return []
    known.add(address.key)
    if (from.depth > limits.depth) return [{ href: url.href, reason: `more than ${limits.depth} clicks away` }]
    return [{ href: url.href, candidate: { ...address, ...from } }]
  }

  function keep({ href, reason, candidate }: Found, refused: string | undefined): void {
    if (refused) return skipped.add({ reason: refused, closedByRobots: true }, href)
    const why = reason ?? (candidate && queue.add(candidate))
    if (why !== undefined) skipped.add({ reason: why }, href)
  }
}

/** A new address: where it can be read, or why it is left out. */
interface Found {
  href: string
  reason?: string
  candidate?: Candidate
}
