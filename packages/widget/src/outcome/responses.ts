import { windowOf } from '../dom/tree.ts'
import { actionOf, matches, tagOf } from '../natives.ts'
import { placeOf } from './place.ts'
import type { Sign } from './sign.ts'

/** A page asks for what belongs to a click soon after it, in ms; what is asked later has reasons of its own. */
const SOON_MS = 1500
/** An answer of another address than the form's own: it takes that long until a page has said nothing of it, in ms. */
const OTHER_MS = 2500

/** Addresses that an earlier run has asked; they are no noise of the page. */
const ours = new Set<string>()

/**
 * Collects the server's answers to a run: of the form's own address, and of others that the page asked for the first time
 * and right after the click. What a page asks all the time, such as a heartbeat, is none. What another site answers is
 * shown to nobody.
 */
export function watchResponses(target: Element, button: Element, signs: Sign[]): () => void {
  // A frame has a timeline of its own.
  const { performance, PerformanceObserver, location } = windowOf(target)
  const start = performance.now()
  const addressOf = (entry: { name: string }): string => placeOf(entry.name).replace(/#.*/, '')
  const own: string[] = []
  if (matches(button, '[formaction]')) own.push(addressOf({ name: (button as HTMLButtonElement).formAction }))
  else if (tagOf(target) === 'form') own.push(addressOf({ name: actionOf(target as HTMLFormElement) }))
  const asked = new Set(sent(performance.getEntriesByType('resource')).map(addressOf))
  const observer = new PerformanceObserver((list) => {
    for (const entry of sent(list.getEntries())) {
      const { responseStatus, startTime } = entry
      const detail = addressOf(entry)
      const isOwn = own.includes(detail)
      const isOther =
        detail.startsWith(`${location.origin}/`) &&
        startTime <= start + SOON_MS &&
        (!asked.has(detail) || ours.has(detail))
      if (startTime < start || !responseStatus || !(isOwn || isOther)) continue
      ours.add(detail)
      const sign: Sign = { kind: 'response', detail, httpStatus: responseStatus, isOwn }
      signs.push(responseStatus < 400 ? sign : { ...sign, speaksFor: 'failure', holdMs: isOwn ? 300 : OTHER_MS })
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

function sent(entries: PerformanceEntryList): PerformanceResourceTiming[] {
  return (entries as PerformanceResourceTiming[]).filter(({ initiatorType }) =>
    /^(fetch|xmlhttprequest)$/.test(initiatorType),
  )
}
