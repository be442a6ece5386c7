import type { SiteEvidence } from '../evidence.ts'
import type { Fault, FaultyElement } from '../fault.ts'
import { type ReadPage, readPages } from '../read-pages.ts'
import { listOf } from '../sentence.ts'
import type { SignalAsRule, SignalFinding, SignalRule } from './signal-rule.ts'

/** What is said of a page and of several: `names a canonical address`, `name a canonical address`. */
interface Predicate {
  one: string
  many: string
}

interface PageShareRule extends Pick<SignalRule, 'id' | 'title'> {
  says: Predicate
  holds(page: ReadPage): boolean
  asRule?: Omit<SignalAsRule, 'faults'> & {
    /** Of a page that lacks it, in one sentence. */
    missing: string
    at: 'root' | 'head'
    /** Whether a site may do without: then a page is at fault only if others have it. */
    isOptional?: true
  }
}

/** The signal for something that pages may have: present on every page that was read, partial on some, absent on none. */
export function pageShare({ id, title, says, holds, asRule }: PageShareRule): SignalRule {
  const signal = { id, title, look: (site: SiteEvidence) => look(site, says, holds) }
  if (!asRule) return signal
  const { missing, at, isOptional, ...words } = asRule
  const faults = (site: SiteEvidence): Fault[] => {
    const pages = readPages(site)
    const without = pages.filter((page) => !holds(page))
    const element: FaultyElement = { at, name: 'the page', key: [] }
    // What no page has is the way of the site, and said once.
    if (without.length === pages.length && isOptional) return []
    if (without.length === pages.length && pages.length > 1) {
      return [{ message: `${missing} No other page does.`, element }]
    }
    return without.map(({ url }) => ({ message: missing, page: url, element }))
  }
  return { ...signal, asRule: { ...words, faults } }
}

function look(site: SiteEvidence, says: Predicate, holds: PageShareRule['holds']): SignalFinding {
  const pages = readPages(site)
  if (pages.length === 0) return { state: 'not_measured', observed: ['No page could be read.'] }
  const without = pages.filter((page) => !holds(page))
  const state = without.length === 0 ? 'present' : without.length < pages.length ? 'partial' : 'absent'
  const observed = [sentence(pages.length - without.length, pages.length, says)]
  const missing = without.map(({ url }) => url)
  if (state === 'partial') observed.push(`Missing on ${listOf(missing, 3)}.`)
  return { state, observed }
}

/** `No page names …`, `All 3 pages name …`, `1 of 3 pages names …`. */
function sentence(holding: number, all: number, { one, many }: Predicate): string {
  if (holding === 0) return `No page ${one}.`
  if (holding < all) return `${holding} of ${all} pages ${holding === 1 ? one : many}.`
  return all === 1 ? `The only page read ${one}.` : `All ${all} pages ${many}.`
}
