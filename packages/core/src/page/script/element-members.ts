import { attribute, contains, type HtmlNode, hasAttribute, TEXT } from '../../html/node.ts'
import { textOf } from '../../html/text.ts'
import { callUnknown } from './call.ts'
import { addListener, dispatch } from './events.ts'
import { change, type Machine } from './machine.ts'
import { classesOf, setStyle } from './part-members.ts'
import { elementOf, isThing, listOf, textValue, truth, unknown, type Value } from './value.ts'

const PARTS = new Set(['style', 'classList', 'dataset'])
/** Properties that say what an attribute says. */
const REFLECTED: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  ariaHidden: 'aria-hidden',
  ariaExpanded: 'aria-expanded',
}
const ATTRIBUTES = new Set(['id', 'href', 'name', 'title', 'target', 'rel', 'type', 'role', 'action'])
const FLAGS = new Set(['hidden', 'open', 'inert', 'disabled', 'checked'])

type Step = (node: HtmlNode) => HtmlNode | undefined

const STEPS: Readonly<Record<string, Step>> = {
  parentElement: ({ parent }) => parent ?? undefined,
  parentNode: ({ parent }) => parent ?? undefined,
  nextElementSibling: (node) => sibling(node, 'next'),
  previousElementSibling: (node) => sibling(node, 'prev'),
  firstElementChild: (node) => elementsIn(node)[0],
  lastElementChild: (node) => elementsIn(node).at(-1),
}

/** A property of an element, in a box; undefined for what may be a method. */
export function elementMember(node: HtmlNode, name: string): { value: Value } | undefined {
  if (PARTS.has(name)) return { value: { kind: 'part', part: name as 'style' | 'classList' | 'dataset', node } }
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined
  if (step) return { value: elementOf(step(node)) }
  if (FLAGS.has(name)) return { value: hasAttribute(node, name) }
  const reflected = Object.hasOwn(REFLECTED, name) ? REFLECTED[name] : ATTRIBUTES.has(name) ? name : undefined
  if (reflected) return { value: attribute(node, reflected) ?? '' }
  if (name === 'children') return { value: listOf(elementsIn(node)) }
  if (name === 'className') return { value: attribute(node, 'class') ?? '' }
  if (name === 'hash') return { value: /#.*$/.exec(attribute(node, 'href') ?? '')?.[0].slice(0, 200) ?? '' }
  if (name === 'tagName' || name === 'nodeName') return { value: node.tag.toUpperCase() }
  if (name === 'textContent' || name === 'innerText') return { value: textOf(node, { limit: 200, plain: true }) }
  return /^(?:value|offset|client|scroll[THWL]|innerHTML|outerHTML|isConnected|files)/.test(name)
    ? { value: unknown(name, []) }
    : undefined
}

type Method = (node: HtmlNode, args: readonly Value[], machine: Machine) => Value

const METHODS: Readonly<Record<string, Method>> = {
  querySelector: (node, [selector], machine) => elementOf(inside(node, selector, machine)[0]),
  querySelectorAll: (node, [selector], machine) => listOf(inside(node, selector, machine)),
  getElementsByClassName: (node, [name], machine) => listOf(inside(node, `.${textValue(name)}`, machine)),
  getElementsByTagName: (node, [name], machine) => listOf(inside(node, name, machine)),
  closest: (node, [selector], machine) => {
    if (typeof selector !== 'string') return unknown()
    for (let at: HtmlNode | null = node; at; at = at.parent)
      if (machine.page.matches(at, selector)) return elementOf(at)
    return null
  },
  matches: (node, [selector], machine) =>
    typeof selector === 'string' ? machine.page.matches(node, selector) : unknown(),
  contains: (node, [other]) =>
    isThing(other) && other.kind === 'element' ? other.node === node || contains(node, other.node) : unknown(),
  getAttribute: (node, [name]) => attribute(node, textValue(name)?.toLowerCase() ?? '') ?? null,
  hasAttribute: (node, [name]) => hasAttribute(node, textValue(name)?.toLowerCase() ?? ''),
  setAttribute: (node, [name, value], machine) => setAttribute(machine, node, textValue(name) ?? '', value),
  removeAttribute: (node, [name], machine) =>
    change(machine, node, { does: 'attribute', name: textValue(name) ?? '', value: null }),
  toggleAttribute: (node, [name, force], machine) => {
    const attributeName = textValue(name) ?? ''
    const to = force === undefined ? !hasAttribute(node, attributeName) : truth(force)
    change(machine, node, {
      does: 'attribute',
      name: attributeName,
      value: to === undefined ? undefined : to ? '' : null,
    })
    return to ?? unknown()
  },
  addEventListener: (node, [event, callee], machine) =>
    addListener(machine, { node, event: textValue(event) ?? '', callee }),
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
const HARMLESS = new Set([
  'focus',
  'blur',
  'scrollIntoView',
  'scrollTo',
  'scroll',
  'submit',
  'requestSubmit',
  'reset',
  'removeEventListener',
  'setCustomValidity',
  'checkValidity',
  'reportValidity',
  'getBoundingClientRect',
])

export function callElement(machine: Machine, node: HtmlNode, name: string, args: readonly Value[]): Value {
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (method) return method(node, args, machine)
  return HARMLESS.has(name) ? unknown() : callUnknown(machine, name, args, [node])
}

export function setElementMember(machine: Machine, node: HtmlNode, name: string, value: Value): void {
  if (name.startsWith('on')) addListener(machine, { node, event: name.slice(2), callee: value })
  else if (name === 'className') setAttribute(machine, node, 'class', value)
  else if (name === 'style') setStyle(machine, node, value)
  else if (FLAGS.has(name)) {
    const is = truth(value)
    change(machine, node, { does: 'attribute', name, value: is === undefined ? undefined : is ? '' : null })
  } else if (Object.hasOwn(REFLECTED, name)) setAttribute(machine, node, REFLECTED[name]!, value)
}

/** An attribute gets a value; classes and styles are told one by one. */
export function setAttribute(machine: Machine, node: HtmlNode, name: string, value: Value): undefined {
  if (name === 'style') return void setStyle(machine, node, value)
  const text = textValue(value)
  if (name !== 'class') return change(machine, node, { does: 'attribute', name, value: text })
  const before = classesOf(node)
  const after = (text ?? '').split(/\s+/).slice(0, 50)
  if (text === undefined) return undefined
  for (const each of before) if (!after.includes(each)) change(machine, node, { does: 'class', name: each, to: false })
  for (const each of after)
    if (each && !before.includes(each)) change(machine, node, { does: 'class', name: each, to: true })
}

/** Elements inside of one that a selector finds. */
export function inside(node: HtmlNode, selector: Value, machine: Machine): HtmlNode[] {
  if (typeof selector !== 'string') return []
  return machine.page.all(selector.replace(/^\s*:scope\s*>?/, '')).filter((each) => contains(node, each))
}

export function elementsIn(node: HtmlNode): HtmlNode[] {
  return node.children.filter(({ tag }) => tag !== TEXT)
}

export function sibling(node: HtmlNode, way: 'next' | 'prev'): HtmlNode | undefined {
  let left = 200
  for (let at = node[way]; at && left-- > 0; at = at[way]) if (at.tag !== TEXT) return at
  return undefined
}

function shows(does: 'show' | 'hide' | 'toggle'): Method {
  return (node, _, machine) => change(machine, node, { does })
}
