import { gradeFor } from '../audit/grade.ts'
import type { CheckResult } from '../audit/run-checks.ts'
import { bonusPoints } from '../audit/score.ts'
import type { BreakdownEntry } from '../schema/breakdown.ts'
import type { Recommendation } from '../schema/report.ts'
import { effortWeights } from '../standards/effort-weights.ts'
import { applyChanges, type PointsAfter, scoreAfter } from './what-if.ts'

/** A recommendation together with what it does to the breakdown. */
export interface Change {
  recommendation: Recommendation
  pointsAfter: PointsAfter
}

/**
 * What the owner can change, the largest gain first; among equal gains the least effort first, then the order of the
 * registry. A change that the cap on bonus points makes worthless is left out.
 */
export function recommend(results: readonly CheckResult[]): Change[] {
  const breakdown = results.map(({ entry }) => entry)
  return results
    .flatMap((result) => toChange(result, breakdown) ?? [])
    .sort(({ recommendation: a }, { recommendation: b }) => b.points - a.points || weight(a) - weight(b))
}

function toChange({ check, entry, advice }: CheckResult, breakdown: readonly BreakdownEntry[]): Change | undefined {
  if (advice === undefined || !entry.applied || !entry.measured) return undefined
  const pointsAfter: PointsAfter = new Map([
    ...Object.entries(advice.alsoAfter ?? {}),
    [check.id, advice.pointsAfter ?? check.maxPoints],
  ])
  const points = pointsGained(entry, breakdown, pointsAfter)
  if (points <= 0) return undefined
  const after = advice.opensPages ? null : scoreAfter(breakdown, [pointsAfter])
  const recommendation: Recommendation = {
    check: check.id,
    title: advice.action ?? check.action,
    bucket: check.bucket,
    why: check.why,
    pages: advice.pages ?? [],
    observed: entry.observed,
    change: advice.change,
    snippets: advice.snippets,
    effort: check.effort,
    points,
    scoreAfter: after,
    gradeAfter: after === null ? null : gradeFor(after).grade,
  }
  return { recommendation, pointsAfter }
}

/** Bonus points count only up to their cap. */
function pointsGained(entry: BreakdownEntry, breakdown: readonly BreakdownEntry[], change: PointsAfter): number {
  if (entry.bucket === 'bonus') return bonusPoints(applyChanges(breakdown, [change])) - bonusPoints(breakdown)
  return roundToCents((change.get(entry.check) ?? entry.points) - entry.points)
}

/** Points are fractions where a rule is proportional; two decimals are enough to read and to compare. */
function roundToCents(points: number): number {
  return Math.round(points * 100) / 100
}

function weight(recommendation: Recommendation): number {
  return effortWeights[recommendation.effort]
}
