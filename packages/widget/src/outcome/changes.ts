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
import { placeOf, routeOf } from './place.ts'
import type { Sign, Way } from './signs.ts'
import { areasAround } from './texts.ts'
import type { Watched } from './watched.ts'

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
      const held = kept.map((holds) => holds())
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
  { tool, target, button, current }: Watched,
  answers: Answers,
): { waiting: string[]; look(): Sign[] } {
  const { kind } = tool.metadata
  const home = documentOf(target)!
  const areas = areasAround(target)
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
    const [dialog] = opened
    if (dialog) signs.push({ kind: 'dialog', detail: nameOf(dialog) || shownText(dialog) })
    const told = kind === 'button' && stateOf(current() === target ? button : current())
    if (told && told !== state) signs.push({ kind: 'state', detail: told })
    return signs
  }
  return { waiting: [...waiting], look }
}
