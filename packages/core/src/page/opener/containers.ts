import { attribute, closest, contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import { firstFrom } from '../collect/first-from.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import type { Visibility } from './visibility.ts'

/** What an opener may open: an element that holds a form, or controls that a script sends. */
export interface Containers {
  /** The forms and controls, in document order. */
  filled: readonly HtmlNode[]
  /** Elements around them that are closed, from the form outwards. */
  closed: readonly HtmlNode[]
  /** Whether there is something to fill in. */
  holds(node: HtmlNode): boolean
  /**
   * Whether it holds a form and is out of view until something opens it: it or something around it is a dialog or
   * hidden, which `trigger` stands outside of.
   */
  isClosed(node: HtmlNode, trigger?: HtmlNode): boolean
  /** Whether one of these openers shows a form that is out of view. */
  isOpened(form: HtmlNode, openers: readonly DialogPair[]): boolean
  /** Whether it is a part of the page: a dialog, or most of the page lies elsewhere. */
  isPart(node: HtmlNode): boolean
  /** What is closed around an element, of what holds forms. */
  closedAround(node: HtmlNode): readonly HtmlNode[]
}

const ROOTS = new Set(['html', 'body', 'main', 'head'])
const FIELDS = new Set(['input', 'textarea', 'select'])
const MAX_FILLED = 300
/** Elements around a form that are looked at. */
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
      // A control alone is no part that is opened.
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
      // What most of the page lies in is out of view until the page has loaded.
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
