import { isDisabled } from '../act/actionable.ts'
import { isWithin, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { now } from '../flow/run.ts'
import { documentOf, isConnected, select } from '../natives.ts'
import { watchAlerts } from './alerts.ts'
import { errorOf, factsOf } from './facts.ts'
import { landing } from './landing.ts'
import { messagesAround } from './messages.ts'
import { timeless } from './reading.ts'
import { watchResponses } from './responses.ts'
import { failed, neutral, type Sign, success } from './sign.ts'
import type { Watched } from './watched.ts'

export interface Watch {
  /** What is there now and was not before the click. */
  look(): Sign[]
  /** The page is leaving for another document, or says that it is at work. */
  isBusy(): boolean
  /** The page is left: nothing more will be seen. */
  hasLeft(): boolean
  stop(): void
}

const AT_WORK = '[aria-busy=true],[role=progressbar],progress'
/** Of no role, but of a name that says what it is. */
const SPINNERS = `${AT_WORK},:is([class*=spinner i],[class*=loader i],[class*=loading i]):not([class*=lazy i])`
/** A navigation that leads to no other document by then has come to nothing, as with an answer of 204, in ms. */
const LEAVE_MS = 10_000

/** Takes note of the page before the click, and tells afterwards what is different. It only observes. */
export function watch(watched: Watched): Watch {
  const { target, button } = watched
  const view = windowOf(target)
  const home = documentOf(target)!
  const { frameElement, addEventListener } = view
  const seen: Sign[] = []
  const messages = messagesAround(target)
  const responses = watchResponses(target, button, seen)
  const facts = factsOf(watched, messages, responses)
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
  const stopAlerts = watchAlerts(target, seen)
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
      responses.stop()
      stopAlerts()
    },
  }
}

/** What makes a sign the same as one that was there before. */
export function identity({ kind, detail = '' }: Sign): string {
  return kind + timeless(detail)
}

/** Takes its worth from a sign that has to come promptly and did not; what once did, did. */
function prompted(seen: readonly Sign[]): (signs: Sign[]) => Sign[] {
  /** How long after the click or the answer each came first. */
  const first = new Map<string, number>()
  let [last, answers, looks] = [now(), 0, 0]
  return (signs) => {
    const { length } = seen.filter(({ kind }) => kind === 'response')
    if (length > answers) [answers, last] = [length, now()]
    // On a slow machine that long is one look.
    const after = looks++ < 2 ? 0 : now() - last
    return signs.map((sign) => {
      const id = identity(sign)
      if (!first.has(id)) first.set(id, after)
      return first.get(id)! > (sign.promptMs ?? Infinity) ? neutral(sign) : sign
    })
  }
}
