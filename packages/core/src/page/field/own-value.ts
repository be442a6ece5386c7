import { attribute, following, type HtmlNode, hasAttribute } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'

/** Whether the markup gives the control a value besides a prompt. Which one it is is not kept. */
export function hasOwnValue(control: HtmlNode, type: string): boolean {
  if (type === 'checkbox' || type === 'radio' || type === 'switch')
    return hasAttribute(control, 'checked') || attribute(control, 'aria-checked') === 'true'
  if (control.tag === 'select') return hasChoice(control)
  if (control.tag === 'textarea') return textOf(control, { limit: 1 }) !== ''
  return (attribute(control, 'value') ?? '').trim() !== ''
}

/** An option that is marked as chosen. Without a value, or disabled, it only asks for one. */
function hasChoice(select: HtmlNode): boolean {
  for (let node = following(select, select); node; node = following(node, select)) {
    if (node.tag !== 'option' || !hasAttribute(node, 'selected') || hasAttribute(node, 'disabled')) continue
    if ((attribute(node, 'value') ?? textOf(node, { limit: 1 })) !== '') return true
  }
  return false
}
