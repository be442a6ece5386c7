import { callFunction, callUnknown, memberOf } from './call.ts'
import { callElement, elementMember, setElementMember } from './element-members.ts'
import { globalOf } from './globals.ts'
import { assign, change, type Machine, setMember } from './machine.ts'
import { callPart, partMember, setPart } from './part-members.ts'
import { callRoot, rootElement } from './root-members.ts'
import { callSet, setMemberOf } from './set-members.ts'
import { isCallable, isThing, type NativeFunction, nodesIn, type Thing, unknown, type Value } from './value.ts'
import { callList, callText, listMember } from './value-members.ts'

/** A call of a member: `object.name(...args)`. */
export interface MemberCall {
  object: Value
  name: string
  args: readonly Value[]
}

/** What a member of a value is. A method of something known comes as a function that is bound to it. */
export function getMember(machine: Machine, object: Value, name: string): Value {
  machine.spend()
  if (typeof object === 'string') return name === 'length' ? object.length : bound(machine, object, name)
  if (!isThing(object)) return unknown(name)
  switch (object.kind) {
    case 'unknown':
      return unknown(`${object.path}.${name}`, object.about)
    case 'object': {
      const own = memberOf(object, name)
      return isCallable(own) ? own : own === undefined && !object.members.has(name) ? undefined : own
    }
    case 'root':
      return rootElement(machine, name) ?? machine.globals.names.get(name) ?? ofRoot(machine, name)
    case 'element': {
      const member = elementMember(object.node, name)
      return member === undefined ? bound(machine, object, name) : member.value
    }
    case 'part':
      return partMember(object, name) ?? bound(machine, object, name)
    case 'list':
      return listMember(object.items, name) ?? bound(machine, object, name)
    case 'set':
      return setMemberOf(object.nodes, name) ?? bound(machine, object, name)
    default:
      return bound(machine, object, name)
  }
}

/** Calls a member of a value. */
export function callMember(machine: Machine, call: MemberCall): Value {
  machine.spend()
  const { object, name, args } = call
  if (isThing(object) && (object.kind === 'function' || object.kind === 'native')) {
    if (name === 'bind') return rebound(machine, object, args)
    if (name === 'call') return machine.call(object, args.slice(1), args[0])
    if (name === 'apply') return machine.call(object, listed(args[1]), args[0])
    return callUnknown(machine, name, args)
  }
  if (typeof object === 'string') return callText(object, name, args)
  if (!isThing(object)) return callUnknown(machine, name, args)
  return callThing(machine, object, call)
}

function callThing(
  machine: Machine,
  object: Exclude<Thing, { kind: 'function' | 'native' }>,
  { name, args }: MemberCall,
): Value {
  switch (object.kind) {
    case 'unknown':
      return callUnknown(machine, `${object.path}.${name}`, args, object.about)
    case 'object': {
      const member = memberOf(object, name)
      if (isCallable(member)) return machine.call(member, args, object)
      return callUnknown(
        machine,
        isThing(member) && member.kind === 'unknown' ? member.path : name,
        args,
        nodesIn(object),
      )
    }
    case 'root': {
      const own = machine.globals.names.get(name)
      return own === undefined ? callRoot(machine, name, args) : callFunction(machine, own, args, object)
    }
    case 'element':
      return callElement(machine, object.node, name, args)
    case 'part':
      return callPart(machine, object, name, args)
    case 'list':
      return callList(machine, object.items, name, args)
    case 'set':
      return callSet(machine, object.nodes, name, args)
    case 'pattern':
      return name === 'test' && typeof args[0] === 'string' ? object.pattern.test(args[0].slice(0, 200)) : unknown()
    default:
      return unknown()
  }
}

/** Writes a member of a value. */
export function setValue(machine: Machine, object: Value, name: string, value: Value): void {
  if (!isThing(object)) return
  if (object.kind === 'object') setMember(machine, object, name, value)
  else if (object.kind === 'root' && name.startsWith('on'))
    machine.listeners.push({ event: name.slice(2), callee: value })
  else if (object.kind === 'root') assign(machine, machine.globals, name, value)
  else if (object.kind === 'element') setElementMember(machine, object.node, name, value)
  else if (object.kind === 'part') setPart(machine, object, name, value)
  else if (object.kind === 'unknown')
    for (const node of object.about) change(machine, node, { does: 'call', path: object.path })
}

function ofRoot(machine: Machine, name: string): Value {
  const known = globalOf(machine, name)
  if (!isThing(known) || known.kind !== 'unknown') return known
  return bound(machine, { kind: 'root' }, name)
}

function bound(machine: Machine, object: Value, name: string): NativeFunction {
  return { kind: 'native', call: (args) => callMember(machine, { object, name, args }) }
}

function rebound(machine: Machine, callee: Thing, [self, ...first]: readonly Value[]): Value {
  // What is native is bound already.
  return { kind: 'native', call: (args) => machine.call(callee, [...first, ...args], self) }
}

function listed(value: Value): readonly Value[] {
  return isThing(value) && value.kind === 'list' ? value.items : []
}
