import { controlsOf, matches, rootOf, select, tagOf } from '../natives.ts'
import { selectDeep } from './tree.ts'

/** What stands in a form or container, and what names the form as its own. */
export function partsOf(target: Element, selector: string): HTMLElement[] {
  const own = ownedBy(target).filter((part) => matches(part, selector))
  return [...new Set([...selectDeep(target, selector), ...own])] as HTMLElement[]
}

/**
 * The controls of a form wherever they stand: in a table the parser closes a form at once, and leaves it empty before
 * its own controls. Image buttons are not among its `elements`.
 */
export function ownedBy(target: Element): Element[] {
  if (tagOf(target) !== 'form') return []
  const images = select(rootOf(target), 'input[type=image]') as HTMLInputElement[]
  return [...controlsOf(target as HTMLFormElement), ...images.filter(({ form }) => form === target)]
}
