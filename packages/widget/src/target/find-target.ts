import { keyOf, matchFingerprint } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { describe } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { type Failure, failure, isFailure } from '../flow/run.ts'
import { matches, readyState, rootOf, select } from '../natives.ts'
import { candidates } from './looks.ts'

/** Matches in the document, else in its open shadow trees and same-origin frames. */
export function search(selector: string, home: Document = document): Element[] {
  const found = select(home, selector)
  return found.length > 0 ? found : selectDeep(home, selector)
}

/** The document in which a tool's selectors hold: the page's, or that of the tool's frame once it is loaded. */
export function homeOf({ metadata: { frame } }: Pick<Tool, 'metadata'>): Document | Failure {
  if (!frame) return document
  const box = search(frame).find((each) => matches(each, 'iframe,frame')) as HTMLIFrameElement | undefined
  if (!box) return failure('target_not_found', frame)
  const home = box.contentDocument
  if (!home) return failure('cross_origin_frame', `${frame} shows a page of another site, or has a sandbox of its own`)
  return readyState(home) === 'complete' ? home : failure('target_not_found', `${frame} is still loading`)
}

/**
 * The one element that a tool acts on. Written by hand, `form` and `button` mean the first visible one; of a tool in a
 * dialog one that stands in a dialog, or that was not there before its trigger was clicked. What a selector finds has to
 * look like the fingerprint that was taken with it; what looks like it is taken where the selector finds something else,
 * several or nothing. Of two that look the same, one for small windows and one for large ones, the visible one is meant.
 * @param before what was visible before the trigger was clicked
 */
export function findTarget(
  { selector, metadata }: Pick<Tool, 'selector' | 'metadata'>,
  before?: Element[],
): Element | Failure {
  const home = homeOf({ metadata })
  if (isFailure(home)) return home
  const { fingerprint, inModal, triggerSelector } = metadata
  const isFirst = selector === 'form' || selector === 'button'
  const isMeant = (element: Element): boolean =>
    isVisible(element) && (!inModal || (before && !before.includes(element)) || !!closestAround(element, DIALOGS))
  const found = isFirst ? selectDeep(home, selector).filter(isMeant) : search(selector, home)
  const visible = found.filter(isVisible)
  const hits = visible[0] ? visible : found
  const isKnown = fingerprint?.selector === selector
  const isAmbiguous = hits.length > 1 && (isKnown || !isFirst)
  let target = isAmbiguous ? undefined : hits[0]
  if (isKnown) {
    const all = candidates(hits[0] ? rootOf(hits[0]) : home, fingerprint.role).filter(
      ({ element }) => !isFirst || hits.includes(element),
    )
    const hit = all.findIndex(({ element }) => element === target)
    const looks = all.map(({ looks }) => looks)
    // An element of no kind that fingerprints know, such as a clickable `div`, has only its selector.
    if (!target || hit >= 0) {
      const known = all[matchFingerprint(fingerprint, looks, hit).index]
      target = known?.element
      if (target && !triggerSelector && !isVisible(target)) {
        const shown = all.filter((each) => isVisible(each.element) && keyOf(each.looks) === keyOf(known!.looks))
        if (shown.length === 1) target = shown[0]!.element
      }
    }
  }
  const code = isAmbiguous ? 'target_ambiguous' : 'target_not_found'
  return target ?? failure(code, selector, hits.slice(0, 5).map(describe))
}
