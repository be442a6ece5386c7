import type { FormEvidence } from './form-evidence.ts'

/** Evidence in a form with a password: positive points speak for a new account, negative ones for an existing one. */
const clues: readonly { points: number; holds: (form: FormEvidence) => boolean }[] = [
  { points: 3, holds: ({ newPasswords }) => newPasswords > 0 },
  { points: 4, holds: ({ passwords }) => passwords > 1 },
  { points: 2, holds: ({ personal }) => personal > 0 },
  { points: 2, holds: ({ identifiers }) => identifiers > 1 },
  { points: 2, holds: ({ texts }) => texts.length > 4 },
  { points: 3, holds: ({ topics }) => topics.submit.has('signup') },
  { points: 2, holds: ({ topics }) => topics.name.has('signup') },
  { points: 2, holds: ({ topics }) => topics.action.has('signup') },
  { points: 2, holds: ({ topics }) => topics.heading.has('signup') },
  { points: 1, holds: ({ topics }) => topics.page.has('signup') },
  { points: 1, holds: ({ topics: { fields } }) => fields.has('signup') && !fields.has('login') },
  { points: -4, holds: ({ topics }) => topics.submit.has('login') },
  { points: -2, holds: ({ topics }) => topics.name.has('login') },
  { points: -2, holds: ({ topics }) => topics.action.has('login') },
  { points: -1, holds: ({ topics }) => topics.heading.has('login') },
  { points: -1, holds: ({ topics }) => topics.page.has('login') },
  { points: -1, holds: ({ topics }) => topics.fields.has('login') },
  { points: -1, holds: ({ texts }) => texts.length <= 2 },
]

/** Sum of the clues; above 0 the form makes an account, else it opens one. */
export function accountLeaning(form: FormEvidence): number {
  let sum = 0
  for (const { points, holds } of clues) if (holds(form)) sum += points
  return sum
}
