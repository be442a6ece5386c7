import { attribute, closest, type HtmlNode } from '../../html/node.ts'
import { callUnknown } from './call.ts'
import { elementsIn, inside, setAttribute, sibling } from './element-members.ts'
import { addListener, dispatch, eventAt } from './events.ts'
import { change, type Machine } from './machine.ts'
import { classesOf, styleOf } from './part-members.ts'
import { elementOf, isCallable, isThing, nodesIn, textValue, truth, unknown, type Value } from './value.ts'

// The methods of jQuery that say where a script looks, what it listens on and what it shows: https://api.jquery.com.

const of = (nodes: readonly (HtmlNode | undefined)[]): Value => ({
  kind: 'set',
  nodes: [...new Set(nodes)].filter((node) => node !== undefined).slice(0, 500),
})

type Method = (nodes: readonly HtmlNode[], args: readonly Value[], machine: Machine) => Value

const filtered = (nodes: readonly (HtmlNode | undefined)[], selector: Value, machine: Machine): Value =>
  of(nodes.filter((node) => node && (typeof selector !== 'string' || machine.page.matches(node, selector))))

const shows =
  (does: 'show' | 'hide' | 'toggle'): Method =>
  (nodes, args, machine) => {
    const is = does === 'toggle' && args.length > 0 && typeof args[0] === 'boolean' ? (args[0] ? 'show' : 'hide') : does
    for (const node of nodes) change(machine, node, { does: is })
    for (const after of args) if (isCallable(after)) machine.call(after, [])
    return of(nodes)
  }

const classes =
  (to: boolean | undefined): Method =>
  (nodes, [names, force], machine) => {
    const forced = truth(force)
    for (const name of (textValue(names) ?? '').split(/\s+/).filter((each) => each !== '')) {
      for (const node of nodes) {
        const is = to ?? (force === undefined ? !classesOf(node).includes(name) : forced)
        change(machine, node, { does: 'class', name, to: is })
      }
    }
    return of(nodes)
  }

const listens: Method = (nodes, [events, ...rest], machine) => {
  const callee = rest.find(isCallable)
  const delegated = typeof rest[0] === 'string' ? rest[0] : undefined
  for (const event of (textValue(events) ?? '').split(/\s+/)) {
    for (const node of nodes) addListener(machine, { node, event: event.split('.')[0]!, delegated, callee })
  }
  return of(nodes)
}

const METHODS: Readonly<Record<string, Method>> = {
  on: listens,
  one: listens,
  bind: listens,
  live: listens,
  delegate: (nodes, [selector, events, callee], machine) => listens(nodes, [events, selector, callee], machine),
  click: (nodes, args, machine) => {
    if (args.some(isCallable)) return listens(nodes, ['click', ...args], machine)
    for (const node of nodes.slice(0, 5)) dispatch(machine, node, 'click')
    return of(nodes)
  },
  trigger: (nodes, [event], machine) => {
    for (const node of nodes.slice(0, 5)) dispatch(machine, node, event)
    return of(nodes)
  },
  each: (nodes, [callback], machine) => {
    for (const [index, node] of nodes.entries()) machine.call(callback, [index, elementOf(node)], elementOf(node))
    return of(nodes)
  },
  ready: (_, [callback], machine) => machine.call(callback, [eventAt(undefined)]),
  find: (nodes, [selector], machine) => of(nodes.flatMap((node) => inside(node, selector, machine))),
  closest: (nodes, [selector], machine) =>
    of(
      nodes.map((node) => {
        if (typeof selector !== 'string') return undefined
        if (machine.page.matches(node, selector)) return node
        return closest(node, (ancestor) => machine.page.matches(ancestor, selector))
      }),
    ),
  parent: (nodes, [selector], machine) =>
    filtered(
      nodes.map(({ parent }) => parent ?? undefined),
      selector,
      machine,
    ),
  parents: (nodes, [selector], machine) => filtered(nodes.flatMap(ancestors), selector, machine),
  next: (nodes, [selector], machine) =>
    filtered(
      nodes.map((node) => sibling(node, 'next')),
      selector,
      machine,
    ),
  prev: (nodes, [selector], machine) =>
    filtered(
      nodes.map((node) => sibling(node, 'prev')),
      selector,
      machine,
    ),
  siblings: (nodes, [selector], machine) =>
    filtered(
      nodes.flatMap((node) => (node.parent ? elementsIn(node.parent).filter((each) => each !== node) : [])),
      selector,
      machine,
    ),
  children: (nodes, [selector], machine) => filtered(nodes.flatMap(elementsIn), selector, machine),
  filter: (nodes, [selector], machine) => filtered(nodes, selector, machine),
  not: (nodes, [other], machine) => {
    const left = typeof other === 'string' ? machine.page.all(other) : nodesIn(other)
    return of(nodes.filter((node) => !left.includes(node)))
  },
  has: (nodes, [selector], machine) => of(nodes.filter((node) => inside(node, selector, machine).length > 0)),
  add: (nodes, [other], machine) =>
    of([...nodes, ...(typeof other === 'string' ? machine.page.all(other) : nodesIn(other))]),
  eq: (nodes, [at]) => of([typeof at === 'number' ? nodes.at(at) : undefined]),
  first: (nodes) => of(nodes.slice(0, 1)),
  last: (nodes) => of(nodes.slice(-1)),
  get: (nodes, [at]) => elementOf(nodes[typeof at === 'number' ? at : 0]),
  is: (nodes, [selector], machine) => {
    if (typeof selector !== 'string' || selector.includes(':')) return unknown()
    return nodes.some((node) => machine.page.matches(node, selector))
  },
  hasClass: (nodes, [name]) => nodes.some((node) => classesOf(node).includes(textValue(name) ?? '')),
  data: (nodes, [name]) => dataOf(nodes[0], textValue(name)),
  attr: (nodes, [name, value], machine) => attributes(nodes, [name, value], machine),
  prop: (nodes, [name, value], machine) => attributes(nodes, [name, value], machine),
  removeAttr: (nodes, [name], machine) => {
    for (const node of nodes) change(machine, node, { does: 'attribute', name: textValue(name) ?? '', value: null })
    return of(nodes)
  },
  css: (nodes, [name, value], machine) => styles(nodes, [name, value], machine),
  addClass: classes(true),
  removeClass: classes(false),
  toggleClass: classes(undefined),
  show: shows('show'),
  fadeIn: shows('show'),
  slideDown: shows('show'),
  fadeTo: shows('show'),
  hide: shows('hide'),
  fadeOut: shows('hide'),
  slideUp: shows('hide'),
  remove: shows('hide'),
  toggle: shows('toggle'),
  fadeToggle: shows('toggle'),
  slideToggle: shows('toggle'),
}
/** They change nothing of what is shown. */
const HARMLESS = new Set([
  'focus',
  'blur',
  'off',
  'unbind',
  'val',
  'text',
  'html',
  'stop',
  'delay',
  'offset',
  'animate',
  'serialize',
  'submit',
  'validate',
  'width',
  'height',
  'scrollTop',
  'index',
  'end',
  'removeData',
  'clone',
])

/** A method of a set of elements; one of a plugin is called with what the set holds, by its own name. */
export function callSet(machine: Machine, nodes: readonly HtmlNode[], name: string, args: readonly Value[]): Value {
  machine.spend(nodes.length)
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (method) return method(nodes, args, machine)
  if (HARMLESS.has(name)) return of(nodes)
  // `$('#d').modal('hide')`: the word says what is done.
  const word = typeof args[0] === 'string' && /^\w+$/.test(args[0]) ? `.${args[0]}` : ''
  callUnknown(machine, `${name}${word}`, word ? args.slice(1) : args, nodes)
  return of(nodes)
}

/** Length or an element; undefined for what may be a method. */
export function setMemberOf(nodes: readonly HtmlNode[], name: string): Value {
  if (name === 'length') return nodes.length
  return /^\d{1,4}$/.test(name) ? elementOf(nodes[Number(name)]) : undefined
}

function dataOf(node: HtmlNode | undefined, name: string | undefined): Value {
  if (!node || name === undefined) return unknown()
  return attribute(node, `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
}

function attributes(nodes: readonly HtmlNode[], [name, value]: readonly Value[], machine: Machine): Value {
  const key = textValue(name)
  if (key === undefined) return of(nodes)
  if (value === undefined) return nodes[0] && attribute(nodes[0], key)
  for (const node of nodes) {
    if (typeof value === 'boolean') change(machine, node, { does: 'attribute', name: key, value: value ? '' : null })
    else setAttribute(machine, node, key, value)
  }
  return of(nodes)
}

function styles(nodes: readonly HtmlNode[], [name, value]: readonly Value[], machine: Machine): Value {
  const given = isThing(name) && name.kind === 'object' ? [...name.members] : [[textValue(name) ?? '', value] as const]
  if (!isThing(name) && value === undefined)
    return nodes[0] ? styleOf(nodes[0], textValue(name) ?? '') || unknown() : unknown()
  for (const [key, set] of given)
    for (const node of nodes) change(machine, node, { does: 'style', name: key, value: textValue(set) })
  return of(nodes)
}

function ancestors(node: HtmlNode): HtmlNode[] {
  const found: HtmlNode[] = []
  for (let at = node.parent; at && found.length < 100; at = at.parent) found.push(at)
  return found
}
