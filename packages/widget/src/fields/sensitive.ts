import type { PersonReason } from '@operable/core/schema'
import { attribute } from '../natives.ts'

/** Why only a person fills a control. Its value is neither read nor written. */
export function personReason(control: Element): PersonReason | undefined {
  const { type } = control as HTMLInputElement
  if (type === 'password' || type === 'file') return type
  const names = ['autocomplete', 'name', 'id'].map((name) => attribute(control, name) ?? '').join(' ')
  if (/one-time-code|\botp\b/i.test(names)) return 'one-time-code'
  return /\bcc-|card[-_ ]?(num|no\b|cvc|cvv)|\bcv[cv]2?\b|\biban\b/i.test(names) ? 'payment' : undefined
}

/** Named as a spam trap: filling it would make the page take a person's message for spam. */
export function isTrap(control: Element): boolean {
  const names = `${attribute(control, 'name')} ${attribute(control, 'id')}`
  return /honey|\bhp[-_]|[-_]hp\b|gotcha|bot[-_ ]?(field|trap|check)|(no|anti)[-_ ]?spam|leave[-_ ]?(blank|empty)/i.test(
    names,
  )
}
