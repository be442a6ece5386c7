import { closest, contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import type { Visibility } from './visibility.ts'

/** What an opener may open: an element that holds a form, or controls that a script sends. */
export interface Containers {
  /** Whether there is something to fill in. */
  holds(node: HtmlNode): boolean
  /** Whether it is out of view until something opens it, as far as is known: it holds a form, and it, a dialog around it or what is between it and the form is hidden. */
  isClosed(node: HtmlNode): boolean
  /** The forms and controls, in document order. */
  filled: readonly HtmlNode[]
}

const ROOTS = new Set(['html', 'body', 'main', 'head'])
/** Elements between a container and what it holds. */
const MAX_LEVELS = 60

export function createContainers({ found }: PageContext, visibility: Visibility): Containers {
  const inForms = found.forms.filter(({ order, lastOrder }) => {
    const first = firstFrom(found.controls, order, ({ order }) => order)
    return (found.controls[first]?.order ?? Number.POSITIVE_INFINITY) <= lastOrder
  })
  const loose = found.controls.filter((control) => !control.form && !closest(control, ({ tag }) => tag === 'form'))
  const filled = [...inForms, ...loose].sort((a, b) => a.order - b.order)
  const dialogs = new Set(found.dialogs)
  const inside = (node: HtmlNode): HtmlNode | undefined => {
    const first = filled[firstFrom(filled, node.order, ({ order }) => order)]
    return first && (first === node || contains(node, first)) ? first : undefined
  }
  const isOut = (node: HtmlNode): boolean => dialogs.has(node) || visibility.isHidden(node)
  return {
    filled,
    holds: (node) => !ROOTS.has(node.tag) && inside(node) !== undefined,
    isClosed(node) {
      const form = ROOTS.has(node.tag) ? undefined : inside(node)
      if (!form) return false
      if (isOut(node)) return true
      let left = MAX_LEVELS
      for (let at = node.parent; at && !ROOTS.has(at.tag) && left-- > 0; at = at.parent) if (isOut(at)) return true
      for (let at: HtmlNode | undefined = form; at && at !== node && left-- > 0; at = at.parent)
        if (isOut(at)) return true
      return false
    },
  }
}
