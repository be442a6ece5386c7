import { partsOf } from '../dom/parts.ts'
import { isWithin } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { BUTTONS, involved, isSubmit, type Sendable } from '../fields/involved.ts'
import { boxOf, rootOf, select } from '../natives.ts'

/** The button that sends the form: the one that the tool names, else the only one, else the likeliest. Nothing = it has none. */
export function submitButton(tool: Sendable, target: Element): HTMLElement | undefined {
  const part = involved.loaded()
  if (part) return part.likeliestButton(tool, target)
  return namedButton(tool, target) ?? partsOf(target, BUTTONS).find((each) => isSubmit(each) && isVisible(each))
}

/** The one that the tool names, where that means no other one. */
export function namedButton({ metadata }: Sendable, target: Element): HTMLElement | undefined {
  const named = metadata.submitSelector ? select(rootOf(target), metadata.submitSelector) : []
  const [mine] = named.filter((hit) => isWithin(hit, target) && isVisible(hit))
  return named[1] ? undefined : (mine as HTMLElement | undefined)
}

/** A submit button that has its place, to be asked where none is visible. */
export function unseenSubmit(target: Element): HTMLElement | undefined {
  return partsOf(target, BUTTONS).find((button) => isSubmit(button) && boxOf(button).width > 0)
}
