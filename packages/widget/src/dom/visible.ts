import { boxOf, isConnected, tagOf } from '../natives.ts'
import { closestAround, selectDeep, windowOf } from './tree.ts'

/** Everything that can be filled in. */
export const CONTROLS =
  'input,select,textarea,[contenteditable=""],[contenteditable=true],[role=textbox],[role=combobox],[role=checkbox],[role=radio],[role=switch],button[aria-haspopup=listbox]'

/**
 * Whether a person can see the element: it has a box, no style hides it, and nothing made it inert. `aria-hidden` does
 * not count: pages leave it on what they show.
 */
export function isVisible(element: Element): boolean {
  if (!isConnected(element) || closestAround(element, '[inert]')) return false
  // A form may have no box of its own: its controls float, or it is `display: contents`.
  if (tagOf(element) === 'form' && !hasBox(element)) return selectDeep(element, `${CONTROLS},button`).some(isVisible)
  if (!hasBox(element)) return false
  if (element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) return false
  const { frameElement } = windowOf(element)
  return !frameElement || isVisible(frameElement)
}

function hasBox(element: Element): boolean {
  const { width, height } = boxOf(element)
  return width > 0 && height > 0
}

/** What opens over a page and closes again. */
export const DIALOGS = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]'
