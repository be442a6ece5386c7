import type { SiteEvidence } from '../audit/evidence.ts'
import { gradeFor } from '../audit/grade.ts'
import { breakdownOf, type CheckResult } from '../audit/run-checks.ts'
import { bonusPoints, score } from '../audit/score.ts'
import type { BreakdownEntry, Recommendation } from '../schema/report-types.ts'
import { effortWeights } from '../standards/effort-weights.ts'
import { predictEvidence } from './predict.ts'
import { applyChanges, type PointsAfter } from './what-if.ts'

/** A recommendation together with what it does to the breakdown. */
export interface Change {
  recommendation: Recommendation
  pointsAfter: PointsAfter
}

/**
 * What the owner can change, largest gain first; among equal gains, least effort first, then the order of the registry.
 * Leaves out a change that earns nothing, such as one beyond the cap on bonus points.
 *
 * A change earns what the same checks give for the site after it, with the snippets of the recommendation in place and
 * nothing else changed.
 */
export function recommend(results: readonly CheckResult[], site: SiteEvidence): Change[] {
  const breakdown = results.map(({ entry }) => entry)
  return results
    .flatMap((result) => toChange(result, breakdown, site) ?? [])
    .sort(({ recommendation: a }, { recommendation: b }) => b.points - a.points || weight(a) - weight(b))
}

function toChange(
  { check, entry, advice }: CheckResult,
  breakdown: readonly BreakdownEntry[],
  site: SiteEvidence,
): Change | undefined {
  if (advice === undefined) return undefined
  const lines = { check: check.id, pages: advice.pages ?? [], snippets: advice.snippets }
  const predicted = advice.opensPages ? undefined : predictEvidence(site, lines)
  const stated: PointsAfter = new Map([
    ...Object.entries(advice.alsoAfter ?? {}),
    [check.id, advice.pointsAfter ?? check.maxPoints],
  ])
  const after = predicted ? breakdownOf(predicted.site) : applyChanges(breakdown, [stated])
  const points = roundToCents(earned(after) - earned(breakdown))
  if (points <= 0) return undefined
  const scored = advice.opensPages || predicted?.isKnown === false ? null : score(after)
  const recommendation: Recommendation = {
    ...lines,
    title: advice.action ?? check.action,
    bucket: check.bucket,
    why: check.why,
    observed: entry.observed,
    change: advice.change,
    effort: check.effort,
    points,
    scoreAfter: scored,
    gradeAfter: scored === null ? null : gradeFor(scored).grade,
  }
  return { recommendation, pointsAfter: predicted ? changed(breakdown, after) : stated }
}

/** The points that count, those of the bonus up to their cap. */
function earned(breakdown: readonly BreakdownEntry[]): number {
  const counted = breakdown.filter(({ bucket, applied, measured }) => bucket !== 'bonus' && applied && measured)
  return counted.reduce((sum, { points }) => sum + points, 0) + bonusPoints(breakdown)
}

function changed(before: readonly BreakdownEntry[], after: readonly BreakdownEntry[]): PointsAfter {
  return new Map(
    after.flatMap(({ check, points }, index) => (before[index]?.points === points ? [] : [[check, points]])),
  )
}

/** Points are fractions where a rule is proportional; two decimals are enough to read and to compare. */
function roundToCents(points: number): number {
  return Math.round(points * 100) / 100
}

function weight(recommendation: Recommendation): number {
  return effortWeights[recommendation.effort]
}
