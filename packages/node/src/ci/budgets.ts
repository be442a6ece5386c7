import type { Report } from '@operable/core'
import { verdictRules } from '@operable/core/audit'
import type { ConfigBudgets } from '../config/config-types.ts'
import type { BudgetResult } from './ci-result.ts'

/** What is known of a number: it lies from `lowest` to `highest`; undefined if nothing is. */
interface Figure {
  lowest: number
  highest: number
  /** What counts if everything is known, and what is shown. */
  value: number
}

/**
 * Holds a report against the numbers that it must reach. A budget that may or may not be kept, because something could not
 * be measured, is `unknown`.
 *
 * @param range of scores that are possible, if it is narrower than that of the report
 */
export function checkBudgets(
  report: Report,
  { score, checks = {}, verdicts = {}, proofs }: ConfigBudgets,
  range: Report['scoreRange'] = report.scoreRange,
): BudgetResult[] {
  const results: BudgetResult[] = []
  if (score !== undefined) {
    const figure = { ...range, value: report.score }
    results.push(judged({ name: 'score', title: 'Score', limit: score, isLeast: true, unit: '' }, figure))
  }
  for (const [id, limit] of Object.entries(checks)) {
    const entry = report.scoreBreakdown.find(({ check }) => check === id)
    const title = entry?.title ?? id
    const budget = { name: `checks.${id}`, title, limit, isLeast: true, unit: ' points' }
    // What has nothing to judge cannot be bad.
    if (entry && !entry.applied) continue
    results.push(judged(budget, entry?.measured ? exactly(entry.points) : undefined))
  }
  for (const { id } of verdictRules) {
    const limit = verdicts[id]
    if (limit === undefined) continue
    const assessed = report.operability.forms.filter((form) => form.assessed).map((form) => form[id].verdict)
    if (assessed.length === 0) continue
    const share = (...values: string[]) =>
      Math.round((assessed.filter((value) => values.includes(value)).length / assessed.length) * 1000) / 10
    const figure = { lowest: share('yes'), highest: share('yes', 'unknown'), value: share('yes') }
    results.push(
      judged({ name: `verdicts.${id}`, title: `Forms that are ${id}`, limit, isLeast: true, unit: ' %' }, figure),
    )
  }
  if (proofs) results.push(...proofBudgets(report, proofs))
  return results
}

function proofBudgets(
  { proofs = [] }: Report,
  { proven, refuted }: NonNullable<ConfigBudgets['proofs']>,
): BudgetResult[] {
  const count = (verdict: string) => proofs.filter((proof) => proof.verdict === verdict).length
  const open = count('not_measured')
  const results: BudgetResult[] = []
  if (proven !== undefined && proofs.length > 0) {
    const share = (forms: number) => Math.round((forms / proofs.length) * 1000) / 10
    const figure = {
      lowest: share(count('proven')),
      highest: share(count('proven') + open),
      value: share(count('proven')),
    }
    results.push(
      judged(
        { name: 'proofs.proven', title: 'Forms that are proven', limit: proven, isLeast: true, unit: ' %' },
        figure,
      ),
    )
  }
  if (refuted !== undefined) {
    const figure = { lowest: count('refuted'), highest: count('refuted') + open, value: count('refuted') }
    results.push(
      judged(
        { name: 'proofs.refuted', title: 'Forms that are refuted', limit: refuted, isLeast: false, unit: '' },
        figure,
      ),
    )
  }
  return results
}

function exactly(value: number): Figure {
  return { lowest: value, highest: value, value }
}

function judged(
  { unit, ...budget }: Omit<BudgetResult, 'value' | 'state' | 'detail'> & { unit: string },
  figure: Figure | undefined,
): BudgetResult {
  const { title, limit, isLeast } = budget
  const bound = `${isLeast ? 'at least' : 'at most'} ${rounded(limit)}${unit}`
  if (!figure) return { ...budget, state: 'unknown', detail: `${title}: not measured, must be ${bound}.` }
  const { lowest, highest, value } = figure
  const [worst, best] = isLeast ? [lowest, highest] : [highest, lowest]
  const keeps = (reached: number) => (isLeast ? reached >= limit : reached <= limit)
  const state = keeps(worst) ? 'kept' : keeps(best) ? 'unknown' : 'missed'
  const range = lowest === highest ? rounded(value) : `${rounded(lowest)} to ${rounded(highest)}`
  return { ...budget, value, state, detail: `${title}: ${range}${unit}, must be ${bound}.` }
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}
