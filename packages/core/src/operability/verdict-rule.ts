import type { Verdict } from '../schema/report-types.ts'
import type { FormFacts } from './form-facts.ts'

/** The names of the four verdicts on a form. */
export type VerdictId = 'callable' | 'fillable' | 'submittable' | 'safe'

/** One of the four verdicts. Its record is the source of the methodology's table. */
export interface VerdictRule {
  id: VerdictId
  /** When it holds, in words. */
  rule: string
  /** What an owner changes so that it holds. */
  remedy: string
  judge(facts: FormFacts): Verdict
}
