import { partsOf } from '../dom/parts.ts'
import { line, nameOf, shownText } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { attribute, boxOf, isConnected, isElement, matches, parentOf, select } from '../natives.ts'
import { fieldErrors } from './field-errors.ts'
import type { Messages } from './messages.ts'
import { placeOf, routeOf } from './place.ts'
import { isThanking, readingOf } from './reading.ts'
import { AREA } from './regions.ts'
import type { Responses } from './responses.ts'
import { failed, neutral, PROMPT_MS, type Sign, success } from './sign.ts'
import { isUntouched } from './untouched.ts'
import type { Watched } from './watched.ts'
import { BUTTONS, watchWay } from './way.ts'

/** What a page shows and hides by itself; that is done once it is seen. */
const SHOWN = ['aria-expanded', 'aria-selected', 'open']
/** What a server is told, often ahead of its answer. */
const TOLD = ['aria-pressed', 'aria-checked']
/** Thanks elsewhere come that soon after the click or an answer, in ms; later ones are about something else. */
const THANKS_MS = 500

/** Everything that the page shows now and that may be a sign once it is new. */
export function factsOf(watched: Watched, messages: Messages, { hasAsked }: Responses): () => Sign[] {
  const { target, button, kind, current } = watched
  const isForm = kind === 'form'
  const open = new Set(select(document, DIALOGS).filter(isVisible))
  const wayNow = watchWay(watched, hasAsked)
  const { location } = windowOf(target)
  const route = routeOf(location.href)
  return () => {
    const element = current()
    const way = wayNow()
    const said = messages.look()
    const stands = isForm && (!way || way.kind === 'form_reset')
    const signs = stands ? said.map(withDistance(element)) : said
    if (way) signs.push(way)
    const isStep = way && !way.speaksFor
    const isMoved = routeOf(location.href) !== route
    if (isForm ? isMoved && !isVisible(element) : isMoved || isAtFragment(location.hash)) {
      const moved = success('url', 0, placeOf(location.href))
      signs.push(isStep ? neutral(moved) : moved)
    }
    signs.push(...fieldErrors(target))
    for (const opened of select(document, DIALOGS))
      if (!open.has(opened) && isVisible(opened)) signs.push(dialogOf(opened, isForm))
    if (!isForm) signs.push(...statesOf(element === target ? button : element))
    if (isStep) return signs.map(hasAsked() ? untold : unthanked)
    if (way || !isUntouched(watched, hasAsked)) return signs
    const choices = select(document, DIALOGS).map((opened) => (open.has(opened) ? 0 : choicesIn(opened)))
    const asks = Math.max(0, ...choices)
    return signs.map((sign) => (asks > 1 ? unthanked(sign) : soonOrInside(asks ? untold(sign) : sign, element)))
  }
}

/** What a page says of a form that stands is in it, right before it or right after it; else it may be about anything. */
function withDistance(form: Element): (sign: Sign) => Sign {
  let part = form
  const isWrapper = (node: Node | null): node is Element => !!node && isElement(node) && !matches(node, AREA)
  for (let next = parentOf(part); isAlone(part) && isWrapper(next); next = parentOf(part)) part = next
  const near = [part.previousElementSibling, part, part.nextElementSibling]
    .map((each) => each && line(shownText(each), Infinity))
    .join('\n')
  return (sign) => {
    const isNear = near.includes(sign.detail!.replace(/…$/, ''))
    if (sign.speaksFor === 'failure') return { ...sign, isFar: !isNear }
    if (isThanks(sign)) return isNear ? { ...sign, isFar: false } : { ...sign, isFar: true, promptMs: THANKS_MS }
    return { ...sign, isNear }
  }
}

function isAlone({ previousElementSibling, nextElementSibling }: Element): boolean {
  return !previousElementSibling && !nextElementSibling
}

/** "Address saved" beside the fields of the next step is not the end. */
function untold(sign: Sign): Sign {
  return sign.isDeed ? neutral(sign) : sign
}

function isThanks({ isSaid, speaksFor }: Sign): boolean {
  return !!isSaid && speaksFor === 'success'
}

/**
 * "Are you sure? Confirmed orders are shipped today. [Yes] [No]" is no answer to a form that nobody has sent, nor is "Your
 * message is saved. [Send now]". One button more after thanks only puts them away.
 */
function choicesIn(dialog: Element): number {
  const isNamed = (button: Element): boolean => isVisible(button) && /\p{L}/u.test(nameOf(button))
  return isVisible(dialog) ? partsOf(dialog, BUTTONS).filter(isNamed).length : 0
}

function unthanked(sign: Sign): Sign {
  return isThanks(sign) ? neutral(sign) : sign
}

/** Thanks elsewhere on a page that did nothing with the form, such as a chat's or a toast's, are for something else. */
function soonOrInside(sign: Sign, form: Element): Sign {
  return isThanks(sign) && !line(shownText(form), Infinity).includes(sign.detail!)
    ? { ...sign, promptMs: THANKS_MS }
    : sign
}

/** What a page opened: an answer to a button, unless it asks who one is; to a form by its words only. */
function dialogOf(dialog: Element, isForm: boolean): Sign {
  const text = shownText(dialog)
  const sign: Sign = { kind: 'dialog_opened', detail: line(text, 200), ...(!isForm && { promptMs: PROMPT_MS }) }
  if (partsOf(dialog, '[type=password]').some(isVisible)) return sign
  const reading = readingOf(text)
  if (reading === 'success' || reading === 'failure')
    return { ...sign, speaksFor: reading, isSaid: true, isDeed: !isThanking(text) }
  return isForm ? sign : { ...sign, speaksFor: 'success', holdMs: 100 }
}

/** Each with its own time to stay: a menu opens for good, "Following" may be taken back. */
function statesOf(button: Element): Sign[] {
  if (!isConnected(button)) return [success('state', 0, 'removed')]
  const name = nameOf(button)
  const sign = success('state', 0, stateIn(button, TOLD, name))
  const reading = readingOf(name)
  const told =
    reading === 'work' ? { ...neutral(sign), isBusy: true } : reading === 'failure' ? failed('state', 0, name) : sign
  return [success('state', 100, stateIn(button, SHOWN)), told]
}

function stateIn(button: Element, names: string[], text = ''): string {
  const states = names.map((name) => attribute(button, name) !== null && `${name}=${attribute(button, name)}`)
  return [...states, text].filter(Boolean).join(' ')
}

/** Whether the page stands where the fragment of its address points to. */
function isAtFragment(hash: string): boolean {
  // As browsers do, first as it is written; a fragment may hold anything.
  const [place] = select(document, `#${CSS.escape(hash.slice(1))}`)
  const { top = -1, bottom = -1 } = place && isVisible(place) ? boxOf(place) : {}
  return bottom > 0 && top < window.innerHeight
}
