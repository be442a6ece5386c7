import { isWithin, windowOf } from '../dom/tree.ts'
import { documentOf } from '../natives.ts'
import { watchAlerts } from './alerts.ts'
import { watchWork } from './at-work.ts'
import { watchComplaints } from './complaints.ts'
import { factsOf } from './facts.ts'
import { errorOf } from './field-errors.ts'
import { landing } from './landing.ts'
import { watchLeaving } from './leaving.ts'
import { messagesAround } from './messages.ts'
import { prompted } from './prompted.ts'
import { watchResponses } from './responses.ts'
import { failed, identity, type Sign } from './sign.ts'
import type { Watched } from './watched.ts'

export interface Watch {
  /** What is there now and was not before the click. */
  look(): Sign[]
  /** In words what is not over yet: the page is leaving for another document, or says that it is at work. */
  pending(): string | undefined
  /** The page is left: nothing more will be seen. */
  hasLeft(): boolean
  stop(): void
}

/**
 * Takes note of the page before the click, and tells afterwards what is different. It only observes: `alert` and what
 * sends requests through wrappers.
 */
export function watch(watched: Watched): Watch {
  const { target, button, given } = watched
  const view = windowOf(target)
  const home = documentOf(target)!
  const seen: Sign[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const messages = messagesAround(target, given)
  const responses = watchResponses(target, button, seen)
  const facts = factsOf(watched, messages, responses)
  const before = new Set(facts().map(identity))
  const work = watchWork(button)
  const leaving = watchLeaving(view, seen, options)
  watchForm(target, seen, options)
  const stopAlerts = watchAlerts(target, seen)
  const withoutLate = prompted(responses.ended)
  const complaints = watchComplaints(watched, responses.hasAsked)
  const busy = (): Sign[] => {
    const isAsking = responses.isAsking()
    const detail = isAsking ? 'a request has no answer yet' : work.shown()
    return detail ? [{ kind: 'pending', detail, isBusy: true, isAsking }] : []
  }
  return {
    look() {
      // A document that died has no form any more, which says nothing of what was sent.
      if (leaving.hasLeft()) {
        const news = landing(view.frameElement, home, { known: messages.known, given })
        return [...seen, ...busy(), ...messages.look(), ...news]
      }
      const fresh = facts().filter((sign) => !before.has(identity(sign)))
      return [...seen, ...busy(), ...withoutLate(fresh), ...complaints()]
    },
    pending: () => (leaving.isUnderWay() ? 'a navigation is under way' : work.told()),
    hasLeft: leaving.hasLeftPage,
    stop() {
      listening.abort()
      responses.stop()
      stopAlerts()
    },
  }
}

/** What the browser tells of the form: a field that it refuses, and a reset. */
function watchForm(target: Element, seen: Sign[], options: AddEventListenerOptions): void {
  const onInvalid = ({ target: field }: Event): void => {
    if (isWithin(field as Node, target)) seen.push(failed('field_error', 0, errorOf(field as Element)))
  }
  const onReset = (event: Event): void => {
    if (event.target === target) seen.push({ kind: 'form_reset' })
  }
  windowOf(target).addEventListener('invalid', onInvalid, options)
  windowOf(target).addEventListener('reset', onReset, options)
}
