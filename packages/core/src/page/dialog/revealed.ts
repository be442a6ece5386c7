import type { HtmlNode } from '../../html/node.ts'
import type { HiddenElements } from '../element/hidden-by.ts'
import type { Dialog } from '../model/dialog-model.ts'

/** Whether a hidden element is one that something on the page is known to show. */
export type RevealedTest = (element: HtmlNode) => boolean

/** Opening a dialog shows its content and its ancestors, but not what is hidden inside it; a closed `details` has a summary of its own. */
export function revealedTest(hidden: HiddenElements, dialogs: readonly Dialog[]): RevealedTest {
  const opened = new Set(dialogs.filter(({ triggers }) => triggers.length > 0).map(({ node }) => node))
  return (element) => {
    let isOpened = false
    for (let at: HtmlNode | null = element; at && at.order >= 0; at = at.parent) {
      isOpened ||= opened.has(at.order)
      const own = hidden.ownOf(at)
      if (own && own !== 'aria-hidden' && own !== 'closed-details' && !isOpened) return false
    }
    return true
  }
}
