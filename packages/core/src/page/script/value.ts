import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn'
import type { HtmlNode } from '../../html/node.ts'

/** What an expression of a script comes to, as far as the markup tells. */
export type Value = string | number | boolean | null | undefined | Thing

/** Everything that is no primitive. */
export type Thing =
  | Unknown
  | { kind: 'element'; node: HtmlNode }
  | { kind: 'list'; items: Value[] }
  /** A set of jQuery's. */
  | { kind: 'set'; nodes: readonly HtmlNode[] }
  | ObjectValue
  | { kind: 'function'; node: FunctionNode; scope: Scope }
  | NativeFunction
  /** A part of an element that is read and written by name. */
  | { kind: 'part'; part: 'style' | 'classList' | 'dataset'; node: HtmlNode }
  | { kind: 'pattern'; pattern: RegExp }
  /** `window`, and `document` with it. */
  | { kind: 'root' }

/** Nobody knows: what the server, the visitor or another file decides. */
export interface Unknown {
  kind: 'unknown'
  /** What it was got by, such as `bootstrap.Modal`. */
  path: string
  /** Elements that it was made with. */
  about: readonly HtmlNode[]
}

export interface ObjectValue {
  kind: 'object'
  members: Map<string, Value>
  /** What a class gives its instances. */
  shared?: ObjectValue
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

/** The value as text; undefined for what has none that is known. */
export function textValue(value: Value): string | undefined {
  return isThing(value) ? undefined : String(value).slice(0, 2000)
}

export function elementOf(node: HtmlNode | undefined): Value {
  return node ? { kind: 'element', node } : null
}

export function listOf(nodes: readonly HtmlNode[]): Value {
  return { kind: 'list', items: nodes.map((node) => ({ kind: 'element', node })) }
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
