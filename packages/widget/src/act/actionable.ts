import { describe } from '../dom/text.ts'
import { closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, isFailure, type Run, until } from '../flow/run.ts'
import { boxOf, elementAt, matches, rootElement, scrollTo, shadowOf } from '../natives.ts'

const ALIGNMENTS = ['nearest', 'center', 'start', 'end'] as const

/**
 * Waits until a hand could click the element: visible, in view, at rest for two frames, enabled, not covered (after
 * https://playwright.dev/docs/actionability). The element is looked up anew each time: pages replace their nodes.
 */
export async function whenActionable(run: Run, find: () => Element | Failure): Promise<HTMLElement> {
  let last = ''
  let scrolls = 0
  return until(run, () => {
    const element = find()
    if (isFailure(element)) return element
    const problem = obstacle(element)
    if (problem) return problem
    const before = last
    last = JSON.stringify(boxOf(element))
    if (last !== before) return failure('not_stable', describe(element))
    const cover = coverOf(element)
    if (!cover) return element as HTMLElement
    scrollTo(element, { block: ALIGNMENTS[scrolls++ % 4]!, behavior: 'instant' })
    // Where that has moved it is where it has to rest.
    last = JSON.stringify(boxOf(element))
    return failure('covered_by', '', [describe(cover)])
  })
}

/** Why nothing can be done with the element now, apart from where it is. */
export function obstacle(element: Element): Failure | undefined {
  if (!isVisible(element)) return failure('not_visible', describe(element))
  return isDisabled(element) ? failure('disabled', describe(element)) : undefined
}

export function isDisabled(element: Element): boolean {
  return matches(element, ':disabled') || !!closestAround(element, '[aria-disabled=true]')
}

/** What receives a click in the middle of the element instead of it; the page itself when that is out of view. */
function coverOf(target: Element): Element | undefined {
  const { left, top, width, height } = target.getClientRects()[0] ?? boxOf(target)
  let [x, y, element] = [left + width / 2, top + height / 2, target]
  for (;;) {
    const { document, frameElement } = windowOf(element)
    let hit: Element | null = null
    for (let next = elementAt(document, x, y); next && next !== hit; ) {
      hit = next
      const shadow = shadowOf(hit)
      next = shadow && elementAt(shadow, x, y)
    }
    // A click on its label reaches a control too.
    const label = closestAround(hit, 'label') as HTMLLabelElement | undefined
    if (!isWithin(hit, element) && label?.control !== element) return hit ?? rootElement(document)
    if (!frameElement) return undefined
    const frame = boxOf(frameElement)
    const { clientLeft, clientTop, offsetWidth } = frameElement as HTMLElement
    // The page may draw it larger or smaller than it is.
    const scale = frame.width / offsetWidth || 1
    x = frame.left + (x + clientLeft) * scale
    y = frame.top + (y + clientTop) * scale
    element = frameElement
  }
}
