import { isDisabled } from '../act/actionable.ts'
import { line, nameOf, referred } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { CONTROLS, DIALOGS, isVisible } from '../dom/visible.ts'
import { actionOf, attribute, innerText, isConnected, rootOf, select, tagOf } from '../natives.ts'
import { messagesAround } from './messages.ts'
import type { Sign } from './sign.ts'

export interface Watched {
  target: Element
  /** What is clicked. */
  button: Element
  kind: 'form' | 'button'
  inModal: boolean | undefined
  /** The target as the page has it now: a render may have replaced it. */
  again: () => Element | undefined
  /** Whether a field still holds what was filled in; one for each field that was not empty. */
  kept: (() => boolean)[]
}

export interface Watch {
  /** What can be seen now. */
  look(): Sign[]
  /** The page is leaving for another document, or says that it is at work. */
  isBusy(): boolean
  stop(): void
}

const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-current', 'open']

/** Takes note of the page before the click, and tells afterwards what is different. It only observes. */
export function watch(watched: Watched): Watch {
  const { target, button } = watched
  const start = performance.now()
  const address = location.href
  const messages = messagesAround(target)
  const invalid = new Set(marked(target))
  const dialog = closestAround(target, DIALOGS)
  const dialogs = new Set(openDialogs())
  const state = stateOf(button)
  const wasDisabled = isDisabled(button)
  const seen: Sign[] = []
  let isLeaving = false
  const listening = new AbortController()
  const { signal } = listening
  const root = windowOf(target)
  root.addEventListener('invalid', (event) => note(event, target, seen), { capture: true, signal })
  root.addEventListener(
    'reset',
    (event) => event.target === target && seen.push({ kind: 'form_reset', speaksFor: 'success', holdMs: 100 }),
    { capture: true, signal },
  )
  window.addEventListener('pagehide', () => seen.push({ kind: 'navigation' }), { signal })
  const leaving = (event: Event & { destination?: { sameDocument: boolean } }): void => {
    isLeaving = event.destination?.sameDocument === false
  }
  window.navigation?.addEventListener('navigate', leaving, { signal })
  const stopResponses = watchResponses(target, start, seen)

  function look(): Sign[] {
    const signs = [...seen, ...messages()]
    if (location.href !== address) signs.push({ kind: 'url', detail: location.href, speaksFor: 'success', holdMs: 300 })
    for (const control of marked(target)) {
      if (!invalid.has(control)) signs.push({ kind: 'field_error', detail: errorOf(control), speaksFor: 'failure' })
    }
    if (dialog && !isVisible(dialog)) signs.push({ kind: 'dialog_closed', speaksFor: 'success' })
    for (const opened of openDialogs()) if (!dialogs.has(opened)) signs.push(opening(opened, watched.kind))
    signs.push(...(watched.kind === 'form' ? formSigns(watched) : buttonSigns(watched, state)))
    return signs
  }
  return {
    look,
    isBusy: () =>
      isLeaving ||
      select(document, '[aria-busy=true],[role=progressbar],progress').some(isVisible) ||
      (!wasDisabled && isConnected(button) && isDisabled(button)),
    stop() {
      listening.abort()
      stopResponses()
    },
  }
}

function note({ target }: Event, form: Element, seen: Sign[]): void {
  if (!isWithin(target as Node, form)) return
  seen.push({ kind: 'field_error', detail: errorOf(target as Element), speaksFor: 'failure' })
}

/** Answers of the server to what was sent after the click. Another site's answers are shown to nobody. */
function watchResponses(target: Element, start: number, seen: Sign[]): () => void {
  const action = tagOf(target) === 'form' && attribute(target, 'action') ? actionOf(target as HTMLFormElement) : ''
  if (!('PerformanceObserver' in globalThis)) return () => {}
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { name, initiatorType, responseStatus, startTime } = entry
      if (startTime < start || !responseStatus || !/^(fetch|xmlhttprequest)$/.test(initiatorType)) continue
      const isOwn = name === action
      if (!isOwn && new URL(name).origin !== location.origin) continue
      const sign: Sign = { kind: 'response', detail: name, httpStatus: responseStatus }
      if (responseStatus >= 400) seen.push({ ...sign, speaksFor: 'failure', holdMs: 300 })
      else seen.push(isOwn ? { ...sign, speaksFor: 'success', holdMs: 500 } : sign)
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

function formSigns({ target, again, inModal, kept }: Watched): Sign[] {
  const now = isConnected(target) && isVisible(target) ? target : again()
  if (!now || !isVisible(now)) {
    return inModal
      ? [{ kind: 'dialog_closed', speaksFor: 'success' }]
      : [{ kind: 'form_removed', speaksFor: 'success', holdMs: 1000 }]
  }
  const isReset = kept.length > 0 && !kept.some((holds) => holds())
  return isReset ? [{ kind: 'form_reset', speaksFor: 'success', holdMs: 100 }] : []
}

function buttonSigns({ button }: Watched, before: string): Sign[] {
  const now = isConnected(button) ? stateOf(button) : 'removed'
  return now === before ? [] : [{ kind: 'state', detail: now, speaksFor: 'success', holdMs: 100 }]
}

function stateOf(button: Element): string {
  const states = STATES.flatMap((name) =>
    attribute(button, name) === null ? [] : `${name}=${attribute(button, name)}`,
  )
  return [...states, nameOf(button)].join(' ')
}

function opening(dialog: Element, kind: string): Sign {
  const sign: Sign = { kind: 'dialog_opened', detail: line(innerText(dialog as HTMLElement), 200) }
  return kind === 'button' ? { ...sign, speaksFor: 'success', holdMs: 100 } : sign
}

function openDialogs(): Element[] {
  return select(document, DIALOGS).filter(isVisible)
}

/** Fields that the page marks as wrong. */
function marked(target: Element): Element[] {
  const inside = (control: Element): boolean => isWithin(control, target)
  return select(rootOf(target), `:is(${CONTROLS})[aria-invalid=true]`).filter(inside)
}

/** What the page says of a wrong field: its label, then the texts that belong to it. */
function errorOf(control: Element): string {
  const { validationMessage = '' } = control as HTMLInputElement
  const texts = [referred(control, 'aria-errormessage'), referred(control, 'aria-describedby'), validationMessage]
  return `${nameOf(control)}: ${line(texts.join(' ')) || 'invalid'}`
}
