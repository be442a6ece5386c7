import { changed, enter } from '../act/hand.ts'
import { documentOf, innerText } from '../natives.ts'
import type { Control } from './control.ts'
import { same } from './same.ts'

/** An element that is edited in place. Editors listen to what the browser's own insertion tells them. */
export const editable: Control = {
  set(_, [control], value) {
    const element = control!
    const document = documentOf(element)!
    enter(element)
    document.defaultView?.getSelection()?.selectAllChildren(element)
    document.execCommand('insertText', false, String(value))
    if (same(innerText(element), value)) return
    element.textContent = String(value)
    changed(element, String(value))
  },
  has: ([control], value) => same(innerText(control!), value),
  restore(_, [control]) {
    const before = [...control!.childNodes].map((node) => node.cloneNode(true))
    return () => {
      control!.replaceChildren(...before)
      changed(control!)
    }
  },
}
