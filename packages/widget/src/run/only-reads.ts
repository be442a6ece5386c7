import { partsOf } from '../dom/parts.ts'
import { closestAround } from '../dom/tree.ts'
import { attribute, matches } from '../natives.ts'

/** Scripts take a link to nowhere for a button. */
const LINKS = ':is(a,area)[href]:not([href^="#"],[href^="javascript:" i])'
const OPENS = 'summary,[aria-haspopup],[aria-expanded],[role=tab]'
const SEARCH = 'search,[role=search]'
/** What is told of oneself, or written, is not only asked for. */
const TOLD = 'textarea,[type=email],[type=tel],[type=password],[type=file]'
/** A form that the browser itself sends by GET. Without an address of its own, a script sends it by any way. */
const ASKS = 'form:is([method=get i],[action*="/"]:not([method]))'

/**
 * Whether a click only asks the site for something, so that nothing is lost when it is made twice: a link, what opens
 * something, a search, and a form sent by GET that asks for nothing about a person.
 * @param target the form, button or link
 * @param button of a form: what sends it
 */
export function onlyReads(target: Element, button?: Element): boolean {
  if (closestAround(target, LINKS) || matches(target, OPENS)) return true
  if (partsOf(target, TOLD)[0]) return false
  const isSearch = !!closestAround(target, SEARCH) || !!partsOf(target, `${SEARCH},[type=search]`)[0]
  const isPosted = button && /^post$/i.test(attribute(button, 'formmethod') ?? '')
  return isSearch || (matches(target, ASKS) && !isPosted)
}
