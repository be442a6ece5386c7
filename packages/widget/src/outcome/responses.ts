import { isWithin, windowOf } from '../dom/tree.ts'
import { actionOf, matches, tagOf } from '../natives.ts'
import { placeOf } from './place.ts'
import type { Sign } from './sign.ts'

/** A page asks for what belongs to a click soon after it, in ms; what is asked later has reasons of its own. */
const SOON_MS = 1500
/** An answer of another address than the form's own: it takes that long until a page has said nothing of it, in ms. */
const OTHER_MS = 2500

/** Addresses that an earlier run has asked; they are no noise of the page. */
const ours = new Set<string>()

export interface Responses {
  /** Whether the page asked any server anything because of the click: by a request that has ended, or by the browser. */
  hasAsked(): boolean
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
  const addressOf = (entry: { name: string }): string => placeOf(entry.name).replace(/#.*/, '')
  const own: string[] = []
  if (matches(button, '[formaction]')) own.push(addressOf({ name: (button as HTMLButtonElement).formAction }))
  else if (tagOf(target) === 'form') own.push(addressOf({ name: actionOf(target as HTMLFormElement) }))
  const asked = new Set(sent(performance.getEntriesByType('resource')).map(addressOf))
  let ended = 0
  let submit: Event | undefined
  const onSubmit = (event: Event): void => {
    if (isWithin(event.target as Node, target)) submit = event
  }
  view.addEventListener('submit', onSubmit, true)
  const observer = new PerformanceObserver((list) => {
    for (const entry of sent(list.getEntries())) {
      const { initiatorType, responseStatus, startTime } = entry
      const detail = addressOf(entry)
      const isOwn = own.includes(detail)
      const isOther = startTime <= start + SOON_MS && (!asked.has(detail) || ours.has(detail))
      if (startTime < start || !(isOwn || isOther)) continue
      const isHere = isOwn || detail.startsWith(`${location.origin}/`)
      // No page reads what a beacon is answered, and most of those to others count visits.
      const isBeacon = initiatorType === 'beacon'
      if (isBeacon && !isHere) continue
      ours.add(detail)
      ended++
      // WebKit tells no status of anything.
      if (responseStatus === undefined || (isBeacon && !isOwn)) continue
      signs.push(isHere && responseStatus ? answered(responseStatus, detail, isOwn) : elsewhere(responseStatus))
    }
  })
  observer.observe({ type: 'resource' })
  return {
    // The browser sends what no script of the page keeps it from; that is known once all of them heard of it.
    hasAsked: () => ended > 0 || submit?.defaultPrevented === false,
    ended: () => ended,
    stop() {
      observer.disconnect()
      view.removeEventListener('submit', onSubmit, true)
    },
  }
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
