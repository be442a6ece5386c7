import { attribute, type HtmlNode, hasAttribute } from '../html/node.ts'

/** A button that is a switch or a check box by its role: it is filled in rather than pressed. */
export function isTickedButton(node: HtmlNode): boolean {
  if (node.tag !== 'button') return false
  const role = attribute(node, 'role')?.trim().toLowerCase()
  return role === 'switch' || role === 'checkbox'
}

/** The native check box that libraries keep in step behind such a button, out of sight: nobody fills it. */
export function isTwinOfButton(control: HtmlNode): boolean {
  const { previous } = control
  return (
    control.tag === 'input' &&
    attribute(control, 'aria-hidden') === 'true' &&
    hasAttribute(control, 'tabindex') &&
    previous !== undefined &&
    isTickedButton(previous)
  )
}
