import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, parentOf, select } from '../natives.ts'

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
