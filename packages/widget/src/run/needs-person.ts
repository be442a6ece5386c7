import { enter } from '../act/hand.ts'
import { nameOf } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure } from '../flow/run.ts'
import { attribute, matches, select } from '../natives.ts'

const CAPTCHAS = 'iframe[src*=captcha],iframe[src*=turnstile],iframe[src*=challenges]'
const ANSWERS = '[name=g-recaptcha-response],[name=h-captcha-response],[name=cf-turnstile-response]'

/** Ends the run where a person has to go on: at an empty password, card, code or file field, at an unsolved captcha. */
export function leaveToPerson(target: Element, controls: HTMLElement[]): void {
  const open = controls.filter((control) => isVisible(control) && isOpen(control))
  const errors = open.map((control) => ({
    path: `/${attribute(control, 'name') ?? attribute(control, 'id') ?? ''}`,
    reason: `${personReason(control)}: ${nameOf(control)}`,
    schemaPath: '',
  }))
  const isUnsolved =
    select(target, CAPTCHAS).some(isVisible) &&
    !select(target, ANSWERS).some((answer) => (answer as HTMLInputElement).value)
  if (isUnsolved) errors.push({ path: '', reason: 'captcha', schemaPath: '' })
  if (errors.length === 0) return
  if (open[0]) enter(open[0])
  throw failure('person_required', errors.map(({ reason }) => reason).join(', '), { status: 'needs_person', errors })
}

/** Whether a secret is still missing, told without reading it. */
function isOpen(control: HTMLElement): boolean {
  const reason = personReason(control)
  if (!reason) return false
  const { required, validity, placeholder } = control as HTMLInputElement
  if (required) return validity.valueMissing
  return (
    reason !== 'file' && !matches(control, ':autofill') && !(placeholder && !matches(control, ':placeholder-shown'))
  )
}
