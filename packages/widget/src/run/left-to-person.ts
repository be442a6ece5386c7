import { captchaAnswers, reasonNamed } from '@operable/core/fingerprint'
import type { PersonReason, Tool } from '@operable/core/schema'
import { enter } from '../act/hand.ts'
import { allOf } from '../dom/all-of.ts'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isShown, isVisible } from '../dom/visible.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import type { Failure } from '../flow/run.ts'
import { attribute, matches, parentOf, rootOf, select } from '../natives.ts'
import type { InputError } from '../types.ts'
import { words } from '../words/words.ts'
import { about, isOwners, refusal, throwIfAny } from './needs-person.ts'

/**
 * Ends the run where a person has to go on: at an empty password, card, code or file field, at an unsolved captcha.
 * @returns the same where a captcha may still solve itself
 */
export function leaveToPerson({ metadata }: Tool, target: Element, controls: HTMLElement[]): Failure | undefined {
  // That a text is a captcha, or the number of a card, may be told by its label alone.
  const known = new Map(
    metadata.fields?.flatMap((field) => {
      const { selector, choices = [{ selector }] } = field
      if (!field.person) return []
      const group = choices.flatMap((each) => select(rootOf(target), each.selector))
      return group.map((control) => [control, { field, group }] as const)
    }),
  )
  const reasonFor = (control: Element): PersonReason | undefined =>
    personReason(control) ?? known.get(control)?.field.person
  // A file field is hidden as a rule, behind a button that opens its chooser.
  const isThere = (control: Element): boolean => isVisible(control) || matches(control, '[type=file]')
  const isOpen = (control: HTMLElement): boolean => {
    const { field, group = [] } = known.get(control) ?? {}
    if (!field || !isOwners(field)) return isThere(control) && isMissing(control, reasonFor(control))
    return control === group[0] && group.some(isShown) && isUntouched(group)
  }
  const open = controls.filter(isOpen)
  const errors = open.map((control) => {
    const name = known.get(control)?.field.label || nameOf(control)
    return about(keyOf(control), reasonFor(control)!, name || keyOf(control))
  })
  errors.push(...paymentFrames(target).map((title) => unnamed(`payment: ${title}`)))
  const captcha = captchaIn(target)
  if (captcha) errors.push(unnamed('captcha'))
  if (captcha === 'time' && !errors[1]) return refusal(errors)
  if (open[0]) enter(open[0])
  throwIfAny(errors)
  return undefined
}

function unnamed(reason: string): InputError {
  return { path: '', reason, schemaPath: '' }
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

/** Whether the controls of a field are as the page gives them: no person was there, and no script has filled them since. */
function isUntouched(group: Element[]): boolean {
  return group.every((control) => !matches(control, TOUCHED) && isAsGiven(control))
}

const TOUCHED = ':user-valid,:user-invalid,:autofill'

function isAsGiven(control: Element): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement
  if (/^(checkbox|radio)$/.test(type)) return checked === defaultChecked
  // A copy of a list has what its markup chooses.
  const given = matches(control, 'select') ? (control.cloneNode(true) as HTMLSelectElement).value : defaultValue
  return !value || value === given
}

/** A pattern of everything but the prompt that the page itself wrote into a field, such as "Password". */
function otherThanPrompt(control: Element): string {
  const written = attribute(control, 'value')
  return reasonNamed(written, words()) ? `(?!${written!.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$).*` : '.*'
}

/** Where a captcha keeps what the server looks at. One of Turnstile may be told to work only when the form is sent. */
const selectorOf = (names: readonly string[]): string =>
  names.map((name) => `[name="${name}"]:not([data-execution=execute] *)`).join()
const ANSWERS = selectorOf(captchaAnswers.person)
const SELVES = selectorOf(captchaAnswers.time)
const SOLVED = selectorOf(captchaAnswers.early)
/** A page with one of these has a captcha that works when the form is sent. */
const ON_SENDING = '.grecaptcha-badge,[src*=invisible],[data-size=invisible]'
/** A box for a person to tick, and one that mostly ticks itself. */
const BOXES = 'iframe:is([src*=captcha],[id*=captcha]):not([src*=invisible])'
const TICKING = 'iframe[src*=turnstile],iframe[src*=challenges],altcha-widget:not([auto=onsubmit])'

/**
 * What the captcha of a form waits for before the form is sent: a person, or nothing but time. Undefined where it was
 * solved, works only then, or is none.
 */
function captchaIn(form: Element): 'person' | 'time' | undefined {
  const answers = select(form, `${ANSWERS},${SELVES},${SOLVED}`) as HTMLInputElement[]
  // Friendly Captcha says with a point in front how far it is: ".UNFINISHED".
  if (answers.some(({ value }) => /^[^.]/.test(value))) return undefined
  if (select(form, BOXES).some(isVisible)) return 'person'
  const isOnSending = allOf(document, ON_SENDING)[0]
  const isAtWork =
    select(form, isOnSending ? SELVES : `${ANSWERS},${SELVES}`)[0] ?? select(form, TICKING).find(isVisible)
  return isAtWork && 'time'
}

/** In the title, the name or the host of a frame with fields for a card, as services and their documentation have them. */
const CARD =
  /\bcard|payment|\bcv[cv]\b|\biban\b|stripeframe|braintree|adyen|squarecdn|mollie|checkout\.com|recurly|worldpay|mercadopago/i

/**
 * The visible frames of another origin, in a form or beside it, in which a service has its fields for a card. What is
 * typed there no script of the page can tell.
 * @returns what each is called
 */
export function paymentFrames(form: Element): string[] {
  const frames = select(parentOf(form) ?? form, 'iframe') as HTMLIFrameElement[]
  return frames.flatMap((frame) => {
    const title = attribute(frame, 'title') || attribute(frame, 'name') || 'fields in a frame'
    const called = `${title} ${attribute(frame, 'name')} ${frame.src.split('/')[2]}`
    const isOthers = (closestAround(frame, 'form') ?? form) !== form
    return !isOthers && CARD.test(called) && !frame.contentDocument && isVisible(frame) ? [title] : []
  })
}
