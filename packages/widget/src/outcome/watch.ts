import { isDisabled } from '../act/actionable.ts'
import { line, nameOf, referred, shownText } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { CONTROLS, DIALOGS, isVisible } from '../dom/visible.ts'
import { now } from '../flow/run.ts'
import { attribute, boxOf, documentOf, isConnected, matches, nodeType, parentOf, rootOf, select } from '../natives.ts'
import { landing } from './landing.ts'
import { AREA, type Messages, messagesAround } from './messages.ts'
import { placeOf, routeOf } from './place.ts'
import { readingOf, timeless } from './reading.ts'
import { watchResponses } from './responses.ts'
import { failed, type Sign, success } from './sign.ts'

export interface Watched {
  target: Element
  /** What is clicked. */
  button: Element
  kind: 'form' | 'button'
  inModal: boolean | undefined
  /** The target as the page has it now: a render may have replaced it. */
  current: () => Element
  /** Whether a field still holds what was filled in; one for each field that was not empty. */
  kept: (() => boolean)[]
}

export interface Watch {
  /** What is there now and was not before the click. */
  look(): Sign[]
  /** The page is leaving for another document, or says that it is at work. */
  isBusy(): boolean
  /** The page is left: nothing more will be seen. */
  hasLeft(): boolean
  stop(): void
}

const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'open']
const AT_WORK = '[aria-busy=true],[role=progressbar],progress'
/** Of no role, but of a name that says what it is. */
const SPINNERS = `${AT_WORK},:is([class*=spinner i],[class*=loader i],[class*=loading i]):not([class*=lazy i])`
/** What a page shows because of a click comes that soon after it or after the server's answer, in ms. */
const PROMPT_MS = 1000
/** A navigation that leads to no other document by then has come to nothing, as with an answer of 204, in ms. */
const LEAVE_MS = 10_000

/** Takes note of the page before the click, and tells afterwards what is different. It only observes. */
export function watch(watched: Watched): Watch {
  const { target, button, kind, current } = watched
  const view = windowOf(target)
  const home = documentOf(target)!
  const { frameElement, addEventListener } = view
  const seen: Sign[] = []
  const messages = messagesAround(target, kind === 'button' ? () => besides(current()) : undefined)
  const facts = factsOf(watched, messages)
  const before = new Set(facts().map(identity))
  const wasDisabled = isDisabled(button)
  const spun = new Set(select(document, SPINNERS).filter(isVisible))
  const isShown = (selector: string): boolean =>
    select(document, selector).some((element) => !spun.has(element) && isVisible(element))
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let leaving = -LEAVE_MS
  let left: 'page' | 'frame' | undefined
  addEventListener(
    'invalid',
    ({ target: field }) =>
      isWithin(field as Node, target) && seen.push(failed('field_error', 0, errorOf(field as Element))),
    options,
  )
  addEventListener('reset', (event) => event.target === target && seen.push(success('form_reset')), options)
  const leave = (): void => {
    left ??= 'frame'
  }
  addEventListener('pagehide', leave, options)
  window.addEventListener(
    'pagehide',
    () => {
      left = 'page'
      seen.push({ kind: 'navigation' })
    },
    options,
  )
  view.navigation?.addEventListener(
    'navigate',
    ({ destination: { sameDocument, url }, downloadRequest }) => {
      // Mail, phone and downloads open something else, and leave the page where it is.
      if (!sameDocument && downloadRequest == null && /^https?:/.test(url)) leaving = now()
    },
    options,
  )
  const stopResponses = watchResponses(target, button, seen)
  const withoutLate = prompted(seen)
  return {
    look() {
      const busy: Sign[] = isShown(SPINNERS) ? [{ kind: 'message', detail: '', isBusy: true }] : []
      // A document that died has no form any more, which says nothing of what was sent.
      if (left) return [...seen, ...busy, ...messages.look(), ...landing(frameElement, home, messages.known)]
      const fresh = facts().filter((sign) => !before.has(identity(sign)))
      return [...seen, ...busy, ...withoutLate(fresh)]
    },
    isBusy: () =>
      now() - leaving < LEAVE_MS || isShown(AT_WORK) || (!wasDisabled && isConnected(button) && isDisabled(button)),
    hasLeft: () => left === 'page',
    stop() {
      listening.abort()
      stopResponses()
    },
  }
}

/** What makes a sign the same as one that was there before. */
export function identity({ kind, detail = '' }: Sign): string {
  return kind + timeless(detail)
}

function neutral({ speaksFor, ...sign }: Sign): Sign {
  return sign
}

/** Takes its worth from a sign that has to come promptly and did not; what once did, did. */
function prompted(seen: readonly Sign[]): (signs: Sign[]) => Sign[] {
  const first = new Map<string, boolean>()
  let [last, answers, looks] = [now(), 0, 0]
  return (signs) => {
    const { length } = seen.filter(({ kind }) => kind === 'response')
    if (length > answers) [answers, last] = [length, now()]
    // On a slow machine that long is one look.
    const isPrompt = looks++ < 2 || now() - last < PROMPT_MS
    return signs.map((sign) => {
      const id = identity(sign)
      if (!first.has(id)) first.set(id, isPrompt)
      return sign.isPrompt && !first.get(id) ? neutral(sign) : sign
    })
  }
}

/** Everything that the page shows now and that may be a sign once it is new. */
function factsOf({ target, button, kind, inModal, current, kept }: Watched, messages: Messages): () => Sign[] {
  const isForm = kind === 'form'
  const dialog = closestAround(target, DIALOGS)
  const open = new Set(select(document, DIALOGS).filter(isVisible))
  const { location } = windowOf(target)
  const route = routeOf(location.href)
  return () => {
    const element = current()
    const isGone = !isVisible(element)
    const signs = messages.look()
    const isMoved = routeOf(location.href) !== route
    if (isForm ? isGone && isMoved : isMoved || isAtFragment(location.hash))
      signs.push(success('url', 0, placeOf(location.href)))
    for (const control of select(rootOf(target), `:is(${CONTROLS})[aria-invalid=true]`)) {
      if (isWithin(control, target)) signs.push(failed('field_error', 0, errorOf(control)))
    }
    for (const opened of select(document, DIALOGS))
      if (!open.has(opened) && isVisible(opened)) signs.push(dialogOf(opened, isForm))
    if ((dialog && !isVisible(dialog)) || (inModal && isGone)) signs.push(success('dialog_closed'))
    else if (isForm && isGone) signs.push(success('form_removed'))
    if (isForm && !isGone && kept.length > 0 && !kept.some((holds) => holds())) signs.push(success('form_reset'))
    if (!isForm) signs.push(stateOf(element === target ? button : element))
    return signs
  }
}

/** What a page opened: an answer to a button; to a form by its words only. */
function dialogOf(dialog: Element, isForm: boolean): Sign {
  const text = shownText(dialog)
  const sign: Sign = { kind: 'dialog_opened', detail: line(text, 200), isPrompt: !isForm }
  const reading = readingOf(text)
  if (reading === 'success' || reading === 'failure') return { ...sign, speaksFor: reading, isSaid: true }
  return isForm ? sign : { ...sign, speaksFor: 'success', holdMs: 100 }
}

function stateOf(button: Element): Sign {
  if (!isConnected(button)) return success('state', 1000, 'removed')
  const name = nameOf(button)
  const states = STATES.map((state) => attribute(button, state) !== null && `${state}=${attribute(button, state)}`)
  const sign = success('state', 100, [...states, name].filter(Boolean).join(' '))
  const reading = readingOf(name)
  if (reading === 'work') return { ...neutral(sign), isBusy: true }
  return reading === 'failure' ? { ...sign, speaksFor: reading } : sign
}

/** Where a button's answer stands: its part of a line, or what comes after it. */
function besides(button: Element): Element | undefined {
  const around = parentOf(button) as Element
  if (nodeType(around) !== 1 || matches(around, AREA)) return button.nextElementSibling ?? undefined
  return around
}

/** Whether the page stands where the fragment of its address points to. */
function isAtFragment(hash: string): boolean {
  // As browsers do, first as it is written; a fragment may hold anything.
  const [place] = select(document, `#${CSS.escape(hash.slice(1))}`)
  const { top = -1, bottom = -1 } = place && isVisible(place) ? boxOf(place) : {}
  return bottom > 0 && top < window.innerHeight
}

/** What the page says of a wrong field: its label, then the texts that belong to it. */
function errorOf(control: Element): string {
  const { validationMessage } = control as HTMLInputElement
  const texts = [referred(control, 'aria-errormessage'), referred(control, 'aria-describedby'), validationMessage]
  return `${nameOf(control)}: ${line(texts.join(' ')) || 'invalid'}`
}
