import { attribute, type HtmlNode } from '../../html/node.ts'
import { collapse, textOf } from '../../html/text.ts'

/** What a trigger that is no button says. */
export function triggerName(element: HtmlNode): string {
  return collapse(attribute(element, 'aria-label') ?? '', 100) || textOf(element, { limit: 100 })
}
