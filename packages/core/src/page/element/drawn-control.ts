import { attribute, closest, following, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { hidesByStyle } from '../../html/text.ts'
import { isCsrfToken } from './csrf-token.ts'

/** Nodes of what may be an editor or a list that are looked at. */
const MOST_INSIDE = 30

/** The ARIA role as it is written, in lower case. */
export function roleOf(node: HtmlNode): string | undefined {
  return attribute(node, 'role')?.trim().toLowerCase()
}

/** Whether a control opens a list that a script draws. */
export function opensList(control: HtmlNode): boolean {
  return attribute(control, 'role') === 'combobox' || attribute(control, 'aria-haspopup') === 'listbox'
}

/**
 * Whether a button opens a list whose choice the form sends: an input has it, or it says by its role or name that it is a field of
 * the form around it. Other buttons with a list filter what the page shows.
 */
export function isListButton(node: HtmlNode): boolean {
  if (node.tag !== 'button' || !opensList(node)) return false
  return (
    carrierOf(node) !== undefined ||
    ((roleOf(node) === 'combobox' || namesItself(node)) && closest(node, ({ tag }) => tag === 'form') !== undefined)
  )
}

/** The name of a field whose button shows its value: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
function namesItself(node: HtmlNode): boolean {
  const ids = attribute(node, 'aria-labelledby')?.trim().split(/\s+/) ?? []
  return ids.length > 1 && ids.includes(attribute(node, 'id') ?? '')
}

/**
 * The input that sends the value of a custom control. Libraries keep it in sync, hidden beside the control or beside its
 * radio group. The input has the name; the control has none.
 */
export function carrierOf(control: HtmlNode): HtmlNode | undefined {
  if (attribute(control, 'name')) return undefined
  const own = besides(control).find((each) => carries(each, control))
  if (own || roleOf(control) !== 'radio') return own
  const group = closest(control, (at) => roleOf(at) === 'radiogroup')
  return group && besides(group).find((each) => carries(each, group))
}

/** Whether an input only sends the value of a custom control beside it, so that nobody fills it. */
export function isCarried(input: HtmlNode): boolean {
  return input.tag === 'input' && (besides(input).some((each) => carries(input, each)) || isTwinOfButton(input))
}

/** Whether people fill a control in by what a script has drawn beside it: a control of its own, or an editor. */
export function isDrawnElsewhere(control: HtmlNode): boolean {
  if (isCarried(control)) return true
  if (control.tag === 'textarea') return besides(control).some((box) => holds(box, isEditor))
  const isShunned = attribute(control, 'tabindex')?.startsWith('-') === true
  return isShunned && besides(control).some((box) => holds(box, isUnnamedList))
}

function holds(box: HtmlNode, test: (node: HtmlNode) => boolean): boolean {
  let left = MOST_INSIDE
  for (let node: HtmlNode | undefined = box; node && left-- > 0; node = following(node, box))
    if (test(node)) return true
  return false
}

function isEditor(node: HtmlNode): boolean {
  return isEditingHost(node) || roleOf(node) === 'application'
}

/** The form does not send what is chosen there, so something beside it does. */
function isUnnamedList(node: HtmlNode): boolean {
  return opensList(node) && attribute(node, 'name') === undefined
}

/** https://html.spec.whatwg.org/multipage/interaction.html#editing-host */
export function isEditingHost(node: HtmlNode): boolean {
  return /^(?:|true|plaintext-only)$/i.test(attribute(node, 'contenteditable') ?? 'false')
}

/** The elements right before and after a node. */
export function besides(node: HtmlNode): HtmlNode[] {
  return [elementBeside(node, 'prev'), elementBeside(node, 'next')].filter((each) => each !== null)
}

/** The element right before or after a node, whatever text stands between them. */
export function elementBeside(node: HtmlNode, direction: 'prev' | 'next'): HtmlNode | null {
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

/** Whether the input has the slider's value. Another hidden input beside it holds something else. */
export function holdsValue(input: HtmlNode, slider: HtmlNode): boolean {
  const [value, now] = [attribute(input, 'value'), attribute(slider, 'aria-valuenow')]
  return !!value && !!now && Number(value) === Number(now)
}

/** The native check box or radio button, without a name, that libraries keep in sync behind a button with that role. */
function isTwinOfButton(input: HtmlNode): boolean {
  const { prev } = input
  return (
    attribute(input, 'aria-hidden') === 'true' &&
    hasAttribute(input, 'tabindex') &&
    prev !== null &&
    isTickedButton(prev)
  )
}

/** Whether a button is a switch, a check box or a radio button by its role: a field rather than a button. */
export function isTickedButton(node: HtmlNode): boolean {
  if (node.tag !== 'button') return false
  const role = attribute(node, 'role')?.trim().toLowerCase()
  return role === 'switch' || role === 'checkbox' || role === 'radio'
}
