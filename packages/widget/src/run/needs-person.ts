import { reasonNamed } from '@operable/core/fingerprint'
import type { PersonReason, Tool, ToolField } from '@operable/core/schema'
import { findField } from '../fields/find-field.ts'
import { keyOf, keyOfSelector, plain } from '../fields/key-of.ts'
import { personReason, reasonOfField } from '../fields/sensitive.ts'
import { type Failure, failure } from '../flow/run.ts'
import { select } from '../natives.ts'
import type { InputError } from '../types.ts'
import { words } from '../words/words.ts'

/** The reason of a field that nothing but the owner of the site leaves to a person: see `offeredMetadata` of core. */
const OWNERS: PersonReason = 'consent'
export const isOwners = ({ person }: ToolField): boolean => person === OWNERS

/**
 * Refuses an input that names what only a person fills, before its values are shown, kept or written anywhere.
 * @param target once it is there: what its controls are may be told by the page alone
 */
export function refuseSecrets(tool: Tool, input: object, target?: Element): void {
  const { fields = [] } = tool.metadata
  const errors = Object.entries(input).flatMap(([key, value]) => {
    // A field for a person has no key: its selector tells.
    const known = fields.filter((field) => field.key === key || keyOfSelector(field.selector) === plain(key))
    // "Show the password" and "pay by card" are no secrets.
    if (typeof value === 'boolean' && !known.some(isOwners)) return []
    const reason =
      (known[0] ? known.map(reasonOfField).find(Boolean) : reasonOfKey(key)) ??
      (target && findField(tool, key, target).map(personReason).find(Boolean))
    return reason ? [about(key, reason, known[0]?.label || key)] : []
  })
  throwIfAny(errors)
}

/** Of a key that no record knows. A list that the page offers under that name is no password. */
function reasonOfKey(key: string): PersonReason | undefined {
  const reason = reasonNamed(key, words())
  return reason === 'password' && select(document, 'select').some((list) => keyOf(list) === key) ? undefined : reason
}

export function about(key: string, reason: PersonReason, name: string): InputError {
  const why = reason === OWNERS ? 'for a person' : reason
  return { path: `/${key}`, reason: `${why}: ${name}`, schemaPath: '' }
}

export function throwIfAny(errors: InputError[]): void {
  if (errors[0]) throw refusal(errors)
}

export function refusal(errors: InputError[]): Failure {
  const all = errors.map(({ reason }) => reason).join(', ')
  return failure('person_required', all, undefined, { errors })
}
