import type { BreakdownEntry } from '../schema/breakdown.ts'

export type CheckResultBrief = Pick<BreakdownEntry, 'points' | 'maxPoints' | 'applied' | 'measured'>

/** A check whose result changed. `before` is null for a new check, `after` for one that no longer exists. */
export interface CheckChange {
  check: string
  title: string
  before: CheckResultBrief | null
  after: CheckResultBrief | null
  observed: string[]
}

/** Checks of the later report first, in its order, then those that it no longer has. */
export function compareChecks(before: readonly BreakdownEntry[], after: readonly BreakdownEntry[]): CheckChange[] {
  const earlier = new Map(before.map((entry) => [entry.check, entry]))
  const later = new Set(after.map(({ check }) => check))
  return [
    ...after.flatMap((entry) => change(earlier.get(entry.check), entry) ?? []),
    ...before.filter(({ check }) => !later.has(check)).flatMap((entry) => change(entry, undefined) ?? []),
  ]
}

function change(before: BreakdownEntry | undefined, after: BreakdownEntry | undefined): CheckChange | undefined {
  const named = after ?? before
  if (named === undefined || (before !== undefined && after !== undefined && isSame(before, after))) return undefined
  return {
    check: named.check,
    title: named.title,
    before: before === undefined ? null : brief(before),
    after: after === undefined ? null : brief(after),
    observed: named.observed,
  }
}

function isSame(before: BreakdownEntry, after: BreakdownEntry): boolean {
  return (
    before.points === after.points &&
    before.maxPoints === after.maxPoints &&
    before.applied === after.applied &&
    before.measured === after.measured
  )
}

function brief({ points, maxPoints, applied, measured }: BreakdownEntry): CheckResultBrief {
  return { points, maxPoints, applied, measured }
}
