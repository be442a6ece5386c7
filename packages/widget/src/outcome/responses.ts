import { actionOf, matches } from '../natives.ts'
import type { Sign } from './sign.ts'

/** Collects answers of the server to what was sent since the call. What another site answers is shown to nobody. */
export function watchResponses(target: Element, signs: Sign[]): () => void {
  const start = performance.now()
  const action = matches(target, 'form[action]') && actionOf(target as HTMLFormElement)
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType, responseStatus, startTime } of list.getEntries() as PerformanceResourceTiming[]) {
      const isOwn = name === action
      const isSent = /^(fetch|xmlhttprequest)$/.test(initiatorType) && startTime >= start && responseStatus
      if (!isSent || !(isOwn || name.startsWith(`${location.origin}/`))) continue
      const sign: Sign = { kind: 'response', detail: name, httpStatus: responseStatus }
      if (responseStatus >= 400) signs.push({ ...sign, speaksFor: 'failure', holdMs: 300 })
      else signs.push(isOwn ? { ...sign, speaksFor: 'success', holdMs: 500 } : sign)
    }
  })
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}
