import type { FormOperability, Verdict } from '../schema/report-types.ts'
import { verdictRules } from './registry.ts'

/** The four verdicts on a form, in the order of the registry. */
export function verdictsOf(form: FormOperability): Verdict[] {
  return verdictRules.map(({ id }) => form[id])
}
