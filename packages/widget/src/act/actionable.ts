import { goTo } from '../dom/go-to.ts'
import { describe } from '../dom/text.ts'
import { allAround, closestAround, isWithin, windowOf } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { type Failure, failure, isFailure, type Run, until } from '../flow/run.ts'
import { boxOf, elementAt, isElement, matches, parentOf, select, send, shadowOf } from '../natives.ts'
import { USER_EVENT } from './hand.ts'

const ALIGNMENTS = ['nearest', 'center', 'start', 'end'] as const
/** Frames after which what still moves is taken to move for ever. */
const ENDLESS = 30

/**
 * Waits until a hand could click the element: visible, in view, at rest for two frames, enabled, not covered (after
 * https://playwright.dev/docs/actionability). The element is looked up anew each time: pages replace their nodes.
 */
export async function whenActionable(run: Run, find: () => Element | Failure): Promise<HTMLElement> {
  const isAtRest = restWatch()
  let scrolls = 0
  return until(run, () => {
    const element = find()
    if (isFailure(element)) return element
    // Watched all along, so that a button which rests is clicked in the frame in which it is enabled.
    const isResting = isAtRest(element)
    const problem = obstacle(element)
    if (problem) return problem
    if (!isResting) return failure('not_stable', describe(element))
    const cover = coverOf(element)
    if (cover === undefined) return element as HTMLElement
    goTo(element, ALIGNMENTS[scrolls++ % 4])
    // What a field has opened closes once something else is pressed.
    const isAsked = !!cover && isQuestion(cover)
    if (scrolls > 4 && !isAsked) send(parentOf(element)!, new MouseEvent('mousedown', USER_EVENT))
    // Where that has moved it is where it has to rest.
    isAtRest(element)
    return cover
      ? failure('covered_by', isAsked ? 'only a person can answer it' : '', [describe(cover)])
      : failure('not_visible', `${describe(element)} is off the page`)
  })
}

/**
 * @returns whether an element rests, to be asked in each frame: it is where it was, or it was always moved by so little,
 * as what pulses is, that a hand would have met it
 */
function restWatch(): (element: Element) => boolean {
  let last = ''
  let first: DOMRect | undefined
  let frames = 0
  return (element) => {
    const box = boxOf(element)
    const before = last
    last = JSON.stringify(box)
    if (!first || !hasMiddleOf(box, first)) {
      first = box
      frames = 0
    }
    return last === before || ++frames > ENDLESS
  }
}

function hasMiddleOf({ left, right, top, bottom }: DOMRect, other: DOMRect): boolean {
  const x = other.left + other.width / 2
  const y = other.top + other.height / 2
  return left < x && x < right && top < y && y < bottom
}

/** Why nothing can be done with the element now, apart from where it is. What is not visible is gone to. */
export function obstacle(element: Element): Failure | undefined {
  if (!isVisible(element)) {
    // Pages let their parts fade in when one has scrolled to them. What has no box has no place to scroll to.
    goTo(element)
    return failure('not_visible', describe(element))
  }
  return isDisabled(element) ? failure('disabled', describe(element)) : undefined
}

export function isDisabled(element: Element): boolean {
  return matches(element, ':disabled') || !!closestAround(element, '[aria-disabled=true]')
}

/** Whether what lies over the page is to be answered: a gate that asks for one's age, a notice with its buttons. */
function isQuestion(cover: Element): boolean {
  const isFixed = (at: Element): boolean => getComputedStyle(at).position === 'fixed' && !matches(at, 'body,html')
  return allAround(cover).some(
    (at) => isElement(at) && isFixed(at) && select(at, 'button,[role=button]').some(isVisible),
  )
}

/** What receives a click in the middle of the element instead of it; null when that is outside the window. */
function coverOf(target: Element): Element | null | undefined {
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
    // So does one on its host: a text that the host lends to a button in its tree is met there.
    const isHost = isWithin(element, hit!) && shadowOf(hit!)
    if (!isHost && !isWithin(hit, element) && label?.control !== element) return hit
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
