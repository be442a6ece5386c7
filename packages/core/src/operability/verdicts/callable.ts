import type { VerdictRule } from '../verdict-rule.ts'
import { fillable } from './fillable.ts'
import { safe } from './safe.ts'

export const callable: VerdictRule = {
  id: 'callable',
  rule: 'The form is not unsafe, and the scan can tell what each required field is for.',
  remedy: 'It follows when the form is safe and fillable.',
  judge(facts) {
    const failed = [safe, fillable].map((rule) => rule.judge(facts)).filter(({ verdict }) => verdict === 'no')
    if (failed.length > 0) return { verdict: 'no', reasons: failed.flatMap(({ reasons }) => reasons) }
    return { verdict: 'yes', reasons: ['It is safe, and every required field is named.'] }
  },
}
