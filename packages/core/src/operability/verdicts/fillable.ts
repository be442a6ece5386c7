import { nameList } from '../name-list.ts'
import type { VerdictRule } from '../verdict-rule.ts'

export const fillable: VerdictRule = {
  id: 'fillable',
  rule: 'What each required field is for can be told from its label, aria-label, placeholder or a name that is a word: the first of these that has a letter or a digit.',
  remedy: 'Give each required field a label: the recommendation “Label the form fields” has the lines to paste.',
  judge({ fields, unresolved }) {
    if (unresolved.length > 0) {
      return {
        verdict: 'no',
        reasons: [
          `Nothing tells what the required ${unresolved.length === 1 ? 'field' : 'fields'} ${nameList(unresolved)} ${unresolved.length === 1 ? 'is' : 'are'} for.`,
        ],
      }
    }
    const required = fields.filter((field) => field.required).length
    if (required === 0) return { verdict: 'yes', reasons: ['No field is required.'] }
    return {
      verdict: 'yes',
      reasons: [required === 1 ? 'The required field is named.' : `All ${required} required fields are named.`],
    }
  },
}
