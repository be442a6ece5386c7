import { readyState, viewOf } from '../natives.ts'
import { newsOfPage, type PageBefore } from './new-page.ts'
import { placeOf } from './place.ts'
import type { Sign } from './sign.ts'

/**
 * What the document says that a frame shows now: the status of its answer, and its news. Nothing before it is there.
 * @param home the frame's document before
 */
export function landing(frame: Element | null, home: Document, before: PageBefore): Sign[] {
  const page = (frame as HTMLIFrameElement | null)?.contentDocument
  const view = page && page !== home && readyState(page) !== 'loading' && viewOf(page)
  if (!view) return []
  const [entry] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const httpStatus = entry?.responseStatus
  const arrival: Sign = { kind: 'navigation', detail: placeOf(view.location.href), ...(httpStatus && { httpStatus }) }
  if (httpStatus && httpStatus >= 400) arrival.speaksFor = 'failure'
  return [arrival, ...newsOfPage(page, before)]
}
