import { isElement, rootElement, scroll, scrollTo } from '../natives.ts'
import { allAround, windowOf } from './tree.ts'

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
  for (const at of allAround(element))
    if (isElement(at) && !places.has(at)) places.set(at, { left: at.scrollLeft, top: at.scrollTop })
  const { frameElement } = windowOf(element)
  if (frameElement) note(frameElement)
}
