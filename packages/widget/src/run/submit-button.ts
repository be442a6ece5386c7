import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { isWithin } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { matches, rootOf, select } from '../natives.ts'

const BUTTONS = 'button,[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
const OPENS =
  '[aria-haspopup],[aria-expanded],[aria-pressed],[role=combobox],[role=switch],[role=checkbox],[type=reset]'
const LEAVES = /^(cancel|close|back|previous|reset|clear|abbrechen|zurück|annuler|cancelar|annulla)\b|^[×✕]$/i

/**
 * The button that sends the form: the one that the tool names, as long as it stands there; else its first visible submit
 * button, as a browser would choose; else, where a script sends, the last visible button that neither leaves the form
 * nor opens something. Nothing = the form has none.
 */
export function submitButton(
  { metadata: { submitSelector } }: Pick<Tool, 'metadata'>,
  target: Element,
): HTMLElement | undefined {
  const named = submitSelector ? select(rootOf(target), submitSelector).filter((hit) => isWithin(hit, target)) : []
  if (named[0] && !named[1] && isVisible(named[0])) return named[0] as HTMLElement
  const usable = partsOf(target, BUTTONS).filter((button) => isVisible(button) && !LEAVES.test(nameOf(button)))
  const submits = usable.filter((button) => /^(submit|image)$/.test((button as HTMLButtonElement).type))
  return submits[0] ?? usable.findLast((button) => !matches(button, OPENS))
}
