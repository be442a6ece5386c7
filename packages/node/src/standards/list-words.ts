import type { Tool } from '@operable/core'
import type { PersonReason } from '@operable/core/tools'

// Pages pin a widget for good: what version 1 of `tools.json` says must be what the first widget knows.

/** The reasons to ask a person that it knows. */
type FirstReason =
  | 'password'
  | 'payment'
  | 'file'
  | 'one-time-code'
  | 'captcha'
  | 'consent'
  | 'deletion'
  | 'other-origin'

/**
 * What is said in place of each reason: the nearest one that the first widget knows, so that it asks as well and says
 * something true. `password`, `file`, `one-time-code` and `captcha` are about one field; for all else that is new
 * `consent` is never wrong.
 */
export const listReasons = {
  password: 'password',
  payment: 'payment',
  file: 'file',
  'one-time-code': 'one-time-code',
  captcha: 'captcha',
  consent: 'consent',
  deletion: 'deletion',
  'other-origin': 'other-origin',
} as const satisfies Record<PersonReason, FirstReason>

/** The kinds of tools that it runs; undefined: it would do something else, so the tool is left out. */
export const listKinds = { form: 'form', button: 'button' } as const satisfies Record<
  Tool['metadata']['kind'],
  'form' | 'button' | undefined
>
