import { isDisabled } from '../act/actionable.ts'
import { line, nameOf, referred, shownText } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { CONTROLS, DIALOGS, isVisible } from '../dom/visible.ts'
import { attribute, isConnected, rootOf, select } from '../natives.ts'
import { messagesAround } from './messages.ts'
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
  stop(): void
}

const STATES = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'open']

/** Takes note of the page before the click, and tells afterwards what is different. It only observes. */
export function watch(watched: Watched): Watch {
  const { target, button } = watched
  const seen: Sign[] = []
  const facts = factsOf(watched)
  const before = new Set(facts().map(identity))
  const wasDisabled = isDisabled(button)
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let isLeaving = false
  const { addEventListener } = windowOf(target)
  addEventListener(
    'invalid',
    ({ target: field }) =>
      isWithin(field as Node, target) && seen.push(failed('field_error', 0, errorOf(field as Element))),
    options,
  )
  addEventListener('reset', (event) => event.target === target && seen.push(success('form_reset', 100)), options)
  window.addEventListener('pagehide', () => seen.push({ kind: 'navigation' }), options)
  window.navigation?.addEventListener(
    'navigate',
    ({ destination }) => {
      isLeaving = !destination.sameDocument
    },
    options,
  )
  const stopResponses = watchResponses(target, seen)
  return {
    look: () => [...seen, ...facts().filter((sign) => !before.has(identity(sign)))],
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

function identity({ kind, detail = '' }: Sign): string {
  return kind + detail
}

/** Everything that the page shows now and that may be a sign once it is new. */
function factsOf({ target, button, kind, inModal, current, kept }: Watched): () => Sign[] {
  const isForm = kind === 'form'
  const messages = messagesAround(target)
  const dialog = closestAround(target, DIALOGS)
  return () => {
    const isGone = !isVisible(current())
    const signs = [...messages(), success('url', 300, location.href)]
    for (const control of select(rootOf(target), `:is(${CONTROLS})[aria-invalid=true]`)) {
      if (isWithin(control, target)) signs.push(failed('field_error', 0, errorOf(control)))
    }
    for (const opened of select(document, DIALOGS).filter(isVisible)) {
      const text = line(shownText(opened), 200)
      signs.push(isForm ? { kind: 'dialog_opened', detail: text } : success('dialog_opened', 100, text))
    }
    // Some close before the answer is there; a refusal may follow.
    if ((dialog && !isVisible(dialog)) || (inModal && isGone)) signs.push(success('dialog_closed', 500))
    else if (isForm && isGone) signs.push(success('form_removed', 1000))
    if (isForm && !isGone && kept.length > 0 && !kept.some((holds) => holds())) signs.push(success('form_reset', 100))
    if (!isForm) signs.push(success('state', 100, stateOf(button)))
    return signs
  }
}

function stateOf(button: Element): string {
  if (!isConnected(button)) return 'removed'
  return [
    ...STATES.map((name) => attribute(button, name) !== null && `${name}=${attribute(button, name)}`),
    nameOf(button),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What the page says of a wrong field: its label, then the texts that belong to it. */
function errorOf(control: Element): string {
  const { validationMessage } = control as HTMLInputElement
  const texts = [referred(control, 'aria-errormessage'), referred(control, 'aria-describedby'), validationMessage]
  return `${nameOf(control)}: ${line(texts.join(' ')) || 'invalid'}`
}
