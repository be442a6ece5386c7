import { contains, type HtmlNode } from '../../html/node.ts'
import type { Listener, Machine } from './machine.ts'
import { elementOf, isThing, memberOf, textValue, type Value } from './value.ts'

const MAX_LISTENERS = 2000
/** Listeners that hear one event which a script sends. */
const MAX_HEARING = 20
/** Events that a page has while it loads. */
const AT_LOAD = new Set(['DOMContentLoaded', 'load', 'ready', 'pageshow', 'readystatechange', 'alpine:init'])

/** Takes note of a listener. One that waits for the page to load runs now. */
export function addListener(machine: Machine, listener: Listener): undefined {
  if (AT_LOAD.has(listener.event) && !listener.node) machine.call(listener.callee, [eventAt(undefined)])
  else if (machine.listeners.length < MAX_LISTENERS) machine.listeners.push(listener)
}

/**
 * Sends an event from a script to those who listen.
 * @param node absent: the document or the window
 * @param given the event, or its name: jQuery's events and `click()` bubble
 */
export function dispatch(machine: Machine, node: HtmlNode | undefined, given: Value): undefined {
  const own = isThing(given) && given.kind === 'object' ? given.members : undefined
  const type = textValue(own ? own.get('type') : given)
  if (type === undefined) return
  const bubbles = own ? own.get('bubbles') === true : true
  const hears = ({ event, node: at, delegated }: Listener): boolean => {
    if (event !== type) return false
    if (delegated !== undefined) return node !== undefined && bubbles && machine.page.matches(node, delegated)
    return at === node || (bubbles && node !== undefined && (!at || contains(at, node)))
  }
  for (const listener of machine.listeners.filter(hears).slice(0, MAX_HEARING)) {
    const current = listener.delegated === undefined ? listener.node : node
    const event = new Map([...eventMembers(node, current), ...(own ?? [['type', type] as const])])
    callListener(machine, listener.callee, { kind: 'object', members: event }, elementOf(current))
  }
}

/** An event as its listener gets it. */
export function eventAt(target: HtmlNode | undefined, current = target): Value {
  return { kind: 'object', members: eventMembers(target, current) }
}

function eventMembers(target: HtmlNode | undefined, current = target): Map<string, Value> {
  const members = new Map<string, Value>([['type', 'click']])
  if (target) members.set('target', elementOf(target))
  if (current) members.set('currentTarget', elementOf(current))
  for (const name of ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'])
    members.set(name, { kind: 'native', call: () => undefined })
  return members
}

/** Calls a listener as an event on `target` does. */
export function fire(machine: Machine, { callee, node }: Listener, target: HtmlNode, current = node): void {
  callListener(machine, callee, eventAt(target, current), elementOf(current))
}

/** Calls a function, or the `handleEvent` of an object. */
function callListener(machine: Machine, callee: Value, event: Value, current: Value): void {
  if (isThing(callee) && callee.kind === 'object') machine.call(memberOf(callee, 'handleEvent'), [event], callee)
  else machine.call(callee, [event], current)
}
