import type { Tool } from '@operable/core/schema'
import { enter } from '../act/hand.ts'
import { nameOf } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { keyOf } from '../fields/find-field.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure } from '../flow/run.ts'
import { matches, rootOf, select } from '../natives.ts'
import type { ApprovalReason } from '../types.ts'

const CAPTCHAS = 'iframe[src*=captcha],iframe[src*=turnstile],iframe[src*=challenges]'
const ANSWERS = '[name=g-recaptcha-response],[name=h-captcha-response],[name=cf-turnstile-response]'

/** Ends the run where a person has to go on: at an empty password, card, code or file field, at an unsolved captcha. */
export function leaveToPerson({ metadata }: Tool, target: Element, controls: HTMLElement[]): void {
  // That a text is a captcha, or the number of a card, may be told by its label alone.
  const known = new Map(
    metadata.fields?.flatMap(({ person, selector }) =>
      person ? select(rootOf(target), selector).map((control) => [control, person] as const) : [],
    ),
  )
  const reasonFor = (control: Element): ApprovalReason | undefined => personReason(control) ?? known.get(control)
  const open = controls.filter((control) => isVisible(control) && isMissing(control, reasonFor(control)))
  const errors = open.map((control) => ({
    path: `/${keyOf(control)}`,
    reason: `${reasonFor(control)}: ${nameOf(control)}`,
    schemaPath: '',
  }))
  const isSolved = select(target, ANSWERS).some((answer) => (answer as HTMLInputElement).value)
  if (!isSolved && select(target, CAPTCHAS).some(isVisible))
    errors.push({ path: '', reason: 'captcha', schemaPath: '' })
  if (errors.length === 0) return
  if (open[0]) enter(open[0])
  const about = errors.map(({ reason }) => reason).join(', ')
  throw failure('person_required', about, undefined, { status: 'needs_person', errors })
}

/** Whether a secret is still missing, told without reading it. */
function isMissing(control: HTMLElement, reason: ApprovalReason | undefined): boolean {
  if (reason === 'captcha') return !(control as HTMLInputElement).value
  const { required, validity } = control as HTMLInputElement
  if (!reason || required) return !!reason && validity.valueMissing
  return reason !== 'file' && !matches(control, ':autofill,[placeholder]:not([placeholder=""],:placeholder-shown)')
}
