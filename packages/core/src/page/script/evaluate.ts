import type { AssignmentExpression, CallExpression, Expression, MemberExpression, NewExpression, Pattern } from 'acorn'
import { callFunction, construct } from './call.ts'
import { classOf, prototypeOf, superOf } from './classes.ts'
import { globalOf } from './globals.ts'
import { assign, declare, inDoubt, type Machine, scopeOf } from './machine.ts'
import { callMember, getMember, setValue } from './members.ts'
import {
  isCallable,
  isThing,
  isUnknown,
  itemsOf,
  memberOf,
  type Scope,
  textValue,
  truth,
  unknown,
  type Value,
} from './value.ts'

type Evaluators = {
  [Type in Expression['type']]?: (node: Extract<Expression, { type: Type }>, scope: Scope, machine: Machine) => Value
}

const evaluators: Evaluators = {
  Literal: ({ value }) => (typeof value === 'bigint' || value instanceof RegExp ? unknown() : value),
  TemplateLiteral(node, scope, machine) {
    const texts = node.expressions.map((each) => textValue(machine.evaluate(each, scope)))
    if (texts.includes(undefined)) return unknown()
    return node.quasis
      .map(({ value }, index) => (value.cooked ?? '') + (texts[index] ?? ''))
      .join('')
      .slice(0, 2000)
  },
  Identifier: ({ name }, scope, machine) => {
    const owner = scopeOf(scope, name)
    return owner ? owner.names.get(name) : globalOf(machine, name)
  },
  ThisExpression: (_, scope) => thisIn(scope),
  ArrayExpression: ({ elements }, scope, machine) => ({
    kind: 'list',
    items: elements.slice(0, 500).flatMap((each) => {
      if (each === null) return [undefined]
      if (each.type !== 'SpreadElement') return [machine.evaluate(each, scope)]
      return itemsOf(machine.evaluate(each.argument, scope))
    }),
  }),
  ObjectExpression(node, scope, machine) {
    const members = new Map<string, Value>()
    for (const each of node.properties.slice(0, 500)) {
      if (each.type === 'SpreadElement') {
        const spread = machine.evaluate(each.argument, scope)
        if (isThing(spread) && spread.kind === 'object')
          for (const [name, value] of spread.members) members.set(name, value)
        continue
      }
      const name = keyOf(each.key, each.computed, scope, machine)
      if (name !== undefined && each.kind === 'init') members.set(name, machine.evaluate(each.value, scope))
    }
    return { kind: 'object', members }
  },
  FunctionExpression: (node, scope) => ({ kind: 'function', node, scope }),
  ArrowFunctionExpression: (node, scope) => ({ kind: 'function', node, scope }),
  ClassExpression: (node, scope, machine) => classOf(node, scope, machine),
  UnaryExpression({ operator, argument }, scope, machine) {
    const value = machine.evaluate(argument, scope)
    if (operator === 'void') return undefined
    if (operator === '!') return negated(truth(value))
    if (operator === 'typeof') return typeOf(value)
    if (isThing(value)) return unknown()
    if (operator === '-') return -Number(value)
    return operator === '+' ? Number(value) : unknown()
  },
  UpdateExpression({ operator, argument, prefix }, scope, machine) {
    const before = machine.evaluate(argument, scope)
    const after = typeof before === 'number' ? before + (operator === '++' ? 1 : -1) : unknown()
    assignTo(argument, after, scope, machine)
    return prefix ? after : before
  },
  BinaryExpression: ({ operator, left, right }, scope, machine) =>
    left.type === 'PrivateIdentifier'
      ? unknown()
      : combined(operator, machine.evaluate(left, scope), machine.evaluate(right, scope)),
  LogicalExpression({ operator, left, right }, scope, machine) {
    const value = machine.evaluate(left, scope)
    const is = operator === '??' ? negated(isUnknown(value) ? undefined : (value ?? null) === null) : truth(value)
    if (isThing(is as Value)) return unknown()
    if (is === undefined) return orUnknown(inDoubt(machine, () => machine.evaluate(right, scope)))
    return (operator === '&&') === is ? machine.evaluate(right, scope) : value
  },
  ConditionalExpression({ test, consequent, alternate }, scope, machine) {
    const is = truth(machine.evaluate(test, scope))
    if (is !== undefined) return machine.evaluate(is ? consequent : alternate, scope)
    return inDoubt(machine, () => {
      const one = machine.evaluate(consequent, scope)
      const other = machine.evaluate(alternate, scope)
      return one === other || isCallable(one) ? one : unknown()
    })
  },
  AssignmentExpression: (node, scope, machine) => assignment(node, scope, machine),
  CallExpression: (node, scope, machine) => callOf(node, scope, machine),
  NewExpression(node, scope, machine) {
    const args = argumentsOf(node, scope, machine)
    return construct(machine, machine.evaluate(node.callee, scope), args)
  },
  MemberExpression(node, scope, machine) {
    const object = machine.evaluate(node.object as Expression, scope)
    const name = nameOf(node, scope, machine)
    return name === undefined ? unknown() : getMember(machine, object, name)
  },
  ChainExpression: ({ expression }, scope, machine) => machine.evaluate(expression, scope),
  SequenceExpression: ({ expressions }, scope, machine) =>
    expressions.map((each) => machine.evaluate(each, scope)).at(-1),
  AwaitExpression: ({ argument }, scope, machine) => machine.evaluate(argument, scope),
}

/** The value of an expression: unknown where the markup does not tell. */
export function evaluate(node: Expression, scope: Scope, machine: Machine): Value {
  const evaluator = evaluators[node.type] as ((node: Expression, scope: Scope, machine: Machine) => Value) | undefined
  return evaluator ? evaluator(node, scope, machine) : unknown()
}

function callOf(node: CallExpression, scope: Scope, machine: Machine): Value {
  const { callee } = node
  if (callee.type === 'Super' || (callee.type === 'MemberExpression' && callee.object.type === 'Super'))
    return callSuper(node, scope, machine)
  if (callee.type === 'MemberExpression') {
    const object = machine.evaluate(callee.object as Expression, scope)
    const name = nameOf(callee, scope, machine)
    const args = argumentsOf(node, scope, machine)
    if ((object === null || object === undefined) && callee.optional) return undefined
    return name === undefined ? unknown() : callMember(machine, { object, name, args })
  }
  const called = machine.evaluate(callee, scope)
  return callFunction(machine, called, argumentsOf(node, scope, machine))
}

/** `super(…)`, or `super.open(…)`. */
function callSuper(node: CallExpression, scope: Scope, machine: Machine): Value {
  const args = argumentsOf(node, scope, machine)
  const parent = superOf(scope)
  const self = thisIn(scope)
  if (node.callee.type === 'MemberExpression') {
    const name = nameOf(node.callee, scope, machine)
    const prototype = prototypeOf(parent)
    const method = prototype && name !== undefined ? memberOf(prototype, name) : undefined
    return isCallable(method) ? machine.call(method, args, self) : unknown()
  }
  if (isThing(self) && self.kind === 'object') parent?.construct?.(args, self)
  return undefined
}

function thisIn(scope: Scope): Value {
  return scopeOf(scope, 'this')?.names.get('this') ?? { kind: 'root' }
}

function argumentsOf(node: CallExpression | NewExpression, scope: Scope, machine: Machine): Value[] {
  const args: Value[] = []
  for (const each of node.arguments.slice(0, 50)) {
    if (each.type === 'SpreadElement') args.push(...itemsOf(machine.evaluate(each.argument, scope)))
    else args.push(machine.evaluate(each, scope))
  }
  return args
}

function assignment(node: AssignmentExpression, scope: Scope, machine: Machine): Value {
  const { operator, left, right } = node
  if (operator === '=') {
    const value = machine.evaluate(right, scope)
    assignTo(left, value, scope, machine)
    return value
  }
  const before = machine.evaluate(left as Expression, scope)
  const after = machine.evaluate(right, scope)
  const logical = operator === '||=' || operator === '&&=' || operator === '??='
  const value = logical ? (truth(before) ? before : after) : combined(operator.slice(0, -1), before, after)
  assignTo(left, value, scope, machine)
  return value
}

/** Gives a variable, a member, or each part of a pattern its value. */
export function assignTo(
  target: Pattern | Expression,
  value: Value,
  scope: Scope,
  machine: Machine,
  declaring = false,
): void {
  machine.spend()
  if (target.type === 'Identifier') {
    if (declaring) declare(scope, target.name, value)
    else assign(machine, scope, target.name, value)
  } else if (target.type === 'MemberExpression') {
    const name = nameOf(target, scope, machine)
    if (name !== undefined) setValue(machine, machine.evaluate(target.object as Expression, scope), name, value)
  } else if (target.type === 'AssignmentPattern') {
    const given = value === undefined ? machine.evaluate(target.right, scope) : value
    assignTo(target.left, given, scope, machine, declaring)
  } else if (target.type === 'ArrayPattern') {
    const items = isThing(value) && value.kind === 'list' ? value.items : undefined
    for (const [index, each] of target.elements.entries()) {
      if (each?.type === 'RestElement') {
        const rest: Value = items ? { kind: 'list', items: items.slice(index) } : unknown()
        assignTo(each.argument, rest, scope, machine, declaring)
      } else if (each) assignTo(each, items ? items[index] : unknown(), scope, machine, declaring)
    }
  } else if (target.type === 'ObjectPattern') {
    for (const each of target.properties) {
      if (each.type === 'RestElement') continue
      const name = keyOf(each.key, each.computed, scope, machine)
      assignTo(each.value, name === undefined ? unknown() : getMember(machine, value, name), scope, machine, declaring)
    }
  }
}

function nameOf(node: MemberExpression, scope: Scope, machine: Machine): string | undefined {
  return node.property.type === 'PrivateIdentifier'
    ? `#${node.property.name}`
    : keyOf(node.property, node.computed, scope, machine)
}

/** The name of a member; undefined where nobody knows it. */
export function keyOf(key: Expression, computed: boolean, scope: Scope, machine: Machine): string | undefined {
  if (!computed && key.type === 'Identifier') return key.name
  return textValue(machine.evaluate(key, scope))
}

/** What is right of `&&` or `||` after an unknown: an object that scripts make unless it is there (`window.App || {}`). */
function orUnknown(value: Value): Value {
  return isThing(value) ? value : unknown()
}

function negated(is: boolean | undefined): Value {
  return is === undefined ? unknown() : !is
}

function typeOf(value: Value): Value {
  if (isUnknown(value)) return unknown()
  if (!isThing(value)) return typeof value
  return isCallable(value) ? 'function' : 'object'
}

function combined(operator: string, a: Value, b: Value): Value {
  if (operator === '===' || operator === '==') return isSame(a, b)
  if (operator === '!==' || operator === '!=') return negated(truth(isSame(a, b)))
  if (isThing(a) || isThing(b)) return unknown()
  if (operator === '+') {
    return typeof a === 'string' || typeof b === 'string' ? `${a}${b}`.slice(0, 2000) : Number(a) + Number(b)
  }
  const [left, right] = [Number(a), Number(b)]
  const results: Record<string, Value> = {
    '-': left - right,
    '*': left * right,
    '/': left / right,
    '%': left % right,
    '<': left < right,
    '>': left > right,
    '<=': left <= right,
    '>=': left >= right,
  }
  return operator in results ? results[operator] : unknown()
}

/** Whether two values are equal; unknown where nobody knows. */
export function isSame(a: Value, b: Value): Value {
  if (isUnknown(a) || isUnknown(b)) return unknown()
  if (isThing(a) && isThing(b)) {
    if (a.kind === 'element' && b.kind === 'element') return a.node === b.node
    return a === b || (a.kind === 'root' && b.kind === 'root')
  }
  // `==` with null asks for undefined as well; which of the two operators it was matters for nothing else here.
  return a === b || ((a ?? null) === null && (b ?? null) === null)
}
