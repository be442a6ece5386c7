import type { Fingerprint, Tool } from '@operable/core/schema'
import { describe } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { DIALOGS, isVisible } from '../dom/visible.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { type Failure, failure, isFailure, type Run } from '../flow/run.ts'
import { matches, rootOf, select } from '../natives.ts'
import { isAsKnown, kindOf } from './looks.ts'

/** Whether a person was asked about a trigger: the page may have changed meanwhile. */
type Agree = (trigger: Element) => Promise<boolean>

/** To an element that is not in sight. */
export interface Way {
  /** The element, once it is there and visible; nothing where only its trigger is. */
  find(): Promise<Element | undefined>
  /** Clicks the trigger. Where that leads to another page of the site, the run goes on there. */
  open(agree: Agree): Promise<Element>
}

interface Elsewhere {
  homeOf(tool: Pick<Tool, 'metadata'>): Document | Failure
  wayTo(run: Run, tool: Tool): Way
  heal(
    root: Node,
    fingerprint: Fingerprint,
    target: Element | undefined,
    among: readonly Element[] | undefined,
    isBehind: boolean,
  ): Element | undefined
}

/** For what is in a frame, is not in sight, looks otherwise than it did, or is not what its selector means any more. */
export const ways = lazyPart<Elsewhere>('elsewhere')

/** Matches in the document, else in its open shadow trees and same-origin frames. */
export function search(selector: string, home: Document = document): Element[] {
  const found = select(home, selector)
  return found.length > 0 ? found : selectDeep(home, selector)
}

/**
 * The one element that a tool acts on. Written by hand, `form` and `button` mean the first visible one; of a tool in a
 * dialog one that stands in a dialog, that was not there before its trigger was clicked, or that looks as the tool's did. What a selector finds has to
 * look like the fingerprint that was taken with it; what looks like it is taken where the selector finds something else,
 * several or nothing. Of two that look the same, one for small windows and one for large ones, the visible one is meant.
 * @param before what was visible before the trigger was clicked
 */
export function findTarget(
  { selector, metadata }: Pick<Tool, 'selector' | 'metadata'>,
  before?: Element[],
): Element | Failure {
  const home = metadata.frame ? (ways.bring() ?? ways.loaded()!.homeOf({ metadata })) : document
  if (isFailure(home)) return home
  const { fingerprint, inModal, triggerSelector } = metadata
  const isFirst = selector === 'form' || selector === 'button'
  const isMeant = (element: Element): boolean =>
    isVisible(element) &&
    (!inModal ||
      (before && !before.includes(element)) ||
      !!closestAround(element, DIALOGS) ||
      (!!fingerprint && isAsKnown(element, fingerprint)))
  const found = isFirst ? selectDeep(home, selector).filter(isMeant) : search(selector, home)
  const visible = found.filter(isVisible)
  const hits = visible[0] ? visible : found
  const isKnown = fingerprint?.selector === selector
  const isAmbiguous = hits.length > 1 && (isKnown || !isFirst)
  let target = isAmbiguous ? undefined : hits[0]
  if (isKnown && (!target || isDoubtful(target, metadata))) {
    // Without a hit the page may draw it yet: who waits for it brings the part in time.
    const lacks = hits[0] && ways.bring()
    if (lacks) return lacks
    const root = hits[0] ? rootOf(hits[0]) : home
    const among = isFirst ? hits : undefined
    target = ways.loaded()?.heal(root, fingerprint, target, among, !!triggerSelector)
  }
  const code = isAmbiguous ? 'target_ambiguous' : 'target_not_found'
  return target ?? failure(code, selector, hits.slice(0, 5).map(describe))
}

/** The tool's form or button, where the page has it. */
export function targetOf(tool: Tool): Element | undefined {
  const found = findTarget(tool)
  return isFailure(found) ? undefined : found
}

/**
 * Whether it may be another element than the fingerprint was taken of. An element of no kind that fingerprints know, such as a
 * clickable `div`, has only its selector.
 */
function isDoubtful(target: Element, { fingerprint, triggerSelector }: Tool['metadata']): boolean {
  const { role, selector } = fingerprint!
  if (!matches(target, kindOf(role))) return false
  return COUNTS.test(selector) || !isAsKnown(target, fingerprint!) || (!triggerSelector && !isVisible(target))
}

/** A selector that counts positions is no evidence. */
const COUNTS = /:nth-[^\s>]*$/
