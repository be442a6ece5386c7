import { touchedBy } from '../dom/all-of.ts'
import { nameOf, shownText } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { now } from '../flow/run.ts'
import { documentOf } from '../natives.ts'
import type { Answers } from './answers.ts'
import {
  choicesIn,
  dialogsNow,
  errorOf,
  invalidFields,
  isAtFragment,
  isEmptied,
  placeOfForm,
  stateOf,
  waitingIn,
} from './page.ts'
import { placeOf, routeOf, type Sign, type Watched, type Way } from './signs.ts'
import { scopesOf } from './texts.ts'

/** Fields that the page marks as wrong since, and that the browser refuses. */
export function watchInvalid({ target, current, marked }: Watched, signal: AbortSignal): () => Sign[] {
  const refused = new Set<string>()
  const onInvalid = ({ target: field }: Event): void => {
    if (isWithin(field as Node, target)) refused.add(errorOf(field as Element))
  }
  windowOf(target).addEventListener('invalid', onInvalid, { capture: true, signal })
  return () => {
    const fields = [...invalidFields(current())].filter(([key]) => !marked.has(key) && !isEmptied(current(), key))
    return [...refused, ...fields.map(([, text]) => text)].map((field) => ({ kind: 'invalid', field }))
  }
}

/** How the form, or the dialog around what was clicked, made way; nothing while it stands as it was filled in. */
export function watchWay({ tool, target, current, kept }: Watched): () => Sign[] {
  const { kind, inModal } = tool.metadata
  const dialog = closestAround(target, DIALOGS)
  const { location } = windowOf(target)
  const route = routeOf(location.href)
  return () => {
    const isGone = !isVisible(current())
    const isMoved = routeOf(location.href) !== route
    const ways: Way[] = []
    if (kind === 'button' ? isMoved || isAtFragment(target) : isMoved && isGone) ways.push('url')
    if ((dialog && !isVisible(dialog)) || (inModal && isGone)) ways.push('dialog_closed')
    else if (kind === 'form') {
      // A form that is gone holds nothing, and nobody looks for its fields.
      const held = isGone ? [] : kept.map((holds) => holds())
      const isEmptied = held.length > 0 && held.every((state) => state === undefined)
      if (isGone || isEmptied) ways.push('form_removed')
      else if (held.includes(false) && !held.includes(true)) ways.push('form_reset')
    }
    return ways.map((way) => ({ kind: 'way', way, ...(way === 'url' && { detail: placeOf(location.href) }) }))
  }
}

/** A dialog comes up that soon after the click or after an answer, in ms. */
const PROMPT_MS = 1000

/** What else is there since the click: another step to take, and what a button shows. */
export function watchPlace(
  { tool, target, button, current, nextStep }: Watched,
  answers: Answers,
  areas: readonly Element[],
): { waiting: string[]; look(): Sign[] } {
  const { kind } = tool.metadata
  const home = documentOf(target)!
  const waiting = new Set(waitingIn(home).keys())
  const choices = new Set(choicesIn(areas[0] ?? target).keys())
  const dialogs = new Set(dialogsNow())
  /** Dialogs that came up soon; later ones have reasons of their own. */
  const own = new Set<Element>()
  const state = stateOf(button)
  const look = (): Sign[] => {
    const signs: Sign[] = []
    const fresh = dialogsNow().filter((dialog) => !dialogs.has(dialog))
    const isPrompt = answers.isAsking() || now() - answers.at() < PROMPT_MS
    for (const dialog of fresh) if (isPrompt) own.add(dialog)
    const opened = fresh.filter((dialog) => own.has(dialog))
    const isOwn = (field: Element): boolean => !fresh.some((dialog) => !own.has(dialog) && isWithin(field, dialog))
    const fields = [...waitingIn(home)]
      .filter(([key, field]) => !waiting.has(key) && isOwn(field))
      .map(([, field]) => field)
    const asks = opened.find((dialog) => choicesIn(dialog).size > 1)
    const area = areas.find(isVisible)
    const isReplaced = !isVisible(current())
    const others = isReplaced && area ? [...choicesIn(area)].filter(([name]) => !choices.has(name)) : []
    const step = fields[0] ?? asks ?? (others.length > 1 ? others[0]![1] : undefined)
    if (step) signs.push({ kind: 'step', place: placeOfForm(step) })
    const next = nextStep?.(isPrompt, answers.hasSent())
    if (next) signs.push(next)
    const [dialog] = opened
    if (dialog) signs.push({ kind: 'dialog', detail: nameOf(dialog) || shownText(dialog) })
    const told = kind === 'button' && stateOf(current() === target ? button : current())
    if (told && told !== state) signs.push({ kind: 'state', detail: told })
    return signs
  }
  return { waiting: [...waiting], look }
}

/** A navigation that leads to no other document by then has come to nothing, as with an answer of 204, in ms. */
const LEAVE_MS = 10_000

interface Leaving {
  /** A navigation to another document has begun, and has not come to nothing yet. */
  isUnderWay(): boolean
  /** The form's document is left: the page, or only the frame that the form is in. */
  hasLeft(): 'page' | 'frame' | undefined
}

/** Follows whether a document is left for another one. */
export function watchLeaving(view: Window & typeof globalThis, signal: AbortSignal): Leaving {
  const options = { capture: true, signal }
  let begun = -LEAVE_MS
  let left: 'page' | 'frame' | undefined
  const onNavigate = (event: NavigateEvent): void => {
    if (leavesPage(event)) begun = now()
  }
  view.addEventListener('pagehide', () => (left ??= 'frame'), options)
  window.addEventListener('pagehide', () => (left = 'page'), options)
  view.navigation?.addEventListener('navigate', onNavigate, options)
  return { isUnderWay: () => now() - begun < LEAVE_MS, hasLeft: () => left }
}

/** Mail, phone and downloads open something else, and leave the page where it is. */
export function leavesPage({ destination: { sameDocument, url }, downloadRequest }: NavigateEvent): boolean {
  return !sameDocument && downloadRequest == null && /^https?:/.test(url)
}

/** What may show something else without a change of the tree. */
const EVENTS = ['transitionend', 'animationend', 'toggle', 'load']
/** What a change leads to is drawn by then, and looked at once more, in ms. */
const DRAWN_MS = 250
/** Nothing tells of some changes, such as those of a style sheet: a page is looked at that often all the same, in ms. */
const MAX_AGE_MS = 1000

/**
 * Tells whether a page may show something else than at the last look: reading a whole page takes long.
 * @param touched is given what comes up and what gets other attributes
 * @returns to be asked before each look
 */
export function watchStir(target: Element, touched: Set<Element>, signal: AbortSignal): () => boolean {
  const home = documentOf(target)!
  let stirred = 0
  let looked = now()
  const stir = (): void => {
    stirred = now()
  }
  for (const view of new Set([window, windowOf(target)]))
    for (const event of EVENTS) view.addEventListener(event, stir, { capture: true, signal })
  const observer = new MutationObserver((records) => {
    stir()
    for (const each of records.flatMap(touchedBy)) touched.add(each)
  })
  signal.addEventListener('abort', () => observer.disconnect())
  // What is observed already is so once: https://dom.spec.whatwg.org/#dom-mutationobserver-observe
  const observe = (): void => {
    for (const scope of scopesOf(home))
      observer.observe(scope, { subtree: true, childList: true, characterData: true, attributes: true })
  }
  observe()
  return () => {
    const drawn = stirred + DRAWN_MS
    const isDrawn = looked < drawn && now() >= drawn
    const isStirred = stirred > looked || isDrawn || now() - looked > MAX_AGE_MS
    if (isStirred) {
      looked = now()
      observe()
    }
    return isStirred
  }
}
