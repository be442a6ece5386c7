import { shownText } from '../dom/text.ts'
import { fieldErrors } from './field-errors.ts'
import { signOf } from './message.ts'
import { identity, type Sign } from './sign.ts'
import { isUntouched } from './untouched.ts'
import type { Watched } from './watched.ts'

/** A page that checks fields as they are left may ask its server on the click all the same: so long it has for that, in ms. */
const UNSENT_MS = 2300

/** What a form says is wrong with it: fields that it marks, and lines of its text. */
export function complaintsIn(form: Element): Sign[] {
  const lines = [...new Set(shownText(form).split('\n'))].map((text) => signOf(text.trim()))
  return [...fieldErrors(form), ...lines.filter(({ speaksFor }) => speaksFor === 'failure')]
}

/**
 * Complaints that came up while the form was filled, and keep the page from sending it: they are no news of the click,
 * but the reason why nothing came of it.
 */
export function watchComplaints(watched: Watched, hasAsked: () => boolean): () => Sign[] {
  const { target, kind, complained, current } = watched
  const came = (form: Element): Sign[] => complaintsIn(form).filter((sign) => !complained.has(identity(sign)))
  const before = kind === 'form' ? new Set(came(target).map(identity)) : new Set()
  return () => {
    if (!before.size || !isUntouched(watched, hasAsked)) return []
    return came(current())
      .filter((sign) => before.has(identity(sign)))
      .map((sign) => ({ ...sign, holdMs: UNSENT_MS }))
  }
}
