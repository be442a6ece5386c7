import { describe } from '../dom/text.ts'
import { around, closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, type Run, until } from '../flow/run.ts'
import { boxOf, elementAt, matches, rootElement, scrollTo, shadowRootOf } from '../natives.ts'
import type { ErrorCode } from '../types.ts'

const ALIGNMENTS = ['nearest', 'center', 'start', 'end'] as const

/**
 * Waits until a hand could click the element: visible, in view, at rest for two frames, enabled, not covered (after
 * https://playwright.dev/docs/actionability). The element is looked up anew each time: pages replace their nodes.
 */
export async function whenActionable(
  run: Run,
  find: () => Element | undefined,
  missing: ErrorCode,
): Promise<HTMLElement> {
  let before: { element: Element; box: DOMRect } | undefined
  let scrolls = 0
  let problem: Failure | undefined
  const look = (): Element | undefined => {
    const element = find()
    problem = element ? obstacle(element) : failure(missing)
    if (!element || problem) return undefined
    const box = boxOf(element)
    const isStill = before?.element === element && sameBox(before.box, box)
    before = { element, box }
    if (!isStill) problem = failure('not_stable', describe(element))
    const cover = isStill && coverOf(element)
    if (!cover) return isStill ? element : undefined
    scrollTo(element, { block: ALIGNMENTS[scrolls++ % 4]!, inline: 'nearest', behavior: 'instant' })
    problem = failure('covered_by', '', { elements: [describe(cover)] })
    return undefined
  }
  return (await until(run, look, () => problem!)) as HTMLElement
}

/** Why nothing can be done with the element now, apart from where it is. */
export function obstacle(element: Element): Failure | undefined {
  if (!isVisible(element)) return failure('not_visible', describe(element))
  return isDisabled(element) ? failure('disabled', describe(element)) : undefined
}

export function isDisabled(element: Element): boolean {
  return matches(element, ':disabled') || !!closestAround(element, '[aria-disabled=true]')
}

function sameBox(a: DOMRect, b: DOMRect): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

/** What receives a click in the middle of the element instead of it; the page itself when that is out of view. */
function coverOf(element: Element): Element | undefined {
  const { left, top, width, height } = element.getClientRects()[0] ?? boxOf(element)
  let [x, y] = [left + width / 2, top + height / 2]
  let target = element
  for (;;) {
    const { document, frameElement } = windowOf(target)
    let hit = elementAt(document, x, y)
    for (let inner = hit; inner; ) {
      hit = inner
      const root = shadowRootOf(hit)
      const next = root && elementAt(root, x, y)
      inner = next === hit ? null : next
    }
    if (!isWithin(hit, target) && !isLabelled(target, hit)) return hit ?? rootElement(document)
    if (!frameElement) return undefined
    const frame = boxOf(frameElement)
    x += frame.left + frameElement.clientLeft
    y += frame.top + frameElement.clientTop
    target = frameElement
  }
}

/** A click on its label reaches a control too. */
function isLabelled(element: Element, hit: Node | null): boolean {
  for (let at = hit; at; at = around(at)) if ((at as HTMLLabelElement).control === element) return true
  return false
}
