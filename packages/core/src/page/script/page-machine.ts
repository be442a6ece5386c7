import type { Expression } from 'acorn'
import { evaluate } from './evaluate.ts'
import { type Effect, EXHAUSTED, type Listener, type Machine, type ScriptPage } from './machine.ts'
import { runFunction } from './statements.ts'
import { isThing, type Scope, unknown, type Value } from './value.ts'

/** Steps of all scripts of a page while it loads, and of all clicks on it. */
const MAX_STEPS = 16_000
const MAX_CALLS = 40
const MAX_NESTED = 300

/** The machine for the scripts of one page: what a run can still cost, and what it has written. */
export class PageMachine implements Machine {
  readonly page: ScriptPage
  readonly globals: Scope = { names: new Map(), isFunction: true }
  listeners: Listener[] = []
  effects: Effect[] = []
  doubt = 0
  private left = MAX_STEPS
  private calls = 0
  private nested = 0
  private writes: (() => void)[] = []

  constructor(page: ScriptPage) {
    this.page = page
  }

  spend(cost = 1): void {
    this.left -= cost
    if (this.left < 0) throw EXHAUSTED
  }

  undo(step: () => void): void {
    this.writes.push(step)
  }

  evaluate(node: Expression, scope: Scope): Value {
    this.spend()
    if (++this.nested > MAX_NESTED) throw EXHAUSTED
    const value = evaluate(node, scope, this)
    this.nested--
    return value
  }

  call(callee: Value, args: readonly Value[], self?: Value): Value {
    if (!isThing(callee)) return unknown()
    this.spend()
    if (callee.kind === 'native') return callee.call(args, self)
    if (callee.kind !== 'function' || this.calls >= MAX_CALLS) return unknown()
    this.calls++
    const value = runFunction(callee.node, scopeFor(callee, args, self), args, this)
    this.calls--
    return value
  }

  /** Gives scripts as many steps as they had at the start. */
  refill(): void {
    this.left = MAX_STEPS
    this.settle()
  }

  /** Takes back what was written since the last call. */
  rollback(): void {
    for (const undo of this.writes.reverse()) undo()
    this.writes = []
    this.settle()
  }

  /** A run may have ended anywhere. */
  private settle(): void {
    this.calls = 0
    this.nested = 0
    this.doubt = 0
  }
}

function scopeFor(
  { node, scope }: { node: { type: string }; scope: Scope },
  args: readonly Value[],
  self: Value,
): Scope {
  const names = new Map<string, Value>()
  if (node.type !== 'ArrowFunctionExpression') {
    names.set('this', self ?? { kind: 'root' })
    names.set('arguments', { kind: 'list', items: [...args] })
  }
  return { names, outer: scope, isFunction: true }
}
