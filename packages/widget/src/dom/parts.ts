import { matches, rootOf, tagOf } from '../natives.ts'
import { allOf } from './all-of.ts'
import { selectDeep } from './tree.ts'

/** What stands in a form or container, and what names the form as its own. */
export function partsOf(target: Element, selector: string): HTMLElement[] {
  const own = ownedBy(target).filter((part) => matches(part, selector))
  return [...new Set([...selectDeep(target, selector), ...own])] as HTMLElement[]
}

/**
 * The controls of a form wherever they stand: in a table the parser closes a form at once, and leaves it empty before
 * its own controls.
 */
export function ownedBy(target: Element): Element[] {
  if (tagOf(target) !== 'form') return []
  return allOf(rootOf(target), 'input,select,textarea,button').filter(
    (part) => (part as HTMLInputElement).form === target,
  )
}

/** Whether a button sends its form. */
export function isSubmit(button: Element): boolean {
  return /^(submit|image)$/.test((button as HTMLButtonElement).type)
}
