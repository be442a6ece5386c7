import { LRUCache } from 'lru-cache'
import type { StoredReport } from '../contracts/reports.ts'

/** Makes something of a report, or gives what was made of the same revision. */
export type KeptByRevision<T> = (stored: StoredReport, make: () => Promise<T>) => Promise<T>

/**
 * Keeps what is made of reports, for those that were asked for last: a new revision takes the place of the old one,
 * callers at the same time wait for one making, and a failed one is forgotten.
 */
export function keepByRevision<T>(max: number): KeptByRevision<T> {
  const kept = new LRUCache<string, { revision: string; made: Promise<T> }>({ max })
  return ({ revision, report: { id } }, make) => {
    const known = kept.get(id)
    if (known?.revision === revision) return known.made
    const entry = { revision, made: make() }
    kept.set(id, entry)
    entry.made.catch(() => {
      if (kept.peek(id) === entry) kept.delete(id)
    })
    return entry.made
  }
}
