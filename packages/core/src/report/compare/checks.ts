import type { BreakdownEntry } from '../../schema/report-types.ts'

/** What a check earned in one report. */
export type CheckResultBrief = Pick<BreakdownEntry, 'points' | 'maxPoints' | 'applied' | 'measured'>

/** A check whose result changed. `before` is null for a new check, `after` for one that no longer exists. */
export interface CheckChange {
  check: string
  title: string
  before: CheckResultBrief | null
  after: CheckResultBrief | null
  /** The site (or what could be measured of it), a new scoring version, or both. */
  causes: ChangeCause[]
  observed: string[]
}

/** What a result changed by: the site, or the rules that it is judged by. */
export type ChangeCause = 'site' | 'scoring-version'

/**
 * Checks of the later report first, in its order, then those that it no longer has.
 *
 * @param rescored the earlier breakdown as the later scoring version has it; the same one within one version
 */
export function compareChecks(
  before: readonly BreakdownEntry[],
  rescored: readonly BreakdownEntry[],
  after: readonly BreakdownEntry[],
): CheckChange[] {
  const earlier = new Map(before.map((entry) => [entry.check, entry]))
  const between = new Map(rescored.map((entry) => [entry.check, entry]))
  const later = new Set(after.map(({ check }) => check))
  const kept = after.map((entry) => ({ before: earlier.get(entry.check), after: entry, named: entry }))
  const gone = before
    .filter(({ check }) => !later.has(check))
    .map((entry) => ({ before: entry, after: undefined, named: entry }))
  return [...kept, ...gone]
    .filter((results) => !isSame(results.before, results.after))
    .map((results) => changeOf({ ...results, rescored: between.get(results.named.check) }))
}

/** The results of one check in the two reports, and in the earlier one as the later scoring version has it. */
interface CheckResults {
  before: BreakdownEntry | undefined
  rescored: BreakdownEntry | undefined
  after: BreakdownEntry | undefined
  /** The one whose title and observations are shown: the later where there is one. */
  named: BreakdownEntry
}

function changeOf({ before, rescored, after, named: { check, title, observed } }: CheckResults): CheckChange {
  const causes: ChangeCause[] = []
  if (!isSame(rescored, after)) causes.push('site')
  if (!isSame(before, rescored)) causes.push('scoring-version')
  return { check, title, before: before ? brief(before) : null, after: after ? brief(after) : null, causes, observed }
}

function isSame(before: BreakdownEntry | undefined, after: BreakdownEntry | undefined): boolean {
  if (!before || !after) return before === after
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
