import { enter, focused, leave } from '../act/hand.ts'
import { selectDeep } from '../dom/tree.ts'
import type { Run } from '../flow/run.ts'
import { leftOf, rootElement, scroll, topOf } from '../natives.ts'

/** Remembers what has the focus, and how far the page, its frames and parts are scrolled. */
export function rememberPlace(run: Run): void {
  const root = rootElement(document)
  const before = focused(root)
  const places = new Map(scrolledParts().map((part) => [part, { left: leftOf(part), top: topOf(part) }]))
  run.undo.push(() => {
    leave(root)
    if (before) enter(before)
    for (const part of [...places.keys(), ...scrolledParts()])
      scroll(part, { left: 0, top: 0, ...places.get(part), behavior: 'instant' })
  })
}

/** What most large pages are made of, and what nobody scrolls. */
const STILL = 'a,b,strong,i,em,br,span,p,h1,h2,h3,h4,h5,h6,li,tr,td,th,label,button,img,script,style,option,svg *'

function scrolledParts(): Element[] {
  return selectDeep(document, `:not(${STILL})`).filter((part) => topOf(part) || leftOf(part))
}

/** Puts everything back, the newest change first; what cannot be put back does not keep the rest from it. */
export async function undoAll({ undo }: Run): Promise<void> {
  for (const back of undo.reverse()) {
    try {
      await back()
    } catch {
      // The element is gone.
    }
  }
}
