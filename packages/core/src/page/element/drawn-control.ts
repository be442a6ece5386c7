import { attribute, closest, following, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { hidesByStyle } from '../../html/text.ts'
import { isCsrfToken } from './decoy.ts'
import { isTickedButton } from './ticked-button.ts'

/** The ARIA role as it is written, in lower case. */
export function roleOf(node: HtmlNode): string | undefined {
  return attribute(node, 'role')?.trim().toLowerCase()
}

/** Whether a script draws the list that a control opens: nothing is typed where it is read-only. */
export function opensList(control: HtmlNode): boolean {
  return attribute(control, 'role') === 'combobox' || attribute(control, 'aria-haspopup') === 'listbox'
}

/** A button that opens a list whose choice is sent: others with such a list filter what the page shows. */
export function isListButton(node: HtmlNode): boolean {
  return node.tag === 'button' && opensList(node) && carrierOf(node) !== undefined
}

/**
 * The input that sends what a drawn control shows: libraries keep it in step beside the control, or beside the group of a
 * radio button, out of everybody's reach. It has the name, the control has none or an id that is made anew.
 */
export function carrierOf(control: HtmlNode): HtmlNode | undefined {
  if (attribute(control, 'name')) return undefined
  const own = besides(control).find((each) => carries(each, control))
  if (own || roleOf(control) !== 'radio') return own
  const group = closest(control, (at) => roleOf(at) === 'radiogroup')
  return group && besides(group).find((each) => carries(each, group))
}

/** Whether an input only sends what a control beside it shows: nobody fills it. */
export function isCarried(input: HtmlNode): boolean {
  return input.tag === 'input' && (besides(input).some((each) => carries(input, each)) || isTwinOfButton(input))
}

function besides(node: HtmlNode): HtmlNode[] {
  return [elementBeside(node, 'prev'), elementBeside(node, 'next')].filter((each) => each !== null)
}

function elementBeside(node: HtmlNode, direction: 'prev' | 'next'): HtmlNode | null {
  let beside = node[direction]
  while (beside?.tag === TEXT) beside = beside[direction]
  return beside
}

function carries(input: HtmlNode, control: HtmlNode): boolean {
  if (input.tag !== 'input' || !attribute(input, 'name') || attribute(control, 'name')) return false
  const isUnreached = hasAttribute(input, 'hidden') || attribute(input, 'aria-hidden') === 'true'
  const isHidden = attribute(input, 'type')?.toLowerCase() === 'hidden' && !isCsrfToken(input)
  if (roleOf(control) === 'slider')
    return (isUnreached || isHidden || hidesByStyle(attribute(input, 'style') ?? '')) && holdsValue(input, control)
  if (roleOf(control) === 'radiogroup') return isUnreached && following(control, control) !== undefined
  if (!(opensList(control) || isTickedButton(control))) return false
  return isUnreached || (control.tag === 'button' && isHidden)
}

/** Of a slider: another hidden input beside it holds something else. */
function holdsValue(input: HtmlNode, slider: HtmlNode): boolean {
  const [value, now] = [attribute(input, 'value'), attribute(slider, 'aria-valuenow')]
  return !!value && !!now && Number(value) === Number(now)
}

/** The native check box or radio button without a name that libraries keep in step behind a button that is ticked. */
function isTwinOfButton(input: HtmlNode): boolean {
  const { prev } = input
  return (
    attribute(input, 'aria-hidden') === 'true' &&
    hasAttribute(input, 'tabindex') &&
    prev !== null &&
    isTickedButton(prev)
  )
}
