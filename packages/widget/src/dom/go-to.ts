import { isElement, leftOf, rootElement, scroll, scrollTo, topOf } from '../natives.ts'
import { around, windowOf } from './tree.ts'

/** How far what a run may have scrolled was scrolled before; runs act one after the other. */
let places = new Map<Element, ScrollToOptions>()

/** Scrolls to an element, and remembers how far everything around it was scrolled. */
export function goTo(element: Element, block: ScrollLogicalPosition = 'center'): void {
  note(element)
  scrollTo(element, { block, behavior: 'instant' })
}

/** To be called before a run goes anywhere. @returns what scrolls everything back */
export function rememberScrolled(): () => void {
  places = new Map()
  note(rootElement(document))
  const before = places
  return () => {
    for (const [part, place] of before) scroll(part, { ...place, behavior: 'instant' })
  }
}

function note(element: Element): void {
  for (let at: Node | null = element; at; at = around(at))
    if (isElement(at) && !places.has(at)) places.set(at, { left: leftOf(at), top: topOf(at) })
  const { frameElement } = windowOf(element)
  if (frameElement) note(frameElement)
}
