import { line, shownText } from '../dom/text.ts'
import { closestAround, isWithin } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, isElement, matches, parentOf, select } from '../natives.ts'
import { allScopes, areasAround, linesOf, textOf } from './areas.ts'
import { fieldErrors } from './field-errors.ts'
import { MAX_LINES, newLines } from './lines.ts'
import { readerOf } from './message.ts'
import { timeless } from './reading.ts'
import { LIVE, NEWS, WELL, WRONG } from './regions.ts'
import { neutral, type Sign } from './sign.ts'

const SHOWN = `${NEWS},h1`
/** Of a whole page, "success" is the name of a section as often as of a message. */
const MESSAGE = /alert|message|msg|notice|notif|flash|toast|banner|callout|snack|(?:form|contact)[-_]*success/i
/** What is longer is more than a message, in characters. */
const MAX_MESSAGE = 300
/** Who somebody is, a code, or what a form must have. */
const ASKED =
  ':required:invalid,[type=password],[autocomplete*=one-time-code],[autocomplete^=cc-],[name=code i],[name*=otp i]'
const APART = 'header,footer,nav,aside'

/** What the page before is remembered by. */
export interface PageBefore {
  /** What it showed. */
  known: Iterable<string>
  /** Texts that were typed in: the next page says nothing by them. */
  given: readonly string[]
}

/** What a page shows that may be news, to be told from what the next one shows: its live regions, title and lines. */
export function textsOf(page: Document, target?: Element): string[] {
  const scopes = allScopes(page)
  const lines = target ? linesOf(areaOf(target), scopes) : []
  return [...new Set([...shownIn(scopes).map(textOf), ...lines].map(keyOf))].slice(0, MAX_LINES)
}

/**
 * What a page that a run led to says of it, in words: in live regions, its main heading, and where the form is when it is
 * there again, whose fields it may mark as wrong. Where it is not, an alert on a page with a title or more text may be
 * about that.
 */
export function newsOfPage(page: Document, { known, given }: PageBefore, target?: Element): Sign[] {
  const old = new Set([...known].map(keyOf))
  const isNew = (text: string): boolean => !old.has(keyOf(text))
  const scopes = allScopes(page)
  const read = readerOf(given)
  const main = select(page, 'main,[role=main]').find(isVisible) ?? select(page, 'body')[0]
  const isStep = !!main && asksMore(main, target)
  const isTitled = select(page, 'h1').some(isVisible)
  const isAlone = (text: string): boolean =>
    !!main && !isTitled && line(shownText(main), Infinity).length < 2 * text.length
  const news = shownIn(scopes)
    .filter((from) => isMessage(from) && isNew(textOf(from)))
    .map((from) => {
      const text = textOf(from)
      const sign = read(text, from)
      const isWrong = matches(from, WRONG) && !matches(from, WELL)
      if (sign.speaksFor === 'success') return isWrong || (isStep && sign.isDeed) ? neutral(sign) : sign
      const isOfForm = target || matches(from, 'h1') || (sign.isAlert && isAlone(text))
      return isOfForm ? sign : { ...neutral(sign), isDoubt: true }
    })
  const lines = newLines(target && areaOf(target), { scopes, isNew, read })
  const said = [...news, ...lines].filter(({ isSaid, isWeak }) => isSaid && !(isWeak && !target))
  return target ? [...said, ...fieldErrors(target)] : said
}

/** Whether it asks for more, elsewhere than in the form. */
function asksMore(main: Element, target?: Element): boolean {
  return select(main, `:is(input,select,textarea):is(${ASKED})`).some(
    (control) => isVisible(control) && !(target && isWithin(control, target)) && !closestAround(control, APART),
  )
}

function shownIn(scopes: Node[]): Element[] {
  return scopes.flatMap((scope) => select(scope, SHOWN)).filter(isVisible)
}

/** A live region, a title, what is named as an error, or as a message of success and is no longer than one. */
function isMessage(from: Element): boolean {
  if (matches(from, `${LIVE},${WRONG},h1`)) return true
  const parent = parentOf(from)
  const names = [from, parent].map((each) => each && isElement(each) && attribute(each, 'class')).join(' ')
  return (MESSAGE.test(names) || matches(from, 'p.success,div.success')) && textOf(from).length <= MAX_MESSAGE
}

function areaOf(target: Element): Element {
  return areasAround(target)[0] ?? target
}

function keyOf(text: string): string {
  return timeless(line(text, 80))
}
