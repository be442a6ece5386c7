import { isDisabled } from '../act/actionable.ts'
import { describe } from '../dom/text.ts'
import { isWithin, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { documentOf, isConnected, select } from '../natives.ts'
import { watchAlerts } from './alerts.ts'
import { watchComplaints } from './complaints.ts'
import { factsOf } from './facts.ts'
import { errorOf } from './field-errors.ts'
import { landing } from './landing.ts'
import { watchLeaving } from './leaving.ts'
import { messagesAround } from './messages.ts'
import { prompted } from './prompted.ts'
import { watchResponses } from './responses.ts'
import { failed, identity, type Sign, success } from './sign.ts'
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

const AT_WORK = '[aria-busy=true],[role=progressbar],progress'
/** Of no role, but of a name that says what it is. */
const SPINNERS = `${AT_WORK},:is([class*=spinner i],[class*=loader i],[class*=loading i]):not([class*=lazy i])`

/** Takes note of the page before the click, and tells afterwards what is different. It only observes, `alert` through a wrapper. */
export function watch(watched: Watched): Watch {
  const { target, button } = watched
  const view = windowOf(target)
  const home = documentOf(target)!
  const seen: Sign[] = []
  const messages = messagesAround(target, watched.given)
  const responses = watchResponses(target, button, seen)
  const facts = factsOf(watched, messages, responses)
  const before = new Set(facts().map(identity))
  const wasDisabled = isDisabled(button)
  const spun = new Set(select(document, SPINNERS).filter(isVisible))
  const atWork = (selector: string): string | undefined => {
    const shown = select(document, selector).find((element) => !spun.has(element) && isVisible(element))
    return shown && `${describe(shown)} is at work`
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const leaving = watchLeaving(view, seen, options)
  const onInvalid = ({ target: field }: Event): void => {
    if (isWithin(field as Node, target)) seen.push(failed('field_error', 0, errorOf(field as Element)))
  }
  const onReset = (event: Event): void => {
    if (event.target === target) seen.push(success('form_reset'))
  }
  view.addEventListener('invalid', onInvalid, options)
  view.addEventListener('reset', onReset, options)
  const stopAlerts = watchAlerts(target, seen)
  const withoutLate = prompted(responses.ended)
  const complaints = watchComplaints(watched, responses.hasAsked)
  return {
    look() {
      const detail = atWork(SPINNERS)
      const busy: Sign[] = detail ? [{ kind: 'pending', detail, isBusy: true }] : []
      // A document that died has no form any more, which says nothing of what was sent.
      if (leaving.hasLeft())
        return [...seen, ...busy, ...messages.look(), ...landing(view.frameElement, home, messages.known)]
      const fresh = facts().filter((sign) => !before.has(identity(sign)))
      return [...seen, ...busy, ...withoutLate(fresh), ...complaints()]
    },
    pending() {
      if (leaving.isUnderWay()) return 'a navigation is under way'
      const isWaiting = !wasDisabled && isConnected(button) && isDisabled(button)
      return isWaiting ? `${describe(button)} is disabled` : atWork(AT_WORK)
    },
    hasLeft: leaving.hasLeftPage,
    stop() {
      listening.abort()
      responses.stop()
      stopAlerts()
    },
  }
}
