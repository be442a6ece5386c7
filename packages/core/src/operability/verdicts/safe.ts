import type { Sensitivity } from '../../standards/sensitive-fields.ts'
import type { FormFacts } from '../form-facts.ts'
import { nameList } from '../name-list.ts'
import type { VerdictRule } from '../verdict-rule.ts'

const asks: Record<Sensitivity, string> = {
  payment: 'The form asks for payment details',
  password: 'The form asks for a password',
  file: 'The form asks for a file',
}

export const safe: VerdictRule = {
  id: 'safe',
  rule: 'The form has no payment fields (including those that a payment service adds), passwords or file uploads, or its markup shows that a person confirms before anything is sent.',
  remedy:
    'Ask the person to confirm before the form is sent, and say so in the markup: add data-approval to the form element. (data-confirm, data-turbo-confirm and hx-confirm with a question count too.)',
  judge({ sensitive, approval }) {
    if (sensitive.length === 0) return { verdict: 'yes', reasons: ['It has no payment, password or file fields.'] }
    const found = describe(sensitive)
    if (approval) return { verdict: 'yes', reasons: [...found.map((text) => `${text}.`), approval] }
    return { verdict: 'no', reasons: found.map((text) => `${text} without a person's confirmation.`) }
  },
}

/** One sentence for each kind, however many fields it has. */
function describe(sensitive: FormFacts['sensitive']): string[] {
  return [...Map.groupBy(sensitive, ({ kind }) => kind)].map(([kind, fields]) => {
    const names = [...new Set(fields.map(({ field }) => field))]
    return `${asks[kind]} (${nameList(names)})`
  })
}
