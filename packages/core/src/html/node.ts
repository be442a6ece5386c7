import type { TagInfo } from './tag-traits.ts'

/** Tag of a text node. */
export const TEXT = '#text'

/** What a text node is made with. */
export const TEXT_INFO: TagInfo = { name: TEXT, traits: 0, id: 0 }

/**
 * One node of the parsed document: an element, or text when `tag` is `#text`. One class for both, and links instead of
 * arrays of children, because a page has tens of thousands of them and every walk over them is a loop, never recursion.
 */
export class HtmlNode {
  /** Lower-case name. */
  readonly tag: string
  /** See tag-traits; 0 for text. */
  readonly traits: number
  /** See `TagInfo.id`. */
  readonly id: number
  /** Decoded text of a text node. */
  text: string
  /** Name and value in turn, first occurrence wins; a flat list is smaller and faster than a map for few entries. */
  attributes: readonly string[]
  parent: HtmlNode | undefined = undefined
  first: HtmlNode | undefined = undefined
  last: HtmlNode | undefined = undefined
  previous: HtmlNode | undefined = undefined
  next: HtmlNode | undefined = undefined
  /** Form owner that the parser set (HTML "form element pointer"); it need not be an ancestor inside tables. */
  form: HtmlNode | undefined = undefined
  /** Position in document order among elements; -1 until the document is walked. */
  order = -1
  /** Order of the last element inside, so that containment is a comparison. */
  lastOrder = -1
  /** White space stood before it; white space alone makes no node. */
  spaced = false

  constructor({ name, traits, id }: TagInfo, text: string, attributes: readonly string[]) {
    this.tag = name
    this.traits = traits
    this.id = id
    this.text = text
    this.attributes = attributes
  }
}

/** What the parser returns. */
export interface HtmlDocument {
  root: HtmlNode
  head: HtmlNode
  body: HtmlNode
  /** No doctype: a browser then matches ids and classes without regard to case. */
  quirks: boolean
  exceeded?: { budget: 'nodes' | 'attributes' | 'text'; limit: number }
}

/** Value of an attribute, by lower-case name. */
export function attribute(node: HtmlNode, name: string): string | undefined {
  const list = node.attributes
  for (let i = 0; i < list.length; i += 2) if (list[i] === name) return list[i + 1]
  return undefined
}

export function hasAttribute(node: HtmlNode, name: string): boolean {
  return attribute(node, name) !== undefined
}

/** Gives an element the attributes that it does not have yet, as a second `html` or `body` tag does. */
export function addMissingAttributes(node: HtmlNode, attributes: readonly string[]): void {
  const known = node.attributes
  const added: string[] = []
  for (let i = 0; i < attributes.length; i += 2) {
    let has = false
    for (let k = 0; k < known.length; k += 2) if (known[k] === attributes[i]) has = true
    if (!has) added.push(attributes[i]!, attributes[i + 1]!)
  }
  if (added.length > 0) node.attributes = [...known, ...added]
}

export function append(parent: HtmlNode, node: HtmlNode): void {
  node.parent = parent
  node.previous = parent.last
  if (parent.last) parent.last.next = node
  else parent.first = node
  parent.last = node
}

export function insertBefore(node: HtmlNode, reference: HtmlNode): void {
  const parent = reference.parent
  if (!parent) return
  node.parent = parent
  node.next = reference
  node.previous = reference.previous
  if (reference.previous) reference.previous.next = node
  else parent.first = node
  reference.previous = node
}

/** The children of an element as a list, texts included. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  const list: HtmlNode[] = []
  for (let child = node.first; child; child = child.next) list.push(child)
  return list
}

/** The node after `node` in document order inside `within`; `skipChildren` leaves its content out. */
export function following(node: HtmlNode, within: HtmlNode, skipChildren = false): HtmlNode | undefined {
  if (node.first && !skipChildren) return node.first
  let at: HtmlNode | undefined = node
  while (at && at !== within) {
    if (at.next) return at.next
    at = at.parent
  }
  return undefined
}

/** The nearest ancestor that `test` accepts, the node itself not included. */
export function closest(node: HtmlNode, test: (ancestor: HtmlNode) => boolean): HtmlNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (test(at)) return at
  return undefined
}

/** Whether `inner` lies inside `outer`; both must have been ordered. */
export function contains(outer: HtmlNode, inner: HtmlNode): boolean {
  return inner.order > outer.order && inner.order <= outer.lastOrder
}
