import type { Class, Expression, PrivateIdentifier } from 'acorn'
import { type Machine, scopeOf, setMember } from './machine.ts'
import { isThing, type ObjectValue, type Scope, unknown, type Value } from './value.ts'

/** Members of one class that are read. */
const MAX_MEMBERS = 200

/** A class: an object of its static members that makes others. */
export function classOf(node: Class, outer: Scope, machine: Machine): ObjectValue {
  const given = node.superClass ? machine.evaluate(node.superClass, outer) : undefined
  const parent = isThing(given) && given.kind === 'object' ? given : undefined
  const prototype: ObjectValue = { kind: 'object', members: new Map(), from: prototypeOf(parent) }
  const fields: ((self: ObjectValue) => void)[] = []
  const made: ObjectValue = {
    kind: 'object',
    members: new Map<string, Value>([['prototype', prototype]]),
    from: parent,
    construct(args, self) {
      const own = prototype.members.get('constructor')
      if (!own) parent?.construct?.(args, self)
      for (const field of fields) field(self)
      if (own) machine.call(own, args, self)
    },
  }
  const scope: Scope = { names: new Map([['super', parent]]), outer, isFunction: false }
  if (node.id) scope.names.set(node.id.name, made)
  for (const each of node.body.body.slice(0, MAX_MEMBERS)) {
    const name = each.type === 'StaticBlock' || each.computed ? undefined : nameOf(each.key)
    if (name === undefined || each.type === 'StaticBlock') continue
    if (each.type === 'MethodDefinition') {
      const isAccessor = each.kind === 'get' || each.kind === 'set'
      const owner = each.static ? made : prototype
      owner.members.set(name, isAccessor ? unknown(name) : machine.evaluate(each.value, scope))
      continue
    }
    const { value } = each
    const set = (self: ObjectValue): void => {
      const inside: Scope = { names: new Map([['this', self]]), outer: scope, isFunction: true }
      setMember(machine, self, name, value ? machine.evaluate(value, inside) : undefined)
    }
    if (each.static) set(made)
    else fields.push(set)
  }
  return made
}

/** The class that `super` means in a method. */
export function superOf(scope: Scope): ObjectValue | undefined {
  const parent = scopeOf(scope, 'super')?.names.get('super')
  return isThing(parent) && parent.kind === 'object' ? parent : undefined
}

/** What a class gives the objects that it makes. */
export function prototypeOf(made: ObjectValue | undefined): ObjectValue | undefined {
  const prototype = made?.members.get('prototype')
  return isThing(prototype) && prototype.kind === 'object' ? prototype : undefined
}

function nameOf(key: Expression | PrivateIdentifier): string | undefined {
  if (key.type === 'PrivateIdentifier') return `#${key.name}`
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}
