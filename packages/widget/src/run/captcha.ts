import { captchaAnswers } from '@operable/core/fingerprint'
import { allOf } from '../dom/all-of.ts'
import { isVisible } from '../dom/visible.ts'
import { select } from '../natives.ts'

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
export function captchaIn(form: Element): 'person' | 'time' | undefined {
  const answers = select(form, `${ANSWERS},${SELVES},${SOLVED}`) as HTMLInputElement[]
  // Friendly Captcha says with a point in front how far it is: ".UNFINISHED".
  if (answers.some(({ value }) => /^[^.]/.test(value))) return undefined
  if (select(form, BOXES).some(isVisible)) return 'person'
  const isOnSending = allOf(document, ON_SENDING)[0]
  const isAtWork =
    select(form, isOnSending ? SELVES : `${ANSWERS},${SELVES}`)[0] ?? select(form, TICKING).find(isVisible)
  return isAtWork && 'time'
}
