import { isHtml } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import { activeElement, blur, boxOf, click, documentOf, focus, hasFocus, select, send, shadowOf } from '../natives.ts'

/** What a person does bubbles, out of shadow trees too, and a page may cancel it. */
export const USER_EVENT = { bubbles: true, cancelable: true, composed: true }

/**
 * Clicks as a mouse does: pointer and mouse events, focus, then the element's own activation. The events are not
 * trusted, so a page can tell; activation works all the same.
 */
export function press(target: HTMLElement): void {
  // In a custom element that draws its own button scripts listen to that one.
  const tree = shadowOf(target)
  const element = ((tree && select(tree, 'button')[0]) ?? target) as HTMLElement
  moveOver(element)
  // A page that cancels it gets no mouse events: https://w3c.github.io/pointerevents/#compatibility-mapping-with-mouse-events
  const hasMouseEvents = point(element, 'pointerdown', 1)
  const isGraphic = !isHtml(element)
  if ((!hasMouseEvents || point(element, 'mousedown', 1)) && !isGraphic) enter(element)
  point(element, 'pointerup')
  if (hasMouseEvents) point(element, 'mouseup')
  // A graphic has no activation of its own.
  if (isGraphic) point(element, 'click')
  else click(element)
}

/** Tells a page that the pointer is there. */
export function moveOver(element: Element): void {
  for (const name of ['over', 'enter', 'move']) for (const device of ['pointer', 'mouse']) point(element, device + name)
}

/** @returns false where the page has cancelled it */
function point(element: Element, name: string, buttons = 0): boolean {
  const { left, top, width, height } = boxOf(element)
  const init = {
    ...USER_EVENT,
    clientX: left + width / 2,
    clientY: top + height / 2,
    view: windowOf(element),
    detail: 1,
    buttons,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
  }
  return send(element, name.startsWith('pointer') ? new PointerEvent(name, init) : new MouseEvent(name, init))
}

/** Focuses; in a window that has no focus itself the browser keeps its events back, so they are sent here. */
export function enter(element: HTMLElement): void {
  if (focused(element) === element) return
  const isAsleep = !hasFocus(documentOf(element)!)
  if (isAsleep) leave(element)
  focus(element, { preventScroll: true })
  if (isAsleep) announce(element, 'focus', 'focusin')
}

/** Takes the focus off whatever has it in the element's document. */
export function leave(element: Element): void {
  const active = focused(element)
  if (!active) return
  blur(active)
  if (!hasFocus(documentOf(element)!)) announce(active, 'blur', 'focusout')
}

/** The element that has the focus where `element` is, through open shadow trees. */
export function focused(element: Element): HTMLElement | undefined {
  let active: Element | undefined
  for (let next = activeElement(documentOf(element)!); next; next = shadowOf(next)?.activeElement ?? null) active = next
  return active && isHtml(active) ? active : undefined
}

function announce(element: Element, own: string, bubbling: string): void {
  send(element, new FocusEvent(own, { composed: true }))
  send(element, new FocusEvent(bubbling, USER_EVENT))
}

/** By which old scripts know a key: https://www.w3.org/TR/uievents/#legacy-key-models */
const CODES: Record<string, number> = {
  Backspace: 8,
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  ',': 188,
}

/** @param value of a key with a name, which is its code too, or a letter */
export function key(element: Element, name: 'keydown' | 'keypress' | 'keyup', value: string): void {
  const keyCode = name === 'keypress' && !value[1] ? value.charCodeAt(0) : CODES[value]
  const init = { ...USER_EVENT, key: value, ...(value[1] && { code: value }), ...(keyCode && { keyCode }) }
  send(element, new KeyboardEvent(name, init))
}

/** Tells the page that a person types. */
export function typed(element: Element, data = '', inputType = 'insertReplacementText'): void {
  send(element, new InputEvent('input', { ...USER_EVENT, cancelable: false, inputType, data }))
}

/** Tells the page that a value is complete. */
export function committed(element: Element): void {
  send(element, new Event('change', { bubbles: true }))
}
