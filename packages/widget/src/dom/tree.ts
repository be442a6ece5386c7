import {
  contains,
  documentOf,
  hostOf,
  isElement,
  isFragment,
  matches,
  parentOf,
  rootOf,
  select,
  shadowOf,
  slotOf,
  tagOf,
  viewOf,
} from '../natives.ts'
import { allOf } from './all-of.ts'
import { sparing } from './sparing.ts'

/** The node around a node as it is drawn: a slotted element stands in its slot, a shadow tree in its host. */
export function around(node: Node): Node | null {
  const slot = isElement(node) && slotOf(node)
  const isShadow = isFragment(node) && !parentOf(node)
  return slot || (isShadow ? hostOf(node as ShadowRoot) : parentOf(node))
}

/** A node and all that is around it, from within, through open shadow trees. */
export function allAround(node: Node | null): Node[] {
  const all: Node[] = []
  for (let at = node; at; at = around(at)) all.push(at)
  return all
}

/** The nearest element that matches, the one given included, through open shadow trees. */
export function closestAround(node: Node | null, selector: string): Element | undefined {
  return allAround(node).find((at) => isElement(at) && matches(at, selector)) as Element | undefined
}

/** Whether `node` is `other` or stands inside of it, through open shadow trees. */
export function isWithin(node: Node | null, other: Node): boolean {
  return allAround(node).includes(other)
}

/** Whether one of them is the other, or stands inside of it. */
export function areNested(a: Node, b: Node): boolean {
  return isWithin(a, b) || isWithin(b, a)
}

/** All elements below a node that match, in its open shadow trees and same-origin frames too, but for what we draw. */
export function selectDeep(node: Node, selector: string): Element[] {
  return [node, ...treesIn(node)].flatMap((tree) => select(tree, selector))
}

/** The open shadow trees and same-origin documents below a node, but for ours. */
export function treesIn(node: Node): Node[] {
  return hostsIn(node).flatMap((element) => {
    const root = shadowOf(element) ?? frameDocument(element)
    return root ? [root, ...treesIn(root)] : []
  })
}

/** Elements below a node that show a tree of their own. */
function hostsIn(node: Node): Element[] {
  const root = rootOf(node)
  const hosts = hostsOf(root)
  return node === root ? hosts : hosts.filter((host) => host !== node && contains(node, host))
}

/**
 * All elements but ours and those that pages have by the thousands, which can show no tree of their own
 * (https://dom.spec.whatwg.org/#dom-element-attachshadow), or never do.
 */
const HOSTS = ':not([data-operable],a,b,p,li,td,img)'

/** A selector knows no shadow trees, so that each element has to be asked. */
const hostsOf = sparing(
  (root) => allOf(root, HOSTS).filter((element) => shadowOf(element) || frameDocument(element)),
  100,
)

/** The open shadow trees below a node, but for ours. */
export function shadowRootsIn(node: Node): ShadowRoot[] {
  return hostsIn(node).flatMap((element) => {
    const root = shadowOf(element)
    return root ? [root, ...shadowRootsIn(root)] : []
  })
}

function frameDocument(element: Element): Document | null | undefined {
  return tagOf(element).endsWith('frame') ? (element as HTMLIFrameElement).contentDocument : null
}

/** The window that an element is drawn in. */
export function windowOf(element: Element): Window & typeof globalThis {
  return viewOf(documentOf(element)!) ?? window
}
