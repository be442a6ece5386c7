import { windowOf } from '../dom/tree.ts'
import { activeElement, blur, boxOf, click, documentOf, focus, hasFocus, send, shadowRootOf } from '../natives.ts'

const flags = { bubbles: true, cancelable: true, composed: true }

/**
 * Clicks as a mouse does: pointer and mouse events, focus, then the element's own activation. The events are not
 * trusted, so a page can tell; activation works all the same.
 */
export function press(element: HTMLElement): void {
  const { left, top, width, height } = boxOf(element)
  const at = { ...flags, clientX: left + width / 2, clientY: top + height / 2, view: windowOf(element), detail: 1 }
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }
  const fire = (type: string, buttons = 0): boolean =>
    send(
      element,
      type[0] === 'p' ? new PointerEvent(type, { ...pointer, buttons }) : new MouseEvent(type, { ...at, buttons }),
    )
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove']) fire(type)
  const goesOn = fire('pointerdown', 1)
  if (!goesOn || fire('mousedown', 1)) enter(element)
  fire('pointerup')
  if (goesOn) fire('mouseup')
  click(element)
}

/** Focuses; in a window that has no focus itself the browser keeps its events back, so they are sent here. */
export function enter(element: HTMLElement): void {
  if (focused(element) === element) return
  const isAsleep = !hasFocus(documentOf(element)!)
  if (isAsleep) leave(element)
  focus(element, { preventScroll: true })
  if (isAsleep) announce(element, 'focus')
}

/** Takes the focus off whatever has it in the element's tree. */
export function leave(element: Element): void {
  const active = focused(element)
  if (!active) return
  blur(active)
  if (!hasFocus(documentOf(element)!)) announce(active, 'blur')
}

/** The element that has the focus where `element` is, through open shadow trees. */
export function focused(element: Element): HTMLElement | undefined {
  let active = activeElement(documentOf(element)!)
  for (let inner = active; inner; inner = shadowRootOf(inner)?.activeElement ?? null) active = inner
  return (active as HTMLElement | null) ?? undefined
}

function announce(element: Element, type: 'focus' | 'blur'): void {
  send(element, new FocusEvent(type, { composed: true }))
  send(element, new FocusEvent(type === 'focus' ? 'focusin' : 'focusout', { bubbles: true, composed: true }))
}

export function key(element: Element, type: 'keydown' | 'keyup', value: string): void {
  send(element, new KeyboardEvent(type, { ...flags, key: value }))
}

/** Tells the page that a person changed the value. */
export function changed(element: Element, data?: string, inputType = 'insertReplacementText'): void {
  send(element, new InputEvent('input', { bubbles: true, composed: true, inputType, data: data ?? null }))
}

export function committed(element: Element): void {
  send(element, new Event('change', { bubbles: true }))
}
