import { attribute, type HtmlNode } from '../../html/node.ts'

/** A button that is a switch, a check box or a radio button by its role: it is filled in rather than pressed. */
export function isTickedButton(node: HtmlNode): boolean {
  if (node.tag !== 'button') return false
  const role = attribute(node, 'role')?.trim().toLowerCase()
  return role === 'switch' || role === 'checkbox' || role === 'radio'
}
