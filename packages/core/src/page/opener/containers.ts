import { attribute, closest, contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import type { Visibility } from './visibility.ts'

/** What an opener may open: elements that hold a form, or controls without one. */
export interface Containers {
  /** The forms and controls, in document order. */
  filled: readonly HtmlNode[]
  /** Closed elements around them, from the form outwards. */
  closed: readonly HtmlNode[]
  /** Whether an element holds something to fill in. */
  holds(node: HtmlNode): boolean
  /** Whether an element holds a form and is closed: it or an ancestor, which does not hold `trigger`, is a dialog or hidden. */
  isClosed(node: HtmlNode, trigger?: HtmlNode): boolean
  /** Whether one of these openers shows a closed form. */
  isOpened(form: HtmlNode, openers: readonly DialogPair[]): boolean
  /** Whether an element is a part of the page, rather than most of it: a dialog, or less than half of the elements. */
  isPart(node: HtmlNode): boolean
  /** The closed ancestors of an element that hold forms. */
  closedAround(node: HtmlNode): readonly HtmlNode[]
}

const ROOTS = new Set(['html', 'body', 'main', 'head'])
const FIELDS = new Set(['input', 'textarea', 'select'])
const MAX_FILLED = 300
/** Most ancestors of a form to look at. */
const MAX_LEVELS = 60

export function createContainers({ found }: PageContext, visibility: Visibility): Containers {
  const filled = filledOf(found)
  const dialogs = new Set(found.dialogs)
  const outer = new Map<HtmlNode, readonly HtmlNode[]>()
  for (const form of filled) {
    const chain: HtmlNode[] = []
    for (let at: HtmlNode | undefined = form; at?.parent && chain.length < MAX_LEVELS; at = at.parent) {
      if (outer.has(at)) break
      if (!ROOTS.has(at.tag)) chain.push(at)
    }
    const top = chain.at(-1)?.parent
    let out = (top && outer.get(top)) ?? []
    for (const at of chain.reverse()) {
      if (dialogs.has(at) || visibility.isHidden(at)) out = [...out, at]
      // A single control is not what an opener opens.
      if (at === form && form.tag !== 'form') continue
      outer.set(at, out)
    }
  }
  const isPart = (node: HtmlNode): boolean =>
    dialogs.has(node) || (node.lastOrder - node.order) * 2 < found.elements.length
  return {
    filled,
    isPart,
    closed: [...outer].flatMap(([node, out]) => (out.length > 0 ? [node] : [])).slice(0, 500),
    holds(node) {
      const first = filled[firstFrom(filled, node.order, ({ order }) => order)]
      return !ROOTS.has(node.tag) && first !== undefined && (first === node || contains(node, first))
    },
    isClosed: (node, trigger) => outer.get(node)?.some((out) => !trigger || !contains(out, trigger)) === true,
    isOpened: (form, openers) => {
      const around = outer.get(form) ?? outer.get(form.parent ?? form) ?? []
      const last = around.findLast((out) => visibility.isHidden(out)) ?? around[0]
      return last !== undefined && openers.some((pair) => opens(pair, last))
    },
    closedAround: (node) => {
      const around = closest(node, (at) => outer.has(at))
      // A hidden element with most of the page inside is only hidden while the page loads.
      return ((around && outer.get(around)) ?? []).filter(isPart)
    },
  }
}

function opens({ trigger, dialog }: DialogPair, part: HtmlNode): boolean {
  return (dialog === part || contains(part, dialog)) && !contains(part, trigger)
}

function filledOf({ forms, controls }: PageContext['found']): HtmlNode[] {
  const typed = controls.filter((control) => attribute(control, 'type')?.toLowerCase() !== 'hidden')
  const inForms = forms.filter(({ order, lastOrder }) => {
    const first = typed[firstFrom(typed, order, (control) => control.order)]
    return first !== undefined && first.order <= lastOrder
  })
  const loose = typed.filter(
    (control) => FIELDS.has(control.tag) && !control.form && !closest(control, ({ tag }) => tag === 'form'),
  )
  return [...inForms, ...loose].sort((a, b) => a.order - b.order).slice(0, MAX_FILLED)
}
