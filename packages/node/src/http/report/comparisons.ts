import type { ReportComparison } from '@operable/core'
import type { Reports } from '../../contracts/reports.ts'
import type { AppDeps } from '../app-deps.ts'
import { keepByRevision } from './kept-by-revision.ts'

/** Comparisons in memory. */
const KEPT = 200

/** A comparison may judge evidence again, which takes a while: the page and the JSON of it share what was made. */
export function createCompare(reports: Reports): AppDeps['compare'] {
  const comparisons = keepByRevision<ReportComparison>(KEPT)
  return (stored, from, earlier = from ?? '') =>
    comparisons(stored, () => reports.compare(stored.report.id, from), earlier)
}
