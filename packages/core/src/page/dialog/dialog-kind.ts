import { attribute, type HtmlNode, hasAttribute } from '../../html/node.ts'
import type { DialogKind } from '../model/dialog-model.ts'

/** What markup makes of an element that opens over or within the page. */
export function dialogKind(node: HtmlNode): DialogKind {
  if (node.tag === 'dialog') return 'dialog'
  if (node.tag === 'details') return 'details'
  if (hasAttribute(node, 'popover')) return 'popover'
  const role = attribute(node, 'role')?.trim().toLowerCase()
  if (role === 'dialog' || role === 'alertdialog' || hasAttribute(node, 'aria-modal')) return 'aria-dialog'
  if (hasAttribute(node, 'x-show')) return 'revealed'
  return /modal|dialog|popup|lightbox|offcanvas|drawer/i.test(attribute(node, 'class') ?? '')
    ? 'modal-class'
    : 'revealed'
}
