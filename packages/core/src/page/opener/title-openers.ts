import { attribute, closest, contains, type HtmlNode } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import type { PageContext } from '../collect/context.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'

const HEADING = /^h[1-6]$/
const MAX_DIALOGS = 50

/**
 * Pairs of closed dialogs and buttons with the dialog's name, for dialogs that nothing else is known to open: their script
 * may be in a file that is not read.
 * @param pressable elements that are not known to open anything
 */
export function titlePairs(
  { found }: PageContext,
  pressable: readonly HtmlNode[],
  { holds, isOpened }: { holds(dialog: HtmlNode): boolean; isOpened(dialog: HtmlNode): boolean },
): DialogPair[] {
  const dialogs = found.dialogs.filter((node) => node.tag === 'dialog' && attribute(node, 'open') === undefined)
  if (dialogs.length === 0) return []
  const byTitle = Map.groupBy(dialogs.slice(0, MAX_DIALOGS), (dialog) => titleOf(dialog, found.elements))
  return pressable.flatMap((trigger): DialogPair[] => {
    if (trigger.tag !== 'button' || closest(trigger, ({ tag }) => tag === 'form' || tag === 'dialog')) return []
    const name = plain(textOf(trigger, { limit: 100 }))
    const [dialog, other] = (name !== '' && byTitle.get(name)) || []
    return dialog && !other && holds(dialog) && !isOpened(dialog) ? [{ trigger, dialog, pattern: 'reference' }] : []
  })
}

function titleOf(dialog: HtmlNode, elements: readonly HtmlNode[]): string {
  const heading = elements.find((node) => HEADING.test(node.tag) && contains(dialog, node))
  return plain(attribute(dialog, 'aria-label') || (heading ? textOf(heading, { limit: 100 }) : ''))
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
