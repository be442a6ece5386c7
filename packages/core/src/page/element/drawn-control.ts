import { attribute, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { isCsrfToken } from './decoy.ts'
import { isTickedButton } from './ticked-button.ts'

/** Whether a script draws the list that a control opens: nothing is typed where it is read-only. */
export function opensList(control: HtmlNode): boolean {
  return attribute(control, 'role') === 'combobox' || attribute(control, 'aria-haspopup') === 'listbox'
}

/** A button that opens a list whose choice is sent: others with such a list filter what the page shows. */
export function isListButton(node: HtmlNode): boolean {
  return node.tag === 'button' && opensList(node) && carrierOf(node) !== undefined
}

/**
 * The input that sends what a drawn control shows: libraries keep it in step beside the control, out of everybody's reach.
 * It has the name, the control has none or an id that is made anew.
 */
export function carrierOf(control: HtmlNode): HtmlNode | undefined {
  if (attribute(control, 'name') || !(opensList(control) || isTickedButton(control))) return undefined
  const isButton = control.tag === 'button'
  return [control.previous, control.next].find((each) => each && isCarrier(each, isButton))
}

function isCarrier(node: HtmlNode, isOfButton: boolean): boolean {
  if (node.tag !== 'input' || !attribute(node, 'name')) return false
  if (hasAttribute(node, 'hidden') || attribute(node, 'aria-hidden') === 'true') return true
  return isOfButton && attribute(node, 'type')?.toLowerCase() === 'hidden' && !isCsrfToken(node)
}

/** Whether an input only sends what a control beside it shows: nobody fills it. */
export function isCarried(input: HtmlNode): boolean {
  if (input.tag !== 'input') return false
  const { previous, next } = input
  return [previous, next].some((each) => each && carrierOf(each) === input) || isTwinOfButton(input)
}

/** The native check box without a name that libraries keep in step behind a button that is ticked. */
function isTwinOfButton(input: HtmlNode): boolean {
  const { previous } = input
  return (
    attribute(input, 'aria-hidden') === 'true' &&
    hasAttribute(input, 'tabindex') &&
    previous !== undefined &&
    isTickedButton(previous)
  )
}
