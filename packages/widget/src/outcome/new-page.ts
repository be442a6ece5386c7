import { line, shownText } from '../dom/text.ts'
import { closestAround, isWithin } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, isElement, matches, parentOf, select } from '../natives.ts'
import { fieldErrors } from './field-errors.ts'
import { AREA, allScopes, LIVE, linesOf, MAX_LINES, NEWS, OF_FIELDS, signOf, textOf, WELL, WRONG } from './messages.ts'
import { timeless } from './reading.ts'
import { neutral, type Sign } from './sign.ts'

const SHOWN = `${NEWS},h1`
/** Of a whole page, "success" is the name of a section as often as of a message. */
const MESSAGE = /alert|message|msg|notice|notif|flash|toast|banner|callout|snack|(?:form|contact)[-_]*success/i
/** What is longer is more than a message, in characters. */
const MAX_MESSAGE = 300
/** Who somebody is, a code, or what a form must have. */
const ASKED =
  ':required:invalid,[type=password],[autocomplete*=one-time-code],[autocomplete^=cc-],[name=code i],[name*=otp i]'
/** These thank nobody. */
const COMPLAINTS = `:is(${WRONG}):not(${WELL})`
const THANKLESS = `a[href],${OF_FIELDS},${COMPLAINTS}`
const APART = 'header,footer,nav,aside'

/** What a page shows that may be news, to be told from what the next one shows: its live regions, title and lines. */
export function textsOf(page: Document, target?: Element): string[] {
  const scopes = allScopes(page)
  const news = scopes.flatMap((scope) => select(scope, SHOWN).filter(isVisible).map(textOf))
  return [...new Set([...news, ...linesAround(target, scopes)].map(keyOf))].slice(0, MAX_LINES)
}

/**
 * What a page that a run led to says of it, in words: in live regions, its main heading, and where the form is when it is
 * there again, whose fields it may mark as wrong. Where it is not, an alert on a page with a title or more text may be
 * about that.
 * @param known texts of the page before
 */
export function newsOfPage(page: Document, known: Iterable<string>, target?: Element): Sign[] {
  const old = new Set([...known].map(keyOf))
  const scopes = allScopes(page)
  const main = select(page, 'main,[role=main]').find(isVisible) ?? select(page, 'body')[0]
  const isStep = !!main && asksMore(main, target)
  const isTitled = select(page, 'h1').some(isVisible)
  const isAlone = (text: string): boolean =>
    !!main && !isTitled && line(shownText(main), Infinity).length < 2 * text.length
  const news = scopes
    .flatMap((scope) => select(scope, SHOWN))
    .filter((from) => isVisible(from) && isMessage(from))
    .map((from) => {
      const text = textOf(from)
      const sign = signOf(text, from)
      if (sign.speaksFor === 'success')
        return matches(from, COMPLAINTS) || (isStep && sign.isDeed) ? neutral(sign) : sign
      return target || matches(from, 'h1') || (sign.isAlert && isAlone(text))
        ? sign
        : { ...neutral(sign), isDoubt: true }
    })
  const thankless = new Set(target && select(areaOf(target), THANKLESS).map(textOf))
  const lines = linesAround(target, scopes).map((text) => {
    const sign = signOf(text)
    return sign.speaksFor === 'success' && thankless.has(text) ? neutral(sign) : sign
  })
  const said = [...news, ...lines].filter(
    ({ detail = '', isSaid, isWeak }) => isSaid && !(isWeak && !target) && !old.has(keyOf(detail)),
  )
  return target ? [...said, ...fieldErrors(target)] : said
}

/** Whether it asks for more, elsewhere than in the form. */
function asksMore(main: Element, target?: Element): boolean {
  return select(main, `:is(input,select,textarea):is(${ASKED})`).some(
    (control) => isVisible(control) && !(target && isWithin(control, target)) && !closestAround(control, APART),
  )
}

/** A live region, a title, what is named as an error, or as a message of success and is no longer than one. */
function isMessage(from: Element): boolean {
  if (matches(from, `${LIVE},${WRONG},h1`)) return true
  const parent = parentOf(from)
  const names = [from, parent].map((each) => each && isElement(each) && attribute(each, 'class')).join(' ')
  return (MESSAGE.test(names) || matches(from, 'p.success,div.success')) && textOf(from).length <= MAX_MESSAGE
}

function areaOf(target: Element): Element {
  return closestAround(parentOf(target), AREA) ?? target
}

function linesAround(target: Element | undefined, scopes: Node[]): string[] {
  return target ? linesOf(areaOf(target), scopes) : []
}

function keyOf(text: string): string {
  return timeless(line(text, 80))
}
