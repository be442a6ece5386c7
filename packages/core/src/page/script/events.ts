import type { HtmlNode } from '../../html/node.ts'
import { inDoubt, type Listener, type Machine } from './machine.ts'
import { elementOf, isCallable, isThing, textValue, type Value } from './value.ts'

const MAX_LISTENERS = 2000
/** Events that a page has on its way to its visitor. */
const ON_THE_WAY = new Set(['DOMContentLoaded', 'load', 'ready', 'pageshow', 'readystatechange', 'alpine:init'])

/** Takes note of what is called when something happens; what waits for the page runs now. */
export function addListener(machine: Machine, listener: Listener): undefined {
  if (ON_THE_WAY.has(listener.event) && !listener.node) machine.call(listener.callee, [eventAt(undefined)])
  else if (machine.listeners.length < MAX_LISTENERS) machine.listeners.push(listener)
}

/** Something that a script makes happen on an element: its listeners, and those of what it is in. */
export function dispatch(machine: Machine, node: HtmlNode | undefined, event: Value): undefined {
  const type = isThing(event) && event.kind === 'object' ? event.members.get('type') : event
  const name = textValue(type)
  if (name === undefined) return undefined
  const given = isThing(event) ? event : eventAt(node)
  const called = machine.listeners.filter(
    (listener) => listener.event === name && !listener.delegated && (!listener.node || listener.node === node),
  )
  for (const { callee, node: own } of called.slice(0, 20)) machine.call(callee, [given], elementOf(own))
}

/** An event as its listener gets it. */
export function eventAt(target: HtmlNode | undefined, current = target): Value {
  const members = new Map<string, Value>([['type', 'click']])
  if (target) members.set('target', elementOf(target))
  if (current) members.set('currentTarget', elementOf(current))
  for (const name of ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'])
    members.set(name, { kind: 'native', call: () => undefined })
  return { kind: 'object', members }
}

/** Calls a listener as an event on `target` does. */
export function fire(machine: Machine, { callee, node }: Listener, target: HtmlNode, current = node): void {
  const event = eventAt(target, current)
  const self = elementOf(current)
  if (isCallable(callee)) machine.call(callee, [event], self)
  else if (isThing(callee) && callee.kind === 'object') {
    const handler = callee.members.get('handleEvent') ?? callee.shared?.members.get('handleEvent')
    if (isCallable(handler)) inDoubt(machine, () => machine.call(handler, [event], callee))
  }
}
