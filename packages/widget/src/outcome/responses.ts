import { isWithin, windowOf } from '../dom/tree.ts'
import { actionOf, matches, tagOf } from '../natives.ts'
import { placeOf } from './place.ts'
import { watchRequests } from './requests.ts'
import type { Sign } from './sign.ts'

/** A page asks for what belongs to a click soon after it, in ms; what is asked later has reasons of its own. */
const SOON_MS = 1500
/** An answer of another address than the form's own: it takes that long until a page has said nothing of it, in ms. */
const OTHER_MS = 2500

/** Addresses that an earlier run has asked; they are no noise of the page. */
const ours = new Set<string>()

export interface Responses {
  /** Whether the page asked any server anything because of the click, or the browser did. */
  hasAsked(): boolean
  /** Whether a request that sends something has no answer yet. */
  isAsking(): boolean
  /** How many of its requests have ended, whatever is known of their answers. */
  ended(): number
  stop(): void
}

/**
 * Collects the server's answers to a run: of the form's own address, and of others that the page asked for the first time
 * and right after the click. What a page asks all the time, such as a heartbeat, is none. What another site answers is
 * shown to nobody.
 */
export function watchResponses(target: Element, button: Element, signs: Sign[]): Responses {
  // A frame has a timeline of its own.
  const view = windowOf(target)
  const { performance, PerformanceObserver, location } = view
  const start = performance.now()
  const own = ownAddress(target, button)
  const asked = new Set(sent(performance.getEntriesByType('resource')).map(({ name }) => addressOf(name)))
  const belongs = (address: string, at: number): boolean =>
    at >= start && (address === own || (at <= start + SOON_MS && (!asked.has(address) || ours.has(address))))
  const isHere = (address: string): boolean => address === own || address.startsWith(`${location.origin}/`)
  let ended = 0
  let submit: Event | undefined
  const onSubmit = (event: Event): void => {
    if (isWithin(event.target as Node, target)) submit = event
  }
  view.addEventListener('submit', onSubmit, true)
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus, startTime } of sent(list.getEntries())) {
      const address = addressOf(name)
      // No page reads what a beacon is answered, and most of those to others count visits.
      const isBeacon = initiatorType === 'beacon'
      if (!belongs(address, startTime) || (isBeacon && !isHere(address))) continue
      ours.add(address)
      ended++
      // WebKit tells no status of anything.
      if (responseStatus === undefined || (isBeacon && address !== own)) continue
      signs.push(
        isHere(address) && responseStatus
          ? answered(responseStatus, address, address === own)
          : elsewhere(responseStatus),
      )
    }
  })
  observer.observe({ type: 'resource' })
  const requests = watchRequests(view, (name) => {
    const address = addressOf(name)
    return isHere(address) && belongs(address, performance.now())
  })
  return {
    // The browser sends what no script of the page keeps it from; that is known once all of them heard of it.
    hasAsked: () => ended > 0 || requests.any() || submit?.defaultPrevented === false,
    isAsking: requests.pending,
    ended: () => ended,
    stop() {
      observer.disconnect()
      requests.stop()
      view.removeEventListener('submit', onSubmit, true)
    },
  }
}

/** Where the form is sent to, by this button. */
function ownAddress(target: Element, button: Element): string | undefined {
  if (matches(button, '[formaction]')) return addressOf((button as HTMLButtonElement).formAction)
  return tagOf(target) === 'form' ? addressOf(actionOf(target as HTMLFormElement)) : undefined
}

function addressOf(name: string): string {
  return placeOf(name).replace(/#.*/, '')
}

function answered(httpStatus: number, detail: string, isOwn: boolean): Sign {
  const sign: Sign = { kind: 'response', detail, httpStatus, isOwn }
  return httpStatus < 400 ? sign : { ...sign, speaksFor: 'failure', holdMs: isOwn ? 300 : OTHER_MS }
}

/** Of another site only whether it answered well; so of a request that came to nothing, which has no status. */
function elsewhere(status: number): Sign {
  return { kind: 'response', isUnanswered: !status || status >= 400 }
}

function sent(entries: PerformanceEntryList): PerformanceResourceTiming[] {
  return (entries as PerformanceResourceTiming[]).filter(({ initiatorType }) =>
    /^(fetch|xmlhttprequest|beacon)$/.test(initiatorType),
  )
}
