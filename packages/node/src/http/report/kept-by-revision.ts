import { LRUCache } from 'lru-cache'
import type { StoredReport } from '../../contracts/reports.ts'

/**
 * Makes something of a report, or gives what was made of the same revision.
 *
 * @param what of several things that are made of one report
 */
export type KeptByRevision<T> = (
  stored: Pick<StoredReport, 'revision' | 'report'>,
  make: () => Promise<T>,
  what?: string,
) => Promise<T>

/**
 * Keeps what is made of reports, for those that were asked for last: a new revision takes the place of the old one,
 * callers at the same time wait for one making, and a failed one is forgotten.
 */
export function keepByRevision<T>(max: number): KeptByRevision<T> {
  const kept = new LRUCache<string, { revision: string; made: Promise<T> }>({ max })
  return ({ revision, report: { id } }, make, what = '') => {
    const key = `${id} ${what}`
    const known = kept.get(key)
    if (known?.revision === revision) return known.made
    const entry = { revision, made: make() }
    kept.set(key, entry)
    entry.made.catch(() => {
      if (kept.peek(key) === entry) kept.delete(key)
    })
    return entry.made
  }
}
