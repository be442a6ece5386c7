import { reasonNamed } from '@operable/core/fingerprint'
import type { PersonReason, Tool } from '@operable/core/schema'
import { enter } from '../act/hand.ts'
import { nameOf } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { findField } from '../fields/find-field.ts'
import { keyOf, keyOfSelector, plain } from '../fields/key-of.ts'
import { personReason, reasonOfField } from '../fields/sensitive.ts'
import { type Failure, failure } from '../flow/run.ts'
import { attribute, matches, rootOf, select } from '../natives.ts'
import type { InputError } from '../types.ts'
import { words } from '../words/words.ts'
import { captchaIn } from './captcha.ts'
import { paymentFrames } from './payment-frames.ts'

/**
 * Refuses an input that names what only a person fills, before its values are shown, kept or written anywhere.
 * @param target once it is there: what its controls are may be told by the page alone
 */
export function refuseSecrets(tool: Tool, input: object, target?: Element): void {
  const { fields = [] } = tool.metadata
  const errors = Object.entries(input).flatMap(([key, value]) => {
    // "Show the password" and "pay by card" are no secrets.
    if (typeof value === 'boolean') return []
    // A field for a person has no key: its selector tells.
    const known = fields.filter((field) => field.key === key || keyOfSelector(field.selector) === plain(key))
    const reason =
      (known[0] ? known.map(reasonOfField).find(Boolean) : reasonOfKey(key)) ??
      (target && findField(tool, key, target).map(personReason).find(Boolean))
    return reason ? [about(key, reason, known[0]?.label || key)] : []
  })
  throwIfAny(errors)
}

/**
 * Ends the run where a person has to go on: at an empty password, card, code or file field, at an unsolved captcha.
 * @returns the same where a captcha may still solve itself
 */
export function leaveToPerson({ metadata }: Tool, target: Element, controls: HTMLElement[]): Failure | undefined {
  // That a text is a captcha, or the number of a card, may be told by its label alone.
  const known = new Map(
    metadata.fields?.flatMap((field) => {
      const reason = field.person
      return reason ? select(rootOf(target), field.selector).map((control) => [control, reason] as const) : []
    }),
  )
  const reasonFor = (control: Element): PersonReason | undefined => personReason(control) ?? known.get(control)
  // A file field is hidden as a rule, behind a button that opens its chooser.
  const isThere = (control: Element): boolean => isVisible(control) || matches(control, '[type=file]')
  const open = controls.filter((control) => isThere(control) && isMissing(control, reasonFor(control)))
  const errors = open.map((control) => about(keyOf(control), reasonFor(control)!, nameOf(control) || keyOf(control)))
  errors.push(...paymentFrames(target).map((title) => unnamed(`payment: ${title}`)))
  const captcha = captchaIn(target)
  if (captcha) errors.push(unnamed('captcha'))
  if (captcha === 'time' && !errors[1]) return refusal(errors)
  if (open[0]) enter(open[0])
  throwIfAny(errors)
  return undefined
}

/** Of a key that no record knows. A list that the page offers under that name is no password. */
function reasonOfKey(key: string): PersonReason | undefined {
  const reason = reasonNamed(key, words())
  return reason === 'password' && select(document, 'select').some((list) => keyOf(list) === key) ? undefined : reason
}

function about(key: string, reason: PersonReason, name: string): InputError {
  return { path: `/${key}`, reason: `${reason}: ${name}`, schemaPath: '' }
}

function unnamed(reason: string): InputError {
  return { path: '', reason, schemaPath: '' }
}

function throwIfAny(errors: InputError[]): void {
  if (errors[0]) throw refusal(errors)
}

function refusal(errors: InputError[]): Failure {
  const all = errors.map(({ reason }) => reason).join(', ')
  return failure('person_required', all, undefined, { status: 'needs_person', errors })
}

/** Whether a secret is still missing. Its value is not read: an empty copy that is required tells that it is missing. */
function isMissing(control: HTMLElement, reason: PersonReason | undefined): boolean {
  if (!reason) return false
  const { type, validity } = control as HTMLInputElement
  if (reason === 'captcha') {
    const { value } = control as HTMLInputElement
    // A prompt of the page's own, not an answer.
    return !value || (value === attribute(control, 'value') && /\s|captcha|code/i.test(value))
  }
  const isEmpty = !!validity?.valueMissing
  if (isEmpty || type === 'file' || !matches(control, 'input')) return isEmpty
  const copy = control.cloneNode() as HTMLInputElement
  Object.assign(copy, { required: true, disabled: false, readOnly: false, pattern: otherThanPrompt(control) })
  const { valueMissing, patternMismatch } = copy.validity
  return (valueMissing || patternMismatch) && !matches(control, ':autofill')
}

/** A pattern of everything but the prompt that the page itself wrote into a field, such as "Password". */
function otherThanPrompt(control: Element): string {
  const written = attribute(control, 'value')
  return reasonNamed(written, words()) ? `(?!${written!.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$).*` : '.*'
}
