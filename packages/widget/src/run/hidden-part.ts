import { around, closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'

/** Whether a field stands in a part of its form that is not shown: not a control that the page draws something else for. */
export function isInHiddenPart(control: Element): boolean {
  const part = closestAround(around(control), '*')
  return !!part && ![part, control, ...labelsOf(control)].some(isVisible)
}

/** What stands for a control that is styled away. */
export function labelsOf(control: Element): Element[] {
  return [...((control as HTMLInputElement).labels ?? [])]
}
