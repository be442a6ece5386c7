import { callFunction, callUnknown } from './call.ts'
import { callElement, callPart, elementMember, partMember, setElementMember, setPart } from './elements.ts'
import { addListener } from './events.ts'
import { callRoot, rootMember } from './globals.ts'
import { callSet } from './jquery.ts'
import { assign, type Machine, setMember } from './machine.ts'
import {
  isCallable,
  isThing,
  itemsOf,
  memberOf,
  nodesIn,
  ownOf,
  type Thing,
  textValue,
  truth,
  unknown,
  type Value,
} from './value.ts'

/** A call of a member: `object.name(...args)`. */
export interface MemberCall {
  object: Value
  name: string
  args: readonly Value[]
}

/** What a member of a value is. A method of something known comes as a function that is bound to it. */
export function getMember(machine: Machine, object: Value, name: string): Value {
  machine.spend()
  const bound: Value = {
    kind: 'native',
    // `[].forEach.call(buttons, …)`
    call: (args, self) => callMember(machine, { object: isList(object) && isList(self) ? self : object, name, args }),
  }
  if (typeof object === 'string') return name === 'length' ? object.length : bound
  if (!isThing(object)) return unknown(name)
  switch (object.kind) {
    case 'unknown':
      return unknown(`${object.path}.${name}`, object.about)
    case 'object':
      return memberOf(object, name)
    case 'function':
      return ownOf(object).members.get(name) ?? bound
    case 'root':
      return rootMember(machine, name) ?? bound
    case 'element': {
      const member = elementMember(object.node, name)
      return member ? member.value : bound
    }
    case 'part':
      return partMember(object, name) ?? bound
    case 'list':
    case 'set': {
      const items = itemsOf(object)
      if (name === 'length') return items.length
      return /^\d{1,4}$/.test(name) ? items[Number(name)] : bound
    }
    default:
      return bound
  }
}

/** Calls a member of a value. */
export function callMember(machine: Machine, { object, name, args }: MemberCall): Value {
  machine.spend()
  if (typeof object === 'string') return callText(object, name, args)
  if (!isThing(object)) return callUnknown(machine, name, args)
  switch (object.kind) {
    case 'function': {
      const own = object.own?.members.get(name)
      return isCallable(own) ? machine.call(own, args, object) : callBound(machine, object, name, args)
    }
    case 'native':
      return callBound(machine, object, name, args)
    case 'unknown':
      return callUnknown(machine, `${object.path}.${name}`, args, object.about)
    case 'object': {
      const member = memberOf(object, name)
      const isKnown = isThing(member) && member.kind !== 'object'
      return isKnown ? callFunction(machine, member, args, object) : callUnknown(machine, name, args, nodesIn(object))
    }
    case 'root':
      return callRoot(machine, name, args)
    case 'element':
      return callElement(machine, object.node, name, args)
    case 'part':
      return callPart(machine, object, name, args)
    case 'list':
      return callList(machine, object.items, name, args)
    case 'set':
      return callSet(machine, object.nodes, name, args)
  }
}

/** Writes a member of a value. */
export function setValue(machine: Machine, object: Value, name: string, value: Value): void {
  if (!isThing(object)) return
  if (object.kind === 'object') setMember(machine, object, name, value)
  else if (object.kind === 'function') setMember(machine, ownOf(object), name, value)
  else if (object.kind === 'root' && name.startsWith('on'))
    addListener(machine, { event: name.slice(2), callee: value })
  else if (object.kind === 'root') assign(machine, machine.globals, name, value)
  else if (object.kind === 'element') setElementMember(machine, object.node, name, value)
  else if (object.kind === 'part') setPart(machine, object, name, value)
}

function isList(value: Value): boolean {
  return isThing(value) && (value.kind === 'list' || value.kind === 'set')
}

function callBound(machine: Machine, callee: Thing, name: string, [self, ...args]: readonly Value[]): Value {
  if (name === 'bind') return { kind: 'native', call: (more) => machine.call(callee, [...args, ...more], self) }
  if (name === 'call') return machine.call(callee, args, self)
  if (name === 'apply') return machine.call(callee, itemsOf(args[0]), self)
  return callUnknown(machine, name, [self, ...args])
}

/** Items of one list that are looked at. */
const MAX_ITEMS = 500
/** Characters of an argument, so that no text grows fast. */
const MAX_ARGUMENT = 100

/** Methods of texts that give a short answer from texts and numbers. */
const TEXT_METHODS = new Set(
  'slice substring substr trim toLowerCase toUpperCase toString startsWith endsWith includes indexOf lastIndexOf concat charAt at split replace replaceAll'.split(
    ' ',
  ),
)

function callText(text: string, name: string, args: readonly Value[]): Value {
  if (!TEXT_METHODS.has(name) || args.some(isThing)) return unknown()
  const method = text[name as 'concat'] as (...args: Value[]) => string | number | boolean | string[] | undefined
  const value = method.apply(
    text,
    args.map((arg) => (typeof arg === 'string' ? arg.slice(0, MAX_ARGUMENT) : arg)),
  )
  if (Array.isArray(value)) return { kind: 'list', items: value.slice(0, MAX_ITEMS) }
  return typeof value === 'string' ? value.slice(0, 2000) : value
}

function callList(machine: Machine, items: Value[], name: string, args: readonly Value[]): Value {
  const visit = (item: Value, index: number): Value => machine.call(args[0], [item, index])
  const some = items.slice(0, MAX_ITEMS)
  switch (name) {
    case 'forEach':
    case 'map':
      return { kind: 'list', items: some.map(visit) }
    case 'filter':
      return { kind: 'list', items: some.filter((item, index) => truth(visit(item, index)) !== false) }
    case 'find': {
      for (const [index, item] of some.entries()) {
        const is = truth(visit(item, index))
        if (is !== false) return is ? item : unknown('', nodesIn(item))
      }
      return undefined
    }
    case 'some':
    case 'every': {
      const decides = name === 'some'
      const found = some.map((item, index) => truth(visit(item, index)))
      return found.includes(decides) ? decides : found.includes(undefined) ? unknown() : !decides
    }
    case 'includes':
      return isThing(args[0]) ? unknown() : items.includes(args[0])
    case 'indexOf':
      return isThing(args[0]) ? unknown() : items.indexOf(args[0])
    case 'at':
    case 'item':
      return typeof args[0] === 'number' ? items.at(args[0]) : unknown()
    case 'slice': {
      const [from, to] = args.map((arg) => (typeof arg === 'number' ? arg : undefined))
      return { kind: 'list', items: items.slice(from, to) }
    }
    case 'concat':
      return {
        kind: 'list',
        items: [...some, ...args.flatMap((arg) => (isList(arg) ? itemsOf(arg) : [arg]))].slice(0, MAX_ITEMS),
      }
    case 'entries':
      return { kind: 'list', items: some.map((item, index) => ({ kind: 'list', items: [index, item] })) }
    case 'push': {
      const before = items.length
      machine.undo(() => (items.length = before))
      if (before < MAX_ITEMS) items.push(...args)
      return items.length
    }
    case 'join': {
      const texts = items.map(textValue)
      return texts.includes(undefined) ? unknown() : texts.join(textValue(args[0]) ?? ',').slice(0, 2000)
    }
    default:
      return callUnknown(machine, name, args)
  }
}
