import { type FormButton, placesIn, pressingNeeds, type Standing, sendingButton } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { around, isWithin } from '../dom/tree.ts'
import { CHOICES, isVisible } from '../dom/visible.ts'
import { type Fillable, givenOf } from '../fields/called-so.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { attribute, boxOf, isBefore, isElement, matches, rootOf, select, tagOf } from '../natives.ts'
import { words } from '../words/words.ts'

const BUTTONS =
  'button:not([role=radio],[role=checkbox],[role=switch]),[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
/** What is pressed to see something, or to set it. */
export const OPENS =
  '[aria-haspopup],[aria-expanded],[aria-pressed],[role=combobox],[role=switch],[role=checkbox],[type=reset]'
/** A tool, and what its form is filled with, where that is known. */
export type Sendable = Pick<Tool, 'name'> & Fillable

const SKIPS = '[formnovalidate],[formmethod=dialog i]'

/**
 * The button that sends the form: the one that the tool names, as long as it stands there, and not by other fields than those
 * that are filled; else of its visible submit buttons the likeliest by its name and by where it stands; else, where a script
 * sends, the likeliest button that opens nothing. Nothing = the form has none.
 */
export function submitButton(tool: Sendable, target: Element): HTMLElement | undefined {
  const { name, metadata } = tool
  const named = metadata.submitSelector ? select(rootOf(target), metadata.submitSelector) : []
  const [mine] = named.filter((hit) => isWithin(hit, target) && isVisible(hit))
  const visible = partsOf(target, BUTTONS).filter(isVisible)
  const placeOf = visible[1] && placesOf(target, tool)
  const buttons = visible.map((button) => ({ ...told(button), button, ...placeOf?.(button) }))
  if (mine && !named[1] && !buttons.some(({ button, place }) => button === mine && place === 'other'))
    return mine as HTMLElement
  const submits = buttons.filter(({ button }) => isSubmit(button))
  const others = buttons.filter(({ button }) => !matches(button, OPENS))
  // Enter would press a "Cancel" that stands alone.
  const alone = submits.find((button) => pressingNeeds(button.name, words()))
  return (sendingButton(submits, name, words()) ?? sendingButton(others, name, words()) ?? alone)?.button
}

/** A submit button that has its place, to be asked where none is visible. */
export function unseenSubmit(target: Element): HTMLElement | undefined {
  return partsOf(target, BUTTONS).find((button) => isSubmit(button) && boxOf(button).width > 0)
}

export function isSubmit(button: HTMLElement): boolean {
  return /^(submit|image)$/.test((button as HTMLButtonElement).type)
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
