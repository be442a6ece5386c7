import type { PageEvidence } from '@operable/core'
import { withoutFragment } from '../fetch/without-fragment.ts'
import type { CrawlLimits } from './crawl-limits.ts'
import { type PageAddress, pageAddress, pageKey } from './page-address.ts'
import type { Skip, SkipLog } from './skip-log.ts'

export interface Candidate extends PageAddress {
  foundIn: PageEvidence['foundIn']
  depth: number
}

/** The addresses that wait to be read. What comes out depends only on what went in, and in which order. */
export interface Frontier {
  /** Takes an absolute address, or counts why not. Other sites and other schemes are passed over in silence. */
  add(href: string, from: { foundIn: PageEvidence['foundIn']; depth: number }): void
  /** Adds the links of one page, at most `linksPerPage` of them. */
  addLinks(hrefs: readonly string[], depth: number): void
  take(): Candidate | undefined
  /** Marks a page as known. Returns false when it was known before. */
  know(href: string): boolean
  readonly waiting: number
  /** Distinct same-site addresses seen. */
  readonly discovered: number
}

export interface FrontierOptions {
  /** `https://host[:port]`; links to other spellings of the site are asked for here. */
  origin: string
  limits: CrawlLimits
  skipped: SkipLog
  isSameSite(href: string): boolean
  /** The reason why the site's rules keep us out, or nothing. */
  refusal(url: string): string | undefined
}

/** A likely form page counts as this many clicks nearer, for the first few of each kind. */
const FORM_BONUS = 2
const BONUS_PAGES_PER_FORM = 2

/** Addresses remembered, so that a hostile sitemap cannot fill the memory. */
const KNOWN_LIMIT = 200_000

/** Addresses as written that were looked at: the same navigation stands on every page and need not be parsed again. */
const SPELLINGS_LIMIT = 20_000

interface Waiting extends Candidate {
  sectionTally: Tally
  formTally: Tally | undefined
}

interface Tally {
  waiting: number
  taken: number
}

/**
 * Bounded, same-site, deterministic. A page costs its depth plus the number of pages already taken from its section, so
 * a small sample spreads over the site instead of reading 24 posts of a blog; likely form pages come sooner.
 */
export function createFrontier({ origin, limits, skipped, isSameSite, refusal }: FrontierOptions): Frontier {
  const queue: Waiting[] = []
  const spellings = new Set<string>()
  const known = new Set<string>()
  const patterns = new Map<string, number>()
  const sections = new Map<string, Tally>()
  const forms = new Map<string, Tally>()

  const frontier: Frontier = {
    add(href, from) {
      if (spellings.has(href) || !isSameSite(href)) return
      if (spellings.size < SPELLINGS_LIMIT) spellings.add(href)
      const url = URL.parse(href)
      if (url) addUrl(url, from)
    },

    addLinks(hrefs, depth) {
      const links = new Set<string>()
      let left = 0
      let firstLeft = ''
      for (const href of hrefs) {
        if (!isSameSite(href)) continue
        const link = withoutFragment(href)
        if (links.has(link)) continue
        if (links.size < limits.linksPerPage) links.add(link)
        else if (left++ === 0) firstLeft = link
      }
      if (left > 0) skipped.add({ reason: `links beyond the first ${limits.linksPerPage} of a page` }, firstLeft, left)
      for (const link of links) frontier.add(link, { foundIn: 'link', depth })
    },

    take() {
      const best = cheapest(queue)
      if (best < 0) return undefined
      const [taken] = queue.splice(best, 1)
      if (!taken) return undefined
      const { sectionTally, formTally, ...candidate } = taken
      sectionTally.waiting--
      sectionTally.taken++
      if (formTally) formTally.taken++
      return candidate
    },

    know(href) {
      const url = URL.parse(href)
      if (!url) return true
      const key = pageKey(url)
      if (known.has(key)) return false
      known.add(key)
      return true
    },

    get waiting() {
      return queue.length
    },
    get discovered() {
      return known.size
    },
  }
  return frontier

  function addUrl(url: URL, from: { foundIn: PageEvidence['foundIn']; depth: number }): void {
    const address = pageAddress(url, origin, limits)
    const skip = typeof address === 'string' ? { reason: address } : enqueue(address, from)
    if (skip) skipped.add(skip, url.href)
  }

  /** The answer says why the address is left out. One that is known is neither queued nor counted again. */
  function enqueue(
    address: PageAddress,
    { foundIn, depth }: { foundIn: PageEvidence['foundIn']; depth: number },
  ): Skip | undefined {
    if (known.has(address.key) || known.size >= KNOWN_LIMIT) return undefined
    known.add(address.key)

    if (depth > limits.depth) return { reason: `more than ${limits.depth} clicks away` }
    const refused = refusal(address.url)
    if (refused) return { reason: refused, closedByRobots: true }
    const sectionTally = tally(sections, address.section)
    const reason = crowded(address, sectionTally)
    if (reason) return { reason }

    patterns.set(address.pattern, (patterns.get(address.pattern) ?? 0) + 1)
    sectionTally.waiting++
    const formTally = address.formFor === undefined ? undefined : tally(forms, address.formFor)
    queue.push({ ...address, foundIn, depth, sectionTally, formTally })
    return undefined
  }

  function crowded(address: PageAddress, sectionTally: Tally): string | undefined {
    if ((patterns.get(address.pattern) ?? 0) >= limits.perPattern) {
      return `more than ${limits.perPattern} addresses of one pattern`
    }
    if (sectionTally.waiting >= limits.queuedPerSection) return 'too many addresses of one section'
    if (queue.length >= limits.queued) return 'too many addresses waiting'
    return undefined
  }
}

/** A linear look: the queue is short, and costs change with every page taken. The earliest of equals wins. */
function cheapest(queue: readonly Waiting[]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < queue.length; index++) {
    const candidate = queue[index]
    if (!candidate) continue
    const bonus = candidate.formTally && candidate.formTally.taken < BONUS_PAGES_PER_FORM ? FORM_BONUS : 0
    const cost = candidate.depth + candidate.sectionTally.taken - bonus
    if (cost >= least) continue
    least = cost
    best = index
  }
  return best
}

function tally(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name)
  if (known) return known
  const fresh = { waiting: 0, taken: 0 }
  tallies.set(name, fresh)
  return fresh
}
