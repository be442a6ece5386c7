import type { HtmlNode } from '../../html/node.ts'
import type { HiddenElements } from '../element/hidden-by.ts'
import type { Dialog } from '../model/dialog-model.ts'

/** Tells of an element that is not shown whether something on the page is known to show it. */
export type RevealedTest = (element: HtmlNode) => boolean

/**
 * What opens a dialog shows what is in it, and what is around it. What is hidden within it stays so; a closed `details` is opened by
 * its summary.
 */
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
