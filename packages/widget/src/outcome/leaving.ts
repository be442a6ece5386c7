import { now } from '../flow/run.ts'
import type { Sign } from './sign.ts'

/** A navigation that leads to no other document by then has come to nothing, as with an answer of 204, in ms. */
const LEAVE_MS = 10_000

export interface Leaving {
  /** A navigation to another document has begun, and has not come to nothing yet. */
  isUnderWay(): boolean
  /** The form's document is left: the page, or only the frame that the form is in. */
  hasLeft(): boolean
  hasLeftPage(): boolean
}

/** Follows whether a document is left for another one. */
export function watchLeaving(
  view: Window & typeof globalThis,
  signs: Sign[],
  options: { capture: boolean; signal: AbortSignal },
): Leaving {
  let begun = -LEAVE_MS
  let left: 'page' | 'frame' | undefined
  const onLeave = (): void => {
    left ??= 'frame'
  }
  const onLeavePage = (): void => {
    left = 'page'
    signs.push({ kind: 'navigation' })
  }
  const onNavigate = ({ destination: { sameDocument, url }, downloadRequest }: NavigateEvent): void => {
    // Mail, phone and downloads open something else, and leave the page where it is.
    if (!sameDocument && downloadRequest == null && /^https?:/.test(url)) begun = now()
  }
  view.addEventListener('pagehide', onLeave, options)
  window.addEventListener('pagehide', onLeavePage, options)
  view.navigation?.addEventListener('navigate', onNavigate, options)
  return {
    isUnderWay: () => now() - begun < LEAVE_MS,
    hasLeft: () => left !== undefined,
    hasLeftPage: () => left === 'page',
  }
}
