import type { SiteEvidence } from '../evidence.ts'
import { type ReadPage, readPages } from '../read-pages.ts'
import { listOf } from '../sentence.ts'
import type { SignalFinding } from './signal-rule.ts'

/** What is said of a page and of several: `names a canonical address`, `name a canonical address`. */
interface Predicate {
  one: string
  many: string
}

/** Present when it holds for every page that was read, partial for some, absent for none. */
export function pageShare(site: SiteEvidence, says: Predicate, holds: (page: ReadPage) => boolean): SignalFinding {
  const pages = readPages(site)
  if (pages.length === 0) return { state: 'not_measured', observed: ['No page could be read.'] }
  const without = pages.filter((page) => !holds(page))
  const state = without.length === 0 ? 'present' : without.length < pages.length ? 'partial' : 'absent'
  const observed = [sentence(pages.length - without.length, pages.length, says)]
  const missing = without.map(({ url }) => url)
  if (state === 'partial') observed.push(`Not on ${listOf(missing, 3)}.`)
  return { state, observed }
}

/** `No page names …`, `All 3 pages name …`, `1 of 3 pages names …`. */
function sentence(holding: number, all: number, { one, many }: Predicate): string {
  if (holding === 0) return `No page ${one}.`
  if (holding < all) return `${holding} of ${all} pages ${holding === 1 ? one : many}.`
  return all === 1 ? `The only page ${one}.` : `All ${all} pages ${many}.`
}
