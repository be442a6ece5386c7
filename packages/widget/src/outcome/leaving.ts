import { now } from '../flow/run.ts'

/** A navigation that leads to no other document by then has come to nothing, as with an answer of 204, in ms. */
const LEAVE_MS = 10_000

export interface Leaving {
  /** A navigation to another document has begun, and has not come to nothing yet. */
  isUnderWay(): boolean
  /** The form's document is left: the page, or only the frame that the form is in. */
  hasLeft(): 'page' | 'frame' | undefined
}

/** Follows whether a document is left for another one. */
export function watchLeaving(view: Window & typeof globalThis, signal: AbortSignal): Leaving {
  const options = { capture: true, signal }
  let begun = -LEAVE_MS
  let left: 'page' | 'frame' | undefined
  const onNavigate = ({ destination: { sameDocument, url }, downloadRequest }: NavigateEvent): void => {
    // Mail, phone and downloads open something else, and leave the page where it is.
    if (!sameDocument && downloadRequest == null && /^https?:/.test(url)) begun = now()
  }
  view.addEventListener('pagehide', () => (left ??= 'frame'), options)
  window.addEventListener('pagehide', () => (left = 'page'), options)
  view.navigation?.addEventListener('navigate', onNavigate, options)
  return { isUnderWay: () => now() - begun < LEAVE_MS, hasLeft: () => left }
}
