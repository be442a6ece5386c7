/**
 * Members of the DOM as they were when this script was loaded. A form with an input called `action` or `contains` hides
 * its own member of that name, `<img name=body>` hides `document.body`, and a page may have replaced what stands on a
 * prototype since. Whatever may meet a form or the document goes through here.
 */

const { apply, getOwnPropertyDescriptor } = Reflect

interface Interfaces {
  EventTarget: EventTarget
  Node: Node
  Element: Element
  HTMLElement: HTMLElement
  HTMLFormElement: HTMLFormElement
  HTMLInputElement: HTMLInputElement
  HTMLTextAreaElement: HTMLTextAreaElement
  Document: Document
  DocumentFragment: DocumentFragment
  ShadowRoot: ShadowRoot
}
type Name = keyof Interfaces
/** A method with its node as the first argument, or what reads a property of a node. */
type Member<T, K extends keyof T> = T[K] extends (...args: infer A) => infer R
  ? (node: T, ...args: A) => R
  : (node: T) => T[K]

/** Absent where there is no DOM: a server may import this package, and must not fail. */
/*#__NO_SIDE_EFFECTS__*/
function descriptor(type: Name, name: PropertyKey): PropertyDescriptor {
  const { prototype = {} } = (globalThis as unknown as Partial<Record<Name, { prototype: object }>>)[type] ?? {}
  return getOwnPropertyDescriptor(prototype, name) ?? {}
}

/*#__NO_SIDE_EFFECTS__*/
function member<N extends Name, K extends keyof Interfaces[N]>(type: N, name: K): Member<Interfaces[N], K> {
  const { get, value } = descriptor(type, name)
  return ((node: object, ...args: unknown[]) => apply(get ?? value, node, args)) as never
}

export const isConnected = member('Node', 'isConnected')
export const nodeType = member('Node', 'nodeType')
export const childrenOf = member('Node', 'childNodes')
export const parentOf = member('Node', 'parentNode')
export const documentOf = member('Node', 'ownerDocument')
export const rawText = member('Node', 'textContent')
const positionOf = member('Node', 'compareDocumentPosition')
export const rootOf = member('Node', 'getRootNode')
export const contains = member('Node', 'contains')

export const tagOf = member('Element', 'localName')
export const attribute = member('Element', 'getAttribute')
export const attributesOf = member('Element', 'attributes')
export const matches = member('Element', 'matches')
export const closest = member('Element', 'closest')
export const previousOf = member('Element', 'previousElementSibling')
export const nextOf = member('Element', 'nextElementSibling')
export const shadowOf = member('Element', 'shadowRoot')
export const slotOf = member('Element', 'assignedSlot')
export const boxOf = member('Element', 'getBoundingClientRect')
export const scrollTo = member('Element', 'scrollIntoView')
export const scroll = member('Element', 'scroll') as (part: Element, to: ScrollToOptions) => void
export const checkVisibility = member('Element', 'checkVisibility')
export const hostOf = member('ShadowRoot', 'host')

export const innerText = member('HTMLElement', 'innerText')
export const click = member('HTMLElement', 'click')
export const focus = member('HTMLElement', 'focus')
export const blur = member('HTMLElement', 'blur')
export const nonceOf = member('HTMLElement', 'nonce')
export const send = member('EventTarget', 'dispatchEvent')
export const listen = member('EventTarget', 'addEventListener')

export const controlsOf = member('HTMLFormElement', 'elements')
export const skipsValidation = member('HTMLFormElement', 'noValidate')
export const actionOf = member('HTMLFormElement', 'action')
export const requestSubmit = member('HTMLFormElement', 'requestSubmit')

export const hasFocus = member('Document', 'hasFocus')
export const rootElement = member('Document', 'documentElement')
export const headOf = member('Document', 'head')
export const createElement = member('Document', 'createElement')
export const activeElement = member('Document', 'activeElement')
export const readyState = member('Document', 'readyState')
export const currentScript = member('Document', 'currentScript')
export const viewOf = member('Document', 'defaultView')
export const walker = member('Document', 'createTreeWalker')
const prerendering = descriptor('Document', 'prerendering').get
/**
 * Whether the browser draws the document ahead of a visit that may never come
 * (https://wicg.github.io/nav-speculation/prerendering.html); false where browsers do not.
 */
export const isPrerendering = (document: Document): boolean => !!prerendering && apply(prerendering, document, [])

const inDocument = member('Document', 'querySelectorAll')
const inFragment = member('DocumentFragment', 'querySelectorAll')
const inElement = member('Element', 'querySelectorAll')
const atDocument = member('Document', 'elementFromPoint')
const atShadow = member('ShadowRoot', 'elementFromPoint')
const allAtDocument = member('Document', 'elementsFromPoint')
const allAtShadow = member('ShadowRoot', 'elementsFromPoint')

// https://dom.spec.whatwg.org/#dom-node-nodetype
const ELEMENT = 1
const TEXT = 3
const FRAGMENT = 11

export function isElement(node: Node): node is Element {
  return nodeType(node) === ELEMENT
}

export function isText(node: Node): boolean {
  return nodeType(node) === TEXT
}

/** Of shadow trees too: their roots are fragments. */
export function isFragment(node: Node): boolean {
  return nodeType(node) === FRAGMENT
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`: https://dom.spec.whatwg.org/#dom-node-comparedocumentposition */
const FOLLOWING = 4

/** Whether a node stands before another one in the document; also where that one is inside of it. */
export function isBefore(node: Node, other: Node): boolean {
  return (positionOf(node, other) & FOLLOWING) !== 0
}

/** Elements below a node that match, its shadow trees and frames not included. A broken selector matches nothing. */
export function select(node: Node, selector: string): Element[] {
  try {
    const inNode = isElement(node) ? inElement : isFragment(node) ? inFragment : inDocument
    return [...inNode(node as never, selector)]
  } catch {
    return []
  }
}

export function elementAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
  return (isFragment(root) ? atShadow : atDocument)(root as never, x, y)
}

const inputValue = descriptor('HTMLInputElement', 'value').set
const textareaValue = descriptor('HTMLTextAreaElement', 'value').set

/** Writes past what a framework put on the element itself: React keeps its tracker of values there. */
export function setValue(control: Element, value: string): void {
  apply((tagOf(control) === 'input' ? inputValue : textareaValue)!, control, [value])
}

/** All elements of a tree that are drawn at a point of the window, the uppermost first. */
export function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return isFragment(root) ? allAtShadow(root as ShadowRoot, x, y) : allAtDocument(root as Document, x, y)
}
