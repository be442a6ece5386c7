import { boxOf, checkVisibility, isConnected, tagOf } from '../natives.ts'
import { partsOf } from './parts.ts'
import { labelsOf } from './text.ts'
import { closestAround, windowOf } from './tree.ts'

/** Everything that can be filled in. */
export const CONTROLS =
  'input,select,textarea,[contenteditable=""],[contenteditable=true],[role=textbox],[role=combobox],[role=checkbox],[role=radio],[role=switch],[role=slider],[aria-haspopup=listbox]'

/** What is pressed or chosen, and no control by itself. */
export const TOGGLES = '[aria-pressed],[aria-selected]'

/** What is ticked or not. */
export const CHOICES = `[type=checkbox],[type=radio],[role=checkbox],[role=radio],[role=switch],${TOGGLES}`

/** What `checkVisibility` looks at besides `display`. */
export const HIDING_STYLES = { opacityProperty: true, visibilityProperty: true }

/** What opens over a page and closes again. */
export const DIALOGS = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]'

/**
 * Whether a person can see the element: it has a box, no style hides it, and nothing made it inert. `aria-hidden` does
 * not count: pages leave it on what they show.
 */
export function isVisible(element: Element): boolean {
  return !closestAround(element, '[inert]') && isDrawn(element)
}

/** Whether a person can see it, be it behind a dialog that makes the page inert. */
export function isDrawn(element: Element): boolean {
  if (!isConnected(element)) return false
  const { width, height } = boxOf(element)
  // A form may have no box of its own: its controls float or stand elsewhere, or it is `display: contents`.
  if (!width || !height) return tagOf(element) === 'form' && partsOf(element, `${CONTROLS},button`).some(isVisible)
  const { frameElement } = windowOf(element)
  return checkVisibility(element, HIDING_STYLES) && (!frameElement || isVisible(frameElement))
}

/** Whether a person can see a control, or the label that stands for one that is styled away. */
export function isShown(control: Element): boolean {
  return [control, ...labelsOf(control)].some(isVisible)
}

/** Whether some of it is where one could see it now, and larger than a pixel. */
export function isInWindow(element: Element): boolean {
  const { left, right, top, bottom, width, height } = boxOf(element)
  const { innerWidth, innerHeight } = windowOf(element)
  return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}
