import type { Class } from 'acorn'
import { type Machine, setMember } from './machine.ts'
import { isThing, type ObjectValue, type Scope, type Value } from './value.ts'

/** A class: an object with its static members, and `prototype` with what its instances share. */
export function classOf(node: Class, scope: Scope, machine: Machine): Value {
  const shared: ObjectValue = { kind: 'object', members: new Map() }
  const made: ObjectValue = { kind: 'object', members: new Map([['prototype', shared]]) }
  const parent = node.superClass ? machine.evaluate(node.superClass, scope) : undefined
  const inherited = isThing(parent) && parent.kind === 'object' ? parent.members.get('prototype') : undefined
  if (isThing(inherited) && inherited.kind === 'object') shared.shared = inherited
  const fields: { name: string; value: (self: Value) => Value }[] = []
  for (const each of node.body.body.slice(0, 200)) {
    if (each.type === 'StaticBlock' || each.computed) continue
    const name = nameOf(each.key)
    if (name === undefined) continue
    const { value } = each
    const owner = each.static ? made : shared
    if (each.type === 'MethodDefinition') {
      if (each.kind !== 'get' && each.kind !== 'set') owner.members.set(name, machine.evaluate(each.value, scope))
    } else if (each.static) made.members.set(name, value ? machine.evaluate(value, scope) : undefined)
    else {
      const inside = (self: Value): Scope => ({ names: new Map([['this', self]]), outer: scope, isFunction: true })
      fields.push({ name, value: (self) => (value ? machine.evaluate(value, inside(self)) : undefined) })
    }
  }
  shared.members.set('#fields', {
    kind: 'native',
    call(_, self) {
      if (isThing(self) && self.kind === 'object')
        for (const field of fields) setMember(machine, self, field.name, field.value(self))
      return undefined
    },
  })
  return made
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (key.type === 'PrivateIdentifier') return `#${String(key.name)}`
  return key.type === 'Identifier' ? String(key.name) : typeof key.value === 'string' ? key.value : undefined
}
