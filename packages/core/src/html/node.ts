import type { TagInfo } from './tag-traits.ts'

/** Tag of a text node. */
export const TEXT = '#text'

/**
 * Names in small letters and their values, in turn: `['type', 'text', 'name', 'q']`. Each name stands once; if it is written twice,
 * with the first value. Few elements have more than four, and looking through these is faster than an object, of which each set of names
 * makes another shape.
 */
export type Attributes = readonly string[]

/** Shared by all nodes without attributes, so that one comparison is enough to tell. */
export const NO_ATTRIBUTES: Attributes = []

/**
 * One node of the parsed document, an element or a text, with what only a parser and a walk know.
 * Both kinds have all of it, and every walk is a loop, never recursion: nesting is the author's, the stack is ours.
 */
export interface HtmlNode {
  /** Lower-case name of an element. */
  readonly tag: string
  /** Decoded text of a text node. */
  readonly text: string
  /** See tag-traits; 0 for text. */
  readonly traits: number
  /** See `TagInfo.id`. */
  readonly id: number
  attribs: Attributes
  parent: HtmlNode | null
  prev: HtmlNode | null
  next: HtmlNode | null
  first: HtmlNode | null
  last: HtmlNode | null
  /** Where it begins and ends in the source, last character included; null if nothing there stands for it. */
  startIndex: number | null
  endIndex: number | null
  /** Form owner that the parser set (HTML "form element pointer"); it need not be an ancestor inside tables. */
  form: HtmlNode | undefined
  /** Position in document order among elements; -1 until the document is walked. */
  order: number
  /** Order of the last element inside, so that containment is a comparison. */
  lastOrder: number
  /** White space stood before it; white space alone makes no node. */
  spaced: boolean
}

/** All fields are there from the start, so that the engine knows one shape of elements and one of texts. */
export class HtmlElement implements HtmlNode {
  readonly tag: string
  readonly traits: number
  readonly id: number
  attribs: Attributes
  parent: HtmlNode | null = null
  prev: HtmlNode | null = null
  next: HtmlNode | null = null
  first: HtmlNode | null = null
  last: HtmlNode | null = null
  startIndex: number | null = null
  endIndex: number | null = null
  form: HtmlNode | undefined = undefined
  order = -1
  lastOrder = -1
  spaced = false

  constructor({ name, traits, id }: TagInfo, attribs: Attributes) {
    this.tag = name
    this.traits = traits
    this.id = id
    this.attribs = attribs
  }

  get text(): string {
    return ''
  }
}

export class HtmlText implements HtmlNode {
  text: string
  parent: HtmlNode | null = null
  prev: HtmlNode | null = null
  next: HtmlNode | null = null
  startIndex: number | null = null
  endIndex: number | null = null
  spaced = false

  constructor(text: string) {
    this.text = text
  }

  get tag(): string {
    return TEXT
  }

  get attribs(): Attributes {
    return NO_ATTRIBUTES
  }

  get first(): null {
    return null
  }

  get last(): null {
    return null
  }

  get form(): undefined {
    return undefined
  }

  get traits(): number {
    return 0
  }

  get id(): number {
    return 0
  }

  get order(): number {
    return -1
  }

  get lastOrder(): number {
    return -1
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
export function attribute({ attribs }: HtmlNode, name: string): string | undefined {
  for (let at = 0; at < attribs.length; at += 2) if (attribs[at] === name) return attribs[at + 1]
  return undefined
}

/** All attributes of an element, name and value. */
export function attributesOf({ attribs }: Pick<HtmlNode, 'attribs'>): [name: string, value: string][] {
  const all: [string, string][] = []
  for (let at = 0; at < attribs.length; at += 2) all.push([attribs[at]!, attribs[at + 1]!])
  return all
}

/** Whether an element has an attribute of which this holds; without a list of them, for a question to every element of a page. */
export function hasAttributeThat({ attribs }: HtmlNode, holds: (name: string, value: string) => boolean): boolean {
  for (let at = 0; at < attribs.length; at += 2) if (holds(attribs[at]!, attribs[at + 1]!)) return true
  return false
}

export function hasAttribute(node: HtmlNode, name: string): boolean {
  return attribute(node, name) !== undefined
}

export function append(parent: HtmlNode, node: HtmlNode): void {
  const { last } = parent
  node.parent = parent
  node.prev = last
  node.next = null
  if (last) last.next = node
  else parent.first = node
  parent.last = node
}

export function insertBefore(node: HtmlNode, reference: HtmlNode): void {
  const { parent, prev } = reference
  if (!parent) return
  node.parent = parent
  node.prev = prev
  node.next = reference
  if (prev) prev.next = node
  else parent.first = node
  reference.prev = node
}

/** Makes a list of nodes the only children of an element. */
export function adopt(parent: HtmlNode, nodes: readonly HtmlNode[]): void {
  parent.first = null
  parent.last = null
  for (const node of nodes) append(parent, node)
}

/** The nodes directly inside an element, in a list that is made anew. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  const children: HtmlNode[] = []
  for (let child = node.first; child; child = child.next) children.push(child)
  return children
}

/** The node after `node` in document order inside `within`; `skipChildren` leaves its content out. */
export function following(node: HtmlNode, within: HtmlNode, skipChildren = false): HtmlNode | undefined {
  if (!skipChildren && node.first) return node.first
  let at: HtmlNode | null = node
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
