import { nameList } from '../name-list.ts'
import type { VerdictRule } from '../verdict-rule.ts'

export const fillable: VerdictRule = {
  id: 'fillable',
  rule: 'The scan can tell what each required field is for. It takes the first of these that contains a letter or a digit: label, aria-label, placeholder, or a name that is a word.',
  remedy: 'Give each required field a label. The recommendation “Label your form fields” has the code to paste.',
  judge({ fields, unresolved }) {
    if (unresolved.length > 0) {
      return {
        verdict: 'no',
        reasons: [
          unresolved.length === 1
            ? `Required field ${nameList(unresolved)} has no label.`
            : `Required fields ${nameList(unresolved)} have no label.`,
        ],
      }
    }
    const required = fields.filter((field) => field.required).length
    if (required === 0) return { verdict: 'yes', reasons: ['No fields are required.'] }
    return {
      verdict: 'yes',
      reasons: [
        required === 1
          ? 'It is clear what the required field is for.'
          : `It is clear what all ${required} required fields are for.`,
      ],
    }
  },
}
