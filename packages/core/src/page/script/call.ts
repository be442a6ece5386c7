import type { HtmlNode } from '../../html/node.ts'
import { change, inDoubt, type Machine } from './machine.ts'
import { isCallable, isThing, nodesIn, type ObjectValue, textsIn, unknown, type Value } from './value.ts'

/** Calls a value, whatever it is. */
export function callFunction(machine: Machine, callee: Value, args: readonly Value[], self?: Value): Value {
  if (isCallable(callee)) return machine.call(callee, args, self)
  const { path, about } = isThing(callee) && callee.kind === 'unknown' ? callee : unknown()
  return callUnknown(machine, path, args, about)
}

/**
 * A call of what no inline script defines. What it does is not known, only what it was given; a function among that may
 * be called at any time, and is often what comes back: `debounce(open)`.
 */
export function callUnknown(
  machine: Machine,
  path: string,
  args: readonly Value[],
  about: readonly HtmlNode[] = [],
): Value {
  machine.spend()
  const given = [...about, ...args.flatMap((arg) => nodesIn(arg)), ...args.flatMap((arg) => named(machine, arg))]
  const nodes = [...new Set(given)].slice(0, 100)
  for (const node of nodes) change(machine, node, { does: 'call', path })
  const functions = args.filter(isCallable)
  for (const each of functions.slice(0, 5)) inDoubt(machine, () => machine.call(each, [unknown(), unknown()]))
  return functions.length === 1 ? functions[0] : unknown(path, nodes)
}

/** Elements that texts name: by an id, or by a selector that begins with one or with a class. */
function named(machine: Machine, value: Value): readonly HtmlNode[] {
  return textsIn(value)
    .slice(0, 20)
    .flatMap((text) => {
      const byId = machine.page.byId.get(text)
      if (byId) return [byId]
      return /^[#.[][^<>{}]{1,200}$/.test(text) ? machine.page.all(text).slice(0, 20) : []
    })
}

/** `new` of a class or a function of the page, or of something unknown. */
export function construct(machine: Machine, callee: Value, args: readonly Value[]): Value {
  if (!isThing(callee)) return unknown()
  if (callee.kind === 'unknown') return callUnknown(machine, callee.path, args, callee.about)
  if (callee.kind === 'native') return callee.call(args, undefined)
  const made: ObjectValue = { kind: 'object', members: new Map() }
  if (callee.kind === 'function') {
    machine.call(callee, args, made)
    return made
  }
  const shared = callee.kind === 'object' ? callee.members.get('prototype') : undefined
  if (callee.kind !== 'object' || !isThing(shared) || shared.kind !== 'object') return unknown()
  made.shared = shared
  for (const name of ['#fields', 'constructor']) {
    const step = memberOf(shared, name)
    if (isCallable(step)) machine.call(step, args, made)
  }
  return made
}

/** A member of an object or of what it has from its class. */
export function memberOf(object: ObjectValue, name: string): Value {
  let left = 10
  for (let at: ObjectValue | undefined = object; at && left-- > 0; at = at.shared) {
    if (at.members.has(name)) return at.members.get(name)
  }
  return undefined
}
