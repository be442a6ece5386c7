import { absentStatuses } from '../standards/outcome-words.ts'
import type { PageEvidence, SiteEvidence } from './evidence.ts'

/** Pages that a scan adds to the range at most; the average of many more is the same. */
const MOST = 500

/** Whether the page may well hold something, had it been read: not a file of another kind, not an address without a page. */
export function isMissed({ outcome, status }: Pick<PageEvidence, 'outcome' | 'status'>): boolean {
  if (outcome === 'read' || outcome === 'not_html') return false
  return !(outcome === 'http_error' && status !== undefined && absentStatuses.has(status))
}

/**
 * How many pages a complete scan would have read besides those in the evidence: addresses that robots.txt keeps from us,
 * and what was left when time ran out, up to the limit on pages.
 */
export function unvisitedPages({ pages, crawl }: SiteEvidence): number {
  const refused = crawl.skipped
    .filter(({ closedByRobots }) => closedByRobots)
    .reduce((sum, { count }) => sum + count, 0)
  const cutShort = crawl.stop === 'deadline' || crawl.stop === 'aborted'
  const left = cutShort ? Math.max(0, crawl.discovered - pages.length) : 0
  const room = Math.max(0, crawl.maxPages - pages.length)
  return Math.min(refused + left, room, MOST)
}
