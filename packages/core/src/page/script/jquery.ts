import { attribute, closest, type HtmlNode } from '../../html/node.ts'
import { callUnknown } from './call.ts'
import {
  classesOf,
  elementsIn,
  hyphened,
  inside,
  setAttribute,
  setClass,
  setFlag,
  sibling,
  styleOf,
} from './elements.ts'
import { addListener, dispatch, eventAt } from './events.ts'
import { eventsIn } from './globals.ts'
import { change, type Machine } from './machine.ts'
import { elementOf, isCallable, isThing, listOf, nodesIn, textValue, truth, unknown, type Value } from './value.ts'

// The methods of jQuery that say where a script looks, what it listens to and what it shows: https://api.jquery.com.

type Method = (nodes: readonly HtmlNode[], args: readonly Value[], machine: Machine) => Value

const setOf = (nodes: readonly (HtmlNode | undefined)[]): Value => ({
  kind: 'set',
  nodes: [...new Set(nodes)].filter((node) => node !== undefined).slice(0, 500),
})

/** A step from each element to others, of which a selector may choose. */
const step =
  (to: (node: HtmlNode) => readonly (HtmlNode | undefined)[]): Method =>
  (nodes, [selector], machine) =>
    setOf(
      nodes
        .flatMap(to)
        .filter((node) => node && (typeof selector !== 'string' || machine.page.matches(node, selector))),
    )

const shows =
  (does: 'show' | 'hide' | 'toggle'): Method =>
  (nodes, args, machine) => {
    const [to] = args
    const is = does === 'toggle' && typeof to === 'boolean' ? (to ? 'show' : 'hide') : does
    for (const node of nodes) change(machine, node, { does: is })
    for (const after of args) if (isCallable(after)) machine.call(after, [])
    return setOf(nodes)
  }

const classes =
  (to: boolean | undefined): Method =>
  (nodes, [names, force], machine) => {
    for (const name of (textValue(names) ?? '').split(/\s+/).filter((each) => each !== ''))
      for (const node of nodes)
        setClass(machine, node, name, to ?? (force === undefined ? !classesOf(node).includes(name) : truth(force)))
    return setOf(nodes)
  }

const listen: Method = (nodes, [events, ...rest], machine) => {
  // `.on({ click: open })`
  if (isThing(events) && events.kind === 'object')
    for (const [event, callee] of events.members) listen(nodes, [event, ...rest, callee], machine)
  const delegated = typeof rest[0] === 'string' ? rest[0] : undefined
  for (const event of eventsIn(events))
    for (const node of nodes) addListener(machine, { node, event, delegated, callee: rest.find(isCallable) })
  return setOf(nodes)
}

/** Sends an event to the first few: each of them may have many listeners. */
const send: Method = (nodes, [event], machine) => {
  for (const node of nodes.slice(0, 5)) dispatch(machine, node, event)
  return setOf(nodes)
}

/** What reads or writes text changes nothing that is shown. */
const content: Method = (nodes, args) => (args.length > 0 ? setOf(nodes) : unknown())

const chosen = (given: Value, machine: Machine): readonly HtmlNode[] =>
  typeof given === 'string' ? machine.page.all(given) : nodesIn(given)

const attributes: Method = (nodes, [name, value], machine) => {
  const key = textValue(name)
  if (key === undefined) return setOf(nodes)
  if (value === undefined) return nodes[0] && attribute(nodes[0], key)
  for (const node of nodes) {
    if (typeof value === 'boolean') setFlag(machine, node, key, value)
    else setAttribute(machine, node, key, value)
  }
  return setOf(nodes)
}

const styles: Method = (nodes, [name, value], machine) => {
  const isRead = !isThing(name) && value === undefined
  if (isRead) return (nodes[0] && styleOf(nodes[0], textValue(name) ?? '')) || unknown()
  const given = isThing(name) && name.kind === 'object' ? [...name.members] : [[textValue(name) ?? '', value] as const]
  for (const [key, set] of given)
    for (const node of nodes) change(machine, node, { does: 'style', name: hyphened(key), value: textValue(set) })
  return setOf(nodes)
}

const methods: Readonly<Record<string, Method>> = {
  on: listen,
  one: listen,
  bind: listen,
  live: listen,
  delegate: (nodes, [selector, events, callee], machine) => listen(nodes, [events, selector, callee], machine),
  click: (nodes, args, machine) =>
    args.some(isCallable) ? listen(nodes, ['click', ...args], machine) : send(nodes, ['click'], machine),
  trigger: send,
  off: setOf,
  unbind: setOf,
  ready: (_, [callback], machine) => machine.call(callback, [eventAt(undefined)]),
  each: (nodes, [callback], machine) => {
    for (const [index, node] of nodes.entries()) machine.call(callback, [index, elementOf(node)], elementOf(node))
    return setOf(nodes)
  },
  find: (nodes, [selector], machine) => setOf(nodes.flatMap((node) => inside(node, selector, machine))),
  closest: (nodes, [selector], machine) => {
    if (typeof selector !== 'string') return unknown()
    const matches = (node: HtmlNode) => machine.page.matches(node, selector)
    return setOf(nodes.map((node) => (matches(node) ? node : closest(node, matches))))
  },
  parent: step(({ parent }) => [parent ?? undefined]),
  parents: step(ancestors),
  next: step((node) => [sibling(node, 'next')]),
  prev: step((node) => [sibling(node, 'prev')]),
  filter: step((node) => [node]),
  not: (nodes, [other], machine) => {
    const others = chosen(other, machine)
    return setOf(nodes.filter((node) => !others.includes(node)))
  },
  has: (nodes, [selector], machine) => setOf(nodes.filter((node) => inside(node, selector, machine).length > 0)),
  add: (nodes, [other], machine) => setOf([...nodes, ...chosen(other, machine)]),
  eq: (nodes, [at]) => setOf([typeof at === 'number' ? nodes.at(at) : undefined]),
  first: (nodes) => setOf(nodes.slice(0, 1)),
  last: (nodes) => setOf(nodes.slice(-1)),
  get: (nodes, [at]) => (typeof at === 'number' ? elementOf(nodes.at(at)) : listOf(nodes)),
  is: (nodes, [selector], machine) =>
    // Whether something is `:visible` is not known.
    typeof selector !== 'string' || selector.includes(':')
      ? unknown()
      : nodes.some((node) => machine.page.matches(node, selector)),
  index: ([node]) => (node?.parent ? elementsIn(node.parent).indexOf(node) : unknown()),
  hasClass: (nodes, [name]) => nodes.some((node) => classesOf(node).includes(textValue(name) ?? '')),
  siblings: step((node) => (node.parent ? elementsIn(node.parent).filter((each) => each !== node) : [])),
  children: step(elementsIn),
  data: (nodes, [name]) => nodes[0] && attribute(nodes[0], `data-${hyphened(textValue(name) ?? '')}`),
  val: content,
  text: content,
  html: content,
  attr: attributes,
  prop: attributes,
  removeAttr: (nodes, [name], machine) => attributes(nodes, [name, null], machine),
  css: styles,
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

/** A method of a set of elements. One of a plugin is called, by its own name, with the elements of the set. */
export function callSet(machine: Machine, nodes: readonly HtmlNode[], name: string, args: readonly Value[]): Value {
  machine.spend(nodes.length)
  if (Object.hasOwn(methods, name)) return methods[name]!(nodes, args, machine)
  // `$('#d').modal('hide')`: the argument says what is done.
  const word = typeof args[0] === 'string' && /^\w+$/.test(args[0]) ? `.${args[0]}` : ''
  callUnknown(machine, `${name}${word}`, word ? args.slice(1) : args, nodes)
  return setOf(nodes)
}

function ancestors(node: HtmlNode): HtmlNode[] {
  const found: HtmlNode[] = []
  for (let at = node.parent; at && found.length < 100; at = at.parent) found.push(at)
  return found
}
