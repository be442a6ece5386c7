import { keyOf, matchFingerprint } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { describe } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { type Failure, failure } from '../flow/run.ts'
import { rootOf, select } from '../natives.ts'
import { candidates } from './looks.ts'

/** Matches in the document, else in its open shadow trees and same-origin frames. */
export function search(selector: string): Element[] {
  const found = select(document, selector)
  return found.length > 0 ? found : selectDeep(document, selector)
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
  const { fingerprint, inModal, triggerSelector } = metadata
  const isFirst = selector === 'form' || selector === 'button'
  const isMeant = (element: Element): boolean =>
    isVisible(element) && (!inModal || (before && !before.includes(element)) || !!closestAround(element, DIALOGS))
  const found = isFirst ? selectDeep(document, selector).filter(isMeant) : search(selector)
  const visible = found.filter(isVisible)
  const hits = visible[0] ? visible : found
  const isKnown = fingerprint?.selector === selector
  const isAmbiguous = hits.length > 1 && (isKnown || !isFirst)
  let target = isAmbiguous ? undefined : hits[0]
  if (isKnown) {
    const all = candidates(hits[0] ? rootOf(hits[0]) : document, fingerprint.role).filter(
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
