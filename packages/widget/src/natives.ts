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
  HTMLOptionElement: HTMLOptionElement
  Document: Document
  DocumentFragment: DocumentFragment
  ShadowRoot: ShadowRoot
}
type Name = keyof Interfaces
type Method<T, K extends keyof T> = T[K] extends (...args: infer A) => infer R ? (node: T, ...args: A) => R : never

/** Absent where there is no DOM: a server may import this package, and must not fail. */
function prototypeOf(type: Name): object {
  return (globalThis as unknown as Record<Name, { prototype: object } | undefined>)[type]?.prototype ?? {}
}

function getter<N extends Name, K extends keyof Interfaces[N]>(type: N, name: K) {
  const get = getOwnPropertyDescriptor(prototypeOf(type), name)?.get
  return (node: Interfaces[N]): Interfaces[N][K] => (get ? apply(get, node, []) : node[name])
}

/** Writes past what a framework put on the node itself: React keeps its tracker of values there. */
function setter<N extends Name, K extends keyof Interfaces[N]>(type: N, name: K) {
  const set = getOwnPropertyDescriptor(prototypeOf(type), name)?.set
  return (node: Interfaces[N], value: Interfaces[N][K]): void => {
    if (set) apply(set, node, [value])
    else node[name] = value
  }
}

function method<N extends Name, K extends keyof Interfaces[N]>(type: N, name: K): Method<Interfaces[N], K> {
  const call = (prototypeOf(type) as Record<PropertyKey, (...args: unknown[]) => unknown>)[name]!
  return ((node: object, ...args: unknown[]) => apply(call, node, args)) as unknown as Method<Interfaces[N], K>
}

export const isConnected = getter('Node', 'isConnected')
export const parentOf = getter('Node', 'parentNode')
export const documentOf = getter('Node', 'ownerDocument')
export const rawText = getter('Node', 'textContent')
export const contains = method('Node', 'contains')
export const positionOf = method('Node', 'compareDocumentPosition')
export const rootOf = method('Node', 'getRootNode')

export const attribute = method('Element', 'getAttribute')
export const matches = method('Element', 'matches')
export const closest = method('Element', 'closest')
export const shadowRootOf = getter('Element', 'shadowRoot')
export const boxOf = method('Element', 'getBoundingClientRect')
export const scrollTo = method('Element', 'scrollIntoView')
export const tagOf = getter('Element', 'localName')

export const innerText = getter('HTMLElement', 'innerText')
export const click = method('HTMLElement', 'click')
export const focus = method('HTMLElement', 'focus')
export const blur = method('HTMLElement', 'blur')

export const controlsOf = getter('HTMLFormElement', 'elements')
export const skipsValidation = getter('HTMLFormElement', 'noValidate')
export const actionOf = getter('HTMLFormElement', 'action')
export const requestSubmit = method('HTMLFormElement', 'requestSubmit')

export const setInput = setter('HTMLInputElement', 'value')
export const setTextarea = setter('HTMLTextAreaElement', 'value')
export const setSelected = setter('HTMLOptionElement', 'selected')

export const hasFocus = method('Document', 'hasFocus')
export const rootElement = getter('Document', 'documentElement')
export const activeElement = getter('Document', 'activeElement')
export const send = method('EventTarget', 'dispatchEvent')

const inDocument = method('Document', 'querySelectorAll')
const inFragment = method('DocumentFragment', 'querySelectorAll')
const inElement = method('Element', 'querySelectorAll')
const atDocument = method('Document', 'elementFromPoint')
const atShadow = method('ShadowRoot', 'elementFromPoint')

export type Root = Document | ShadowRoot

/** Elements below a node that match, its shadow trees and frames not included. A broken selector matches nothing. */
export function select(node: Node, selector: string): Element[] {
  try {
    const type = nodeType(node)
    if (type === 9) return [...inDocument(node as Document, selector)]
    return type === 11 ? [...inFragment(node as DocumentFragment, selector)] : [...inElement(node as Element, selector)]
  } catch {
    return []
  }
}

export const nodeType = getter('Node', 'nodeType')

export function elementAt(root: Root, x: number, y: number): Element | null {
  return nodeType(root) === 9 ? atDocument(root as Document, x, y) : atShadow(root as ShadowRoot, x, y)
}
