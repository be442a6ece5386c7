import { type FormButton, placesIn, pressingNeeds, type Standing, sendingButton } from '@operable/core/fingerprint'
import { isSubmit, partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { around } from '../dom/tree.ts'
import { CHOICES, isVisible } from '../dom/visible.ts'
import { givenOf } from '../fields/called-so.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { BUTTONS, namedButton, OPENS, type Sendable } from '../fields/involved.ts'
import { attribute, isBefore, isElement, matches, rootOf, tagOf } from '../natives.ts'
import { words } from '../words/words.ts'

const SKIPS = '[formnovalidate],[formmethod=dialog i]'

/**
 * The button that the tool names, as long as it stands there, and not by other fields than those that are filled; else of the
 * visible submit buttons the likeliest by its name and by where it stands; else, where a script sends, the likeliest button
 * that opens nothing. Nothing = the form has none.
 */
export function likeliestButton(tool: Sendable, target: Element): HTMLElement | undefined {
  const mine = namedButton(tool.metadata, target)
  const visible = partsOf(target, BUTTONS).filter(isVisible)
  const placeOf = visible[1] && placesOf(target, tool)
  const buttons = visible.map((button) => ({ ...told(button), button, ...placeOf?.(button) }))
  if (mine && !buttons.some(({ button, place }) => button === mine && place === 'other')) return mine
  const submits = buttons.filter(({ button }) => isSubmit(button))
  const others = buttons.filter(({ button }) => !matches(button, OPENS))
  // Enter would press a "Cancel" that stands alone.
  const alone = submits.find((button) => pressingNeeds(button.name, words()))
  return (sendingButton(submits, tool.name, words()) ?? sendingButton(others, tool.name, words()) ?? alone)?.button
}

function told(button: HTMLElement): FormButton {
  const attributes = ['name', 'value', 'id'].map((name) => attribute(button, name))
  return { name: nameOf(button), attributes, skips: matches(button, SKIPS) }
}

function placesOf(target: Element, tool: Sendable): (button: Node) => Standing {
  const fields = controlsIn(target)
  return placesIn<Node>({
    fields,
    filled: givenOf(tool, fields),
    isTyped: (field) => !matches(field as Element, CHOICES),
    around: (node) => {
      const outer = around(node)
      return outer && outer !== target ? outer : undefined
    },
    kindOf: (node) => (isElement(node) ? (attribute(node, 'role') ?? tagOf(node)) : ''),
    // Across shadow trees a browser tells no order.
    isBefore: (node, other) => rootOf(node) === rootOf(other) && isBefore(node, other),
  })
}

const NEXT = /^(next|continu|weiter|n[aä]chste|suivant|siguiente|avanti|volgende|dalej|далее|次|下一步)/i

/** Whether a button leads to the next step of a form. */
export function leadsOn(button: Element): boolean {
  return NEXT.test(nameOf(button))
}
