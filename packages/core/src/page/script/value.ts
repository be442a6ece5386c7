import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn'
import type { HtmlNode } from '../../html/node.ts'

/** The value of an expression in a script, as far as the markup tells. */
export type Value = string | number | boolean | null | undefined | Thing

/** Every value that is not a primitive. */
export type Thing =
  | Unknown
  | { kind: 'element'; node: HtmlNode }
  | { kind: 'list'; items: Value[] }
  /** A jQuery set. */
  | { kind: 'set'; nodes: readonly HtmlNode[] }
  | ObjectValue
  | FunctionValue
  | NativeFunction
  /** A part of an element that is read and written by name. */
  | { kind: 'part'; part: 'style' | 'classList' | 'dataset'; node: HtmlNode }
  /** `window`, and `document` with it. */
  | { kind: 'root' }

/** What the server, the visitor or another file decides. */
export interface Unknown {
  kind: 'unknown'
  /** How scripts reach it, such as `bootstrap.Modal`. */
  path: string
  /** Elements that it was made with. */
  about: readonly HtmlNode[]
}

export interface ObjectValue {
  kind: 'object'
  members: Map<string, Value>
  /** Where members are looked for that it does not have itself: its prototype. */
  from?: ObjectValue | undefined
  /** Of a class: what `new` does with the object that it makes. */
  construct?(args: readonly Value[], self: ObjectValue): void
}

export interface FunctionValue {
  kind: 'function'
  node: FunctionNode
  scope: Scope
  /** Its `prototype`, and what else scripts set on it. */
  own?: ObjectValue
}

export interface NativeFunction {
  kind: 'native'
  call(args: readonly Value[], self: Value): Value
}

export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression

/** Names that a block or a function declares. */
export interface Scope {
  names: Map<string, Value>
  outer?: Scope
  /** `var` declares here, not in the block. */
  isFunction: boolean
  /** The label of the statement that runs in it. */
  label?: string
}

export function unknown(path = '', about: readonly HtmlNode[] = []): Unknown {
  return { kind: 'unknown', path: path.slice(-120), about }
}

export function isThing(value: Value): value is Thing {
  return typeof value === 'object' && value !== null
}

export function isUnknown(value: Value): value is Unknown {
  return isThing(value) && value.kind === 'unknown'
}

export function isCallable(value: Value): boolean {
  return isThing(value) && (value.kind === 'function' || value.kind === 'native')
}

/** Whether a condition holds; undefined: nobody knows. */
export function truth(value: Value): boolean | undefined {
  if (isThing(value)) return isUnknown(value) ? undefined : true
  return Boolean(value)
}

/** The value as text; undefined where that is not known. */
export function textValue(value: Value): string | undefined {
  return isThing(value) ? undefined : String(value).slice(0, 2000)
}

export function elementOf(node: HtmlNode | undefined): Value {
  return node ? { kind: 'element', node } : null
}

export function listOf(nodes: readonly HtmlNode[]): Value {
  return { kind: 'list', items: nodes.map((node) => ({ kind: 'element', node })) }
}

/** The items of a list or a set; none of other values. */
export function itemsOf(value: Value): Value[] {
  if (isThing(value) && value.kind === 'list') return value.items.slice(0, 500)
  if (isThing(value) && value.kind === 'set') return value.nodes.map((node) => ({ kind: 'element', node }))
  return []
}

/** A member of an object, or of what it inherits from. */
export function memberOf(object: ObjectValue, name: string): Value {
  let left = 20
  for (let at: ObjectValue | undefined = object; at && left-- > 0; at = at.from)
    if (at.members.has(name)) return at.members.get(name)
  return undefined
}

/** The members of a function: `Modal.prototype.open = …`. */
export function ownOf(callee: FunctionValue): ObjectValue {
  callee.own ??= { kind: 'object', members: new Map([['prototype', { kind: 'object', members: new Map() }]]) }
  return callee.own
}

/** The elements that a value stands for, or holds at most three levels deep. */
export function nodesIn(value: Value, depth = 3): HtmlNode[] {
  if (!isThing(value) || depth === 0) return []
  if (value.kind === 'element') return [value.node]
  if (value.kind === 'set') return [...value.nodes]
  if (value.kind === 'unknown') return [...value.about]
  if (value.kind === 'list') return value.items.slice(0, 50).flatMap((item) => nodesIn(item, depth - 1))
  if (value.kind === 'object')
    return [...value.members.values()].slice(0, 50).flatMap((item) => nodesIn(item, depth - 1))
  return []
}

/** The texts that a value is, or holds. */
export function textsIn(value: Value, depth = 3): string[] {
  if (typeof value === 'string') return [value]
  if (!isThing(value) || depth === 0) return []
  if (value.kind === 'list') return value.items.slice(0, 50).flatMap((item) => textsIn(item, depth - 1))
  if (value.kind === 'object')
    return [...value.members.values()].slice(0, 50).flatMap((item) => textsIn(item, depth - 1))
  return []
}
