import { matchFingerprint } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { describe } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { type Failure, failure } from '../flow/run.ts'
import { rootOf, select } from '../natives.ts'
import { candidates } from './looks.ts'

const MAX_NAMED = 5

/** Matches in the document, else in its open shadow trees and same-origin frames. */
export function search(selector: string): Element[] {
  const found = select(document, selector)
  return found.length > 0 ? found : selectDeep(document, selector)
}

/**
 * The one element that a tool acts on. `form` and `button` mean the first visible one; of a tool in a dialog one that
 * stands in a dialog, or that was not there before its trigger was clicked. What another selector finds has to look
 * like the tool's fingerprint; what looks like it is taken where the selector finds something else or nothing.
 * @param before what was visible before the trigger was clicked
 */
export function findTarget({ selector, metadata }: Tool, before?: Set<Element>): Element | Failure {
  if (selector === 'form' || selector === 'button') {
    const isMeant = (element: Element): boolean =>
      isVisible(element) && (!metadata.inModal || (before && !before.has(element)) || !!closestAround(element, DIALOGS))
    return selectDeep(document, selector).find(isMeant) ?? failure('target_not_found', selector)
  }
  const found = search(selector)
  const visible = found.filter(isVisible)
  const hits = visible.length > 0 ? visible : found
  const { fingerprint } = metadata
  const all =
    fingerprint?.selector === selector ? candidates(hits[0] ? rootOf(hits[0]) : document, fingerprint.role) : []
  const hit = hits.length === 1 ? all.findIndex(({ element }) => element === hits[0]) : -1
  // An element of no kind that fingerprints know, such as a clickable `div`, has only its selector.
  if (!fingerprint || all.length === 0 || (hits.length === 1 && hit < 0)) return only(hits, selector)
  const { index, reason } = matchFingerprint(
    fingerprint,
    all.map(({ looks }) => looks),
    hit,
  )
  if (index >= 0) return all[index]!.element
  return reason === 'several' && hits.length > 0 ? ambiguous(hits) : failure('target_not_found', selector, named(hits))
}

function only(hits: Element[], selector: string): Element | Failure {
  if (hits.length > 1) return ambiguous(hits)
  return hits[0] ?? failure('target_not_found', selector)
}

function ambiguous(hits: Element[]): Failure {
  return failure('target_ambiguous', `${hits.length} elements`, named(hits))
}

function named(hits: Element[]): { elements: string[] } {
  return { elements: hits.slice(0, MAX_NAMED).map(describe) }
}
