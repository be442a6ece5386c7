import type { VerdictRule } from '../verdict-rule.ts'
import { fillable } from './fillable.ts'
import { safe } from './safe.ts'

export const callable: VerdictRule = {
  id: 'callable',
  rule: 'The form is safe, and the scan can tell what each required field is for.',
  remedy: 'Make the form safe and fillable.',
  judge(facts) {
    const failed = [safe, fillable].map((rule) => rule.judge(facts)).filter(({ verdict }) => verdict === 'no')
    if (failed.length > 0) return { verdict: 'no', reasons: failed.flatMap(({ reasons }) => reasons) }
    return { verdict: 'yes', reasons: ['It is safe, and it is clear what every required field is for.'] }
  },
}
