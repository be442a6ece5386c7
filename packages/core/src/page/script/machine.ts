import type { Expression } from 'acorn'
import type { HtmlNode } from '../../html/node.ts'
import type { ObjectValue, Scope, Value } from './value.ts'

/** The document that scripts act on, as it was parsed. */
export interface ScriptPage {
  elements: readonly HtmlNode[]
  byId: ReadonlyMap<string, HtmlNode>
  /** Elements that a selector finds, in document order; none for an invalid one. */
  all(selector: string): readonly HtmlNode[]
  matches(node: HtmlNode, selector: string): boolean
}

/** What a script does to an element, and whether it certainly does. */
export type Effect = { node: HtmlNode; isSure: boolean } & Change

export type Change =
  | { does: 'show' | 'hide' | 'toggle' }
  | { does: 'style'; name: string; value: string | undefined }
  | { does: 'class'; name: string; to: boolean | undefined }
  | { does: 'attribute'; name: string; value: string | null | undefined }
  /** A function that no inline script defines was called with it, and its name says what it does. */
  | { does: 'call'; says: 'show' | 'hide' }

/** What is called when something happens on an element. */
export interface Listener {
  /** Absent: the document or the window. */
  node?: HtmlNode | undefined
  event: string
  /** Selector of the elements inside whose events it hears (jQuery's delegated events). */
  delegated?: string | undefined
  callee: Value
}

/** One run of a page's scripts: what they share. */
export interface Machine {
  page: ScriptPage
  globals: Scope
  listeners: Listener[]
  effects: Effect[]
  /** Above 0 inside of branches that may not be taken. */
  doubt: number
  /** Takes from the steps that all scripts of the page share. @throws EXHAUSTED */
  spend(cost?: number): void
  /** Remembers how a write is undone. */
  undo(step: () => void): void
  evaluate(node: Expression, scope: Scope): Value
  call(callee: Value, args: readonly Value[], self?: Value): Value
}

/** Ends a run that takes too many steps. One for all of them: every click after it ends so, and where it was thrown tells nothing. */
export const EXHAUSTED: Error = new Error('The scripts of the page take too many steps.')

export function change(machine: Machine, node: HtmlNode, what: Change): undefined {
  if (machine.effects.length < 2000) machine.effects.push({ node, isSure: machine.doubt === 0, ...what })
}

/** Runs a branch that may not be taken. */
export function inDoubt<Result>(machine: Machine, run: () => Result): Result {
  machine.doubt++
  try {
    return run()
  } finally {
    machine.doubt--
  }
}

export function declare(scope: Scope, name: string, value: Value): void {
  scope.names.set(name, value)
}

/** The scope that has a name. */
export function scopeOf(scope: Scope, name: string): Scope | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) if (at.names.has(name)) return at
  return undefined
}

export function assign(machine: Machine, scope: Scope, name: string, value: Value): void {
  setIn(machine, (scopeOf(scope, name) ?? machine.globals).names, name, value)
}

export function setMember(machine: Machine, { members }: ObjectValue, name: string, value: Value): void {
  setIn(machine, members, name, value)
}

function setIn(machine: Machine, map: Map<string, Value>, name: string, value: Value): void {
  if (!map.has(name) && map.size >= 2000) return
  const before = map.get(name)
  const had = map.has(name)
  machine.undo(() => (had ? map.set(name, before) : map.delete(name)))
  map.set(name, value)
}
