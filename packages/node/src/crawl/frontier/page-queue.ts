import type { PageEvidence } from '@operable/core'
import type { CrawlLimits } from '../crawl-limits.ts'
import type { PageAddress } from './page-address.ts'

/** What led to an address, and how many clicks it is from the submitted page. */
export type Discovery = Pick<PageEvidence, 'foundIn' | 'depth'>

/** An address that may be read next. */
export interface Candidate extends PageAddress, Discovery {}

/** Addresses that wait to be read, the most promising first. */
export interface PageQueue {
  /** Takes an address in; a text is the reason why there is no room for it. */
  add(candidate: Candidate): string | undefined
  take(): Candidate | undefined
  /** Those held back included. */
  readonly size: number
}

/** A likely form page counts as this many clicks nearer, for the first few of each kind. */
const FORM_BONUS = 2
const BONUS_PAGES_PER_FORM = 2

interface Waiting {
  candidate: Candidate
  section: Tally
  form: Tally | undefined
}

/** How many addresses of one section, or likely forms of one kind, wait and were taken. */
interface Tally {
  waiting: number
  taken: number
}

/**
 * A page costs its depth plus the number of pages already taken from its section, so a small sample spreads over the
 * site instead of reading 24 posts of a blog; likely form pages come sooner.
 *
 * More than a few addresses of one pattern are held back, for they would tell the same again. When nothing else waits they
 * are read after all, one of each pattern in turn: pages of a known kind say more than no pages.
 */
export function createPageQueue(limits: CrawlLimits): PageQueue {
  const queue: Waiting[] = []
  const patterns = new Map<string, number>()
  const held = createHeldBack(limits)
  const sections = new Map<string, Tally>()
  const forms = new Map<string, Tally>()

  return {
    add(candidate) {
      const ofPattern = patterns.get(candidate.pattern) ?? 0
      if (ofPattern >= limits.perPattern) return held.add(candidate)
      const section = tallyOf(sections, candidate.section)
      if (section.waiting >= limits.queuedPerSection) return 'too many addresses of one section'
      if (queue.length >= limits.queued) return 'too many addresses waiting'

      const form = candidate.formFor === undefined ? undefined : tallyOf(forms, candidate.formFor)
      patterns.set(candidate.pattern, ofPattern + 1)
      for (const tally of [section, form]) if (tally) tally.waiting++
      queue.push({ candidate, section, form })
      return undefined
    },

    take() {
      const next = cheapest(queue)
      if (!next) return held.take()
      queue.splice(queue.indexOf(next), 1)
      for (const tally of [next.section, next.form]) {
        if (!tally) continue
        tally.waiting--
        tally.taken++
      }
      return next.candidate
    },

    get size() {
      return queue.length + held.size
    },
  }
}

/** Addresses beyond the first few of their pattern, at most as many of one as of a section; the patterns take turns. */
function createHeldBack(limits: CrawlLimits): PageQueue {
  const patterns = new Map<string, Candidate[]>()
  let size = 0
  return {
    add(candidate) {
      const alike = patterns.get(candidate.pattern) ?? []
      if (alike.length >= limits.queuedPerSection) return 'too many addresses of one pattern'
      if (size >= limits.queued) return 'too many addresses waiting'
      patterns.set(candidate.pattern, alike)
      alike.push(candidate)
      size++
      return undefined
    },

    take() {
      const [first] = patterns
      if (!first) return undefined
      const [pattern, alike] = first
      const next = alike.shift()
      // To the end of the line, while there is more of it.
      patterns.delete(pattern)
      if (alike.length > 0) patterns.set(pattern, alike)
      size--
      return next
    },

    get size() {
      return size
    },
  }
}

/** A linear look: the queue is short, and costs change with every page taken. The earliest of equals wins. */
function cheapest(queue: readonly Waiting[]): Waiting | undefined {
  let best: Waiting | undefined
  let least = Number.POSITIVE_INFINITY
  for (const waiting of queue) {
    const cost = costOf(waiting)
    if (cost >= least) continue
    least = cost
    best = waiting
  }
  return best
}

function costOf({ candidate, section, form }: Waiting): number {
  const bonus = form && form.taken < BONUS_PAGES_PER_FORM ? FORM_BONUS : 0
  return candidate.depth + section.taken - bonus
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name)
  if (known) return known
  const fresh = { waiting: 0, taken: 0 }
  tallies.set(name, fresh)
  return fresh
}
