import type { Sensitivity } from '../../standards/sensitive-fields.ts'
import type { FormFacts } from '../form-facts.ts'
import { nameList } from '../name-list.ts'
import type { VerdictRule } from '../verdict-rule.ts'

const asks: Record<Sensitivity, { one: string; many: string }> = {
  payment: { one: 'asks for payment details', many: 'ask for payment details' },
  password: { one: 'asks for a password', many: 'ask for a password' },
  file: { one: 'takes a file', many: 'take a file' },
}

export const safe: VerdictRule = {
  id: 'safe',
  rule: 'No payment fields (those that a payment service draws into the form included), passwords or file uploads, unless the markup shows that a person approves before anything is sent.',
  remedy:
    'Let the page ask the person before such a form is sent, and say so in the markup: add data-approval to the form element (data-confirm, data-turbo-confirm and hx-confirm with a question count as well).',
  judge({ sensitive, approval }) {
    if (sensitive.length === 0) return { verdict: 'yes', reasons: ['No payment, password or file field.'] }
    const found = describe(sensitive)
    if (approval)
      return { verdict: 'yes', reasons: [...found.map((text) => `${text}.`), `Approval gate: ${approval}.`] }
    return { verdict: 'no', reasons: found.map((text) => `${text}, and nothing asks a person first.`) }
  },
}

/** One sentence for each kind, whatever number of fields it has. */
function describe(sensitive: FormFacts['sensitive']): string[] {
  return [...Map.groupBy(sensitive, ({ kind }) => kind)].map(([kind, fields]) => {
    const names = [...new Set(fields.map(({ field }) => field))]
    return `${nameList(names)} ${names.length === 1 ? asks[kind].one : asks[kind].many}`
  })
}
