import type { FormOperability, Verdict } from '../schema/report-types.ts'
import type { VerdictRule } from './verdict-rule.ts'
import { callable } from './verdicts/callable.ts'
import { fillable } from './verdicts/fillable.ts'
import { safe } from './verdicts/safe.ts'
import { submittable } from './verdicts/submittable.ts'

/** The four verdicts in the order in which reports show them. */
export const verdictRules: readonly VerdictRule[] = [callable, fillable, submittable, safe]

/** The four verdicts on a form, in the order of the registry. */
export function verdictsOf(form: FormOperability): Verdict[] {
  return verdictRules.map(({ id }) => form[id])
}
