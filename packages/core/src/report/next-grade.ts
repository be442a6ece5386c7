import type { SiteEvidence } from '../audit/evidence.ts'
import { gradeFor } from '../audit/grade.ts'
import { breakdownOf } from '../audit/run-checks.ts'
import type { BreakdownEntry, NextGrade } from '../schema/report-types.ts'
import { effortWeights } from '../standards/effort-weights.ts'
import { gradeBands } from '../standards/grade-bands.ts'
import { predictEvidence } from './predict.ts'
import type { Change } from './recommendations.ts'
import { type PointsAfter, scoreAfter } from './what-if.ts'

/** Sets of which the score is asked of the site; only those that meet in odd ways need more than a few. */
const MOST_ASKED = 40
/** Changes that move several checks, of which every set is tried. */
const MOST_SPECIAL = 7

interface Picked {
  changes: Change[]
  effort: number
}

interface Plan extends Picked {
  score: number
}

/**
 * The cheapest set of recommendations that reaches the next better grade: the least effort, then the fewest changes,
 * then the highest score. Null at the best grade, and where all recommendations together do not reach the next one; one
 * of which the score is not known takes no part.
 *
 * The search is exact as far as changes do not meet: what a set leads to is asked of the site as it is after all of it, and
 * a set that misses the grade then is passed over. Among changes of one effort only the largest gains can be in a cheapest
 * set, so those are tried as prefixes; bonus changes lose worth at their cap, and some changes move several checks, so every
 * subset of those is tried.
 *
 * @param changes in the order of `recommend`: the largest gain first
 * @param site the site; without it changes are taken not to meet
 */
export function cheapestNextGrade(
  score: number,
  breakdown: readonly BreakdownEntry[],
  changes: readonly Change[],
  site?: SiteEvidence,
): NextGrade | null {
  const better = gradeBands.findIndex(({ from }) => score >= from) - 1
  const target = gradeBands[better]
  if (target === undefined) return null
  const known = changes.filter(({ recommendation }) => recommendation.scoreAfter !== null)
  const missed = new Set<string>()
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const plan = cheapestPlan(known, { breakdown, from: target.from, missed })
    if (plan === undefined) return null
    const reached = scoreTogether(plan.changes, breakdown, site)
    if (reached < target.from) missed.add(idOf(plan.changes))
    else {
      const chosen = new Set(plan.changes)
      const checks = known.filter((change) => chosen.has(change)).map(({ recommendation }) => recommendation.check)
      return { grade: gradeFor(reached).grade, score: reached, checks }
    }
  }
  return null
}

interface Search {
  breakdown: readonly BreakdownEntry[]
  /** The score to reach. */
  from: number
  /** Sets that do not reach it, as was asked of the site. */
  missed: ReadonlySet<string>
}

function cheapestPlan(changes: readonly Change[], { breakdown, from, missed }: Search): Plan | undefined {
  let best: Plan | undefined
  for (const picked of candidateSets(changes, () => best?.effort ?? Number.POSITIVE_INFINITY)) {
    const reached = scoreAfter(
      breakdown,
      picked.changes.map(({ pointsAfter }) => pointsAfter),
    )
    if (reached < from || missed.has(idOf(picked.changes))) continue
    const plan = { ...picked, score: reached }
    if (best === undefined || isCheaper(plan, best)) best = plan
  }
  return best
}

function idOf(changes: readonly Change[]): string {
  return changes
    .map(({ recommendation }) => recommendation.check)
    .sort()
    .join(' ')
}

/** The score after all of some changes, as a scan of the site would find it. */
function scoreTogether(changes: readonly Change[], breakdown: readonly BreakdownEntry[], site?: SiteEvidence): number {
  const stated: PointsAfter[] = []
  let after = site
  for (const { recommendation, pointsAfter } of changes) {
    const predicted = after && predictEvidence(after, recommendation)
    if (predicted) after = predicted.site
    else stated.push(pointsAfter)
  }
  return scoreAfter(after ? breakdownOf(after) : breakdown, stated)
}

function isCheaper(plan: Plan, best: Plan): boolean {
  if (plan.effort !== best.effort) return plan.effort < best.effort
  if (plan.changes.length !== best.changes.length) return plan.changes.length < best.changes.length
  return plan.score > best.score
}

/** The sets of changes among which a cheapest one is, without those that take more effort than the most; see `cheapestNextGrade`. */
function* candidateSets(changes: readonly Change[], most: () => number): Generator<Picked> {
  const special = changes.filter(isSpecial).slice(0, MOST_SPECIAL)
  const plain = changes.filter((change) => !special.includes(change))
  const ofEachEffort = (['setting', 'edit', 'project'] as const).map((effort) =>
    prefixes(plain.filter(({ recommendation }) => recommendation.effort === effort)),
  )
  const groups = [...ofEachEffort, subsets(special)].map((sets) => sets.map(withEffort))
  yield* combinations(groups, { changes: [], effort: 0 }, most)
}

/** One of the sets of each group, joined, in every way. */
function* combinations([first, ...others]: readonly Picked[][], picked: Picked, most: () => number): Generator<Picked> {
  if (first === undefined) return yield picked
  for (const { changes, effort } of first) {
    if (picked.effort + effort > most()) continue
    yield* combinations(others, { changes: [...picked.changes, ...changes], effort: picked.effort + effort }, most)
  }
}

function withEffort(changes: Change[]): Picked {
  return { changes, effort: changes.reduce((sum, { recommendation }) => sum + effortWeights[recommendation.effort], 0) }
}

function prefixes<T>(items: readonly T[]): T[][] {
  return Array.from({ length: items.length + 1 }, (_, length) => items.slice(0, length))
}

function isSpecial({ recommendation, pointsAfter }: Change): boolean {
  return recommendation.bucket === 'bonus' || pointsAfter.size > 1
}

/** Every subset. */
function subsets<T>(items: readonly T[]): T[][] {
  let sets: T[][] = [[]]
  for (const item of items) sets = sets.concat(sets.map((set) => [...set, item]))
  return sets
}
