import { enter, typed } from '../act/hand.ts'
import { shownText } from '../dom/text.ts'
import { windowOf } from '../dom/tree.ts'
import type { Control } from './control.ts'
import { sameText } from './same.ts'

/** An element that is edited in place. Editors listen to what the browser's own insertion tells them. */
export const editable: Control = {
  set(_, [control], value) {
    const { document, getSelection } = windowOf(control!)
    enter(control!)
    getSelection()?.selectAllChildren(control!)
    document.execCommand('insertText', false, String(value))
    if (sameText(shownText(control!), value)) return
    control!.textContent = String(value)
    typed(control!, String(value))
  },
  has: ([control], value) => sameText(shownText(control!), value),
  restore(_, [control]) {
    const before = [...control!.childNodes].map((node) => node.cloneNode(true))
    return () => {
      control!.replaceChildren(...before)
      typed(control!)
    }
  },
}
