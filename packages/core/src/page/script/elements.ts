import { attribute, childrenOf, contains, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import { callUnknown } from './call.ts'
import { addListener, dispatch } from './events.ts'
import { change, type Machine } from './machine.ts'
import { elementOf, isThing, listOf, textValue, truth, unknown, type Value } from './value.ts'

// What scripts read of an element and do to it: https://dom.spec.whatwg.org/#interface-element. A method that is not here
// is told by its name.

const PARTS = new Set(['style', 'classList', 'dataset'])
const ATTRIBUTES = new Set(['id', 'href', 'name', 'title', 'target', 'rel', 'type', 'role', 'action'])
/** Properties that have another name than their attribute. */
const REFLECTED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  ariaHidden: 'aria-hidden',
  ariaExpanded: 'aria-expanded',
}
const FLAGS = new Set(['hidden', 'open', 'inert', 'disabled', 'checked'])

const properties: Readonly<Record<string, (node: HtmlNode) => Value>> = {
  parentElement: ({ parent }) => elementOf(parent ?? undefined),
  parentNode: ({ parent }) => elementOf(parent ?? undefined),
  nextElementSibling: (node) => elementOf(sibling(node, 'next')),
  previousElementSibling: (node) => elementOf(sibling(node, 'prev')),
  firstElementChild: (node) => elementOf(elementsIn(node)[0]),
  lastElementChild: (node) => elementOf(elementsIn(node).at(-1)),
  children: (node) => listOf(elementsIn(node)),
  hash: (node) => /#.*$/.exec(attribute(node, 'href') ?? '')?.[0].slice(0, 200) ?? '',
  tagName: ({ tag }) => tag.toUpperCase(),
  nodeName: ({ tag }) => tag.toUpperCase(),
  textContent: (node) => textOf(node, { limit: 200, plain: true }),
  innerText: (node) => textOf(node, { limit: 200, plain: true }),
  ownerDocument: () => ({ kind: 'root' }),
}

type Method = (node: HtmlNode, args: readonly Value[], machine: Machine) => Value

const shows =
  (does: 'show' | 'hide' | 'toggle'): Method =>
  (node, _, machine) =>
    change(machine, node, { does })

const methods: Readonly<Record<string, Method>> = {
  closest: (node, [selector], machine) => {
    if (typeof selector !== 'string') return unknown()
    for (let at: HtmlNode | null = node; at; at = at.parent)
      if (machine.page.matches(at, selector)) return elementOf(at)
    return null
  },
  matches: (node, [selector], machine) =>
    typeof selector === 'string' ? machine.page.matches(node, selector) : unknown(),
  contains: (node, [other]) =>
    isThing(other) && other.kind === 'element' ? node === other.node || contains(node, other.node) : unknown(),
  getAttribute: (node, [name]) => attribute(node, textValue(name)?.toLowerCase() ?? '') ?? null,
  hasAttribute: (node, [name]) => hasAttribute(node, textValue(name)?.toLowerCase() ?? ''),
  setAttribute: (node, [name, value], machine) => setAttribute(machine, node, textValue(name) ?? '', value),
  removeAttribute: (node, [name], machine) => setAttribute(machine, node, textValue(name) ?? '', null),
  toggleAttribute: (node, [name, force], machine) => {
    const key = textValue(name)?.toLowerCase() ?? ''
    const to = force === undefined ? !hasAttribute(node, key) : truth(force)
    setFlag(machine, node, key, to)
    return to ?? unknown()
  },
  addEventListener: (node, [event, callee], machine) =>
    addListener(machine, { node, event: textValue(event) ?? '', callee }),
  // Whoever stops listening is not called.
  removeEventListener: () => undefined,
  dispatchEvent: (node, [event], machine) => dispatch(machine, node, event),
  click: (node, _, machine) => dispatch(machine, node, 'click'),
  showModal: shows('show'),
  show: shows('show'),
  showPopover: shows('show'),
  togglePopover: shows('toggle'),
  close: shows('hide'),
  hidePopover: shows('hide'),
  remove: shows('hide'),
}

/** A property of an element, in a box. @returns undefined for a method */
export function elementMember(node: HtmlNode, name: string): { value: Value } | undefined {
  if (PARTS.has(name)) return { value: { kind: 'part', part: name as 'style' | 'classList' | 'dataset', node } }
  if (Object.hasOwn(properties, name)) return { value: properties[name]!(node) }
  if (FLAGS.has(name)) return { value: hasAttribute(node, name) }
  const reflected = reflectedBy(name)
  if (reflected) return { value: attribute(node, reflected) ?? '' }
  return Object.hasOwn(methods, name) || FINDERS.has(name) ? undefined : { value: unknown(name) }
}

function reflectedBy(name: string): string | undefined {
  if (ATTRIBUTES.has(name)) return name
  return Object.hasOwn(REFLECTED, name) ? REFLECTED[name] : undefined
}

export function callElement(machine: Machine, node: HtmlNode, name: string, args: readonly Value[]): Value {
  if (FINDERS.has(name)) return find(machine, name, args, node)
  return Object.hasOwn(methods, name) ? methods[name]!(node, args, machine) : callUnknown(machine, name, args, [node])
}

export function setElementMember(machine: Machine, node: HtmlNode, name: string, value: Value): void {
  if (name.startsWith('on')) addListener(machine, { node, event: name.slice(2), callee: value })
  else if (name === 'style') setAttribute(machine, node, 'style', value)
  else if (FLAGS.has(name)) setFlag(machine, node, name, truth(value))
  else if (Object.hasOwn(REFLECTED, name)) setAttribute(machine, node, REFLECTED[name]!, value)
}

/** Sets an attribute that holds by being there. @param to undefined: nobody knows */
export function setFlag(machine: Machine, node: HtmlNode, name: string, to: boolean | undefined): void {
  change(machine, node, { does: 'attribute', name, value: to === undefined ? undefined : to ? '' : null })
}

/** Gives an attribute a value, or removes it with null. Of classes and styles each one changes by itself. */
export function setAttribute(machine: Machine, node: HtmlNode, name: string, value: Value): undefined {
  const text = textValue(value)
  if (name === 'style') {
    for (const declaration of (text ?? '').split(';').slice(0, 50)) {
      const [property = '', set] = declaration.split(':')
      if (set !== undefined)
        change(machine, node, { does: 'style', name: property.trim().toLowerCase(), value: set.trim() })
    }
  } else if (name === 'class' && text !== undefined) {
    const before = classesOf(node)
    const after = value === null ? [] : text.split(/\s+/).slice(0, 50)
    for (const each of before) if (!after.includes(each)) setClass(machine, node, each, false)
    for (const each of after) if (each && !before.includes(each)) setClass(machine, node, each, true)
  } else if (name !== 'class') change(machine, node, { does: 'attribute', name, value: value === null ? null : text })
}

/** @param to undefined: nobody knows */
export function setClass(machine: Machine, node: HtmlNode, name: string, to: boolean | undefined): void {
  change(machine, node, { does: 'class', name, to })
}

const FINDERS = new Set([
  'querySelector',
  'querySelectorAll',
  'getElementsByClassName',
  'getElementsByTagName',
  'getElementsByName',
])

/** What one of the `FINDERS` finds in the document, or inside an element. */
export function find(machine: Machine, name: string, [given]: readonly Value[], node?: HtmlNode): Value {
  const text = textValue(given)
  const selector =
    name === 'getElementsByClassName' ? `.${text}` : name === 'getElementsByName' ? `[name="${text}"]` : given
  const nodes = inside(node, selector, machine)
  return name === 'querySelector' ? elementOf(nodes[0]) : listOf(nodes)
}

/** Elements that a selector finds inside of one, or in the document. */
export function inside(node: HtmlNode | undefined, selector: Value, machine: Machine): readonly HtmlNode[] {
  if (typeof selector !== 'string') return []
  const all = machine.page.all(selector.replace(/^\s*:scope\s*>?/, ''))
  return node ? all.filter((each) => contains(node, each)) : all
}

export function elementsIn(node: HtmlNode): HtmlNode[] {
  return childrenOf(node).filter(({ tag }) => tag !== TEXT)
}

export function sibling(node: HtmlNode, way: 'next' | 'prev'): HtmlNode | undefined {
  let left = 200
  for (let at = node[way]; at && left-- > 0; at = at[way]) if (at.tag !== TEXT) return at
  return undefined
}

type Part = { part: 'style' | 'classList' | 'dataset'; node: HtmlNode }

/** What `style`, `classList` or `dataset` say by name. @returns undefined for what may be a method */
export function partMember({ part, node }: Part, name: string): Value {
  if (part === 'dataset') return attribute(node, `data-${hyphened(name)}`)
  return part === 'style' && !/Property/.test(name) ? styleOf(node, hyphened(name)) : undefined
}

export function callPart(machine: Machine, { part, node }: Part, name: string, args: readonly Value[]): Value {
  const [first = '', second] = args.map(textValue)
  if (part === 'style') {
    if (name === 'getPropertyValue') return styleOf(node, first)
    if (name === 'setProperty') change(machine, node, { does: 'style', name: first, value: second })
    if (name === 'removeProperty') change(machine, node, { does: 'style', name: first, value: '' })
  }
  if (part !== 'classList') return undefined
  const has = classesOf(node).includes(first)
  if (name === 'contains') return has
  if (name === 'toggle') {
    const forced = args.length > 1 ? (isThing(args[1]) ? undefined : Boolean(args[1])) : !has
    setClass(machine, node, first, forced)
    return forced ?? unknown()
  }
  if (name === 'replace') {
    setClass(machine, node, first, false)
    setClass(machine, node, second ?? '', true)
  }
  if (name === 'add' || name === 'remove')
    for (const each of args) if (typeof each === 'string') setClass(machine, node, each, name === 'add')
  return undefined
}

export function setPart(machine: Machine, { part, node }: Part, name: string, value: Value): void {
  if (part === 'dataset') setAttribute(machine, node, `data-${hyphened(name)}`, value)
  else if (name === 'cssText') setAttribute(machine, node, 'style', value)
  else if (part === 'style') change(machine, node, { does: 'style', name: hyphened(name), value: textValue(value) })
}

export function classesOf(node: HtmlNode): string[] {
  return (attribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
}

/** The value of a property in the element's own style; empty where it has none. */
export function styleOf(node: HtmlNode, name: string): string {
  for (const declaration of (attribute(node, 'style')?.slice(0, 2000) ?? '').toLowerCase().split(';')) {
    const colon = declaration.indexOf(':')
    if (declaration.slice(0, colon).trim() === name)
      return declaration
        .slice(colon + 1)
        .replace('!important', '')
        .trim()
  }
  return ''
}

/** `ariaHidden` as attributes and properties of styles have it: `aria-hidden`. */
export function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
