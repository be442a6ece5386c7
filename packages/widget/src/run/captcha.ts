import { isVisible } from '../dom/visible.ts'
import { select } from '../natives.ts'

/** Where a captcha keeps what the server looks at. */
const ANSWERS = '[name=g-recaptcha-response],[name=h-captcha-response]'
const TURNSTILE = '[name=cf-turnstile-response]:not([data-execution=execute] *)'
/** A page with one of these has a captcha that works when the form is sent. */
const ON_SENDING = '.grecaptcha-badge,[src*=invisible],[data-size=invisible]'
/** A box for a person to tick, and one that mostly ticks itself. */
const BOXES = 'iframe[src*=captcha]:not([src*=invisible])'
const TICKING = 'iframe[src*=turnstile],iframe[src*=challenges]'

/**
 * What the captcha of a form waits for before the form is sent: a person, or nothing but time. Undefined where it was
 * solved, works only then, or is none.
 */
export function captchaIn(form: Element): 'person' | 'time' | undefined {
  const answers = select(form, `${ANSWERS},${TURNSTILE}`) as HTMLInputElement[]
  if (answers.some(({ value }) => value)) return undefined
  if (select(form, BOXES).some(isVisible)) return 'person'
  const isOnSending = select(document, ON_SENDING)[0]
  const isAtWork =
    select(form, isOnSending ? TURNSTILE : `${ANSWERS},${TURNSTILE}`)[0] ?? select(form, TICKING).find(isVisible)
  return isAtWork && 'time'
}
