import type { PersonReason } from '@operable/core/schema'
import { attribute, matches } from '../natives.ts'

function names(control: Element): string {
  return `${attribute(control, 'name')} ${attribute(control, 'id')} ${attribute(control, 'autocomplete')}`
}

/** Why only a person fills a control. Its value is neither read nor written. */
export function personReason(control: Element): PersonReason | undefined {
  const { type } = control as HTMLInputElement
  if (type === 'password' || type === 'file') return type
  if (/one-time-code|\botp\b/i.test(names(control))) return 'one-time-code'
  return /\bcc-|card[-_ ]?(num|no\b|cv)|\bcv[cv]|\biban\b/i.test(names(control)) ? 'payment' : undefined
}

/**
 * Named as a spam trap, or out of reach for everybody: filling it would make the page take a person's message for spam.
 */
export function isTrap(control: Element): boolean {
  if (matches(control, 'input:not([type=checkbox],[type=radio])[aria-hidden=true][tabindex="-1"][autocomplete=off]'))
    return true
  return /honey|\bhp[-_]|[-_]hp\b|gotcha|bot[-_ ]?(field|trap|check)|no[-_ ]?spam|leave[-_ ]?(blank|empty)/i.test(
    names(control),
  )
}
