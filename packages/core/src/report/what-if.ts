import { score } from '../audit/score.ts'
import type { BreakdownEntry } from '../schema/report-types.ts'

/** Points that checks would have after a change of the site, by check id. */
export type PointsAfter = ReadonlyMap<string, number>

/** The breakdown as it would be after some changes; entries that no change names stay as they are. */
export function applyChanges(breakdown: readonly BreakdownEntry[], changes: readonly PointsAfter[]): BreakdownEntry[] {
  return breakdown.map((entry) => {
    const after = changes.map((change) => change.get(entry.check)).findLast((points) => points !== undefined)
    return after === undefined ? entry : { ...entry, points: after }
  })
}

/** The score that some changes lead to, by the same function that computed the report's score. */
export function scoreAfter(breakdown: readonly BreakdownEntry[], changes: readonly PointsAfter[]): number {
  return score(applyChanges(breakdown, changes))
}
