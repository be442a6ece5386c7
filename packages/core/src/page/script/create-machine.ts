import { evaluate } from './evaluate.ts'
import { EXHAUSTED, type Machine, type ScriptPage } from './machine.ts'
import { runFunction } from './statements.ts'
import { isThing, type Scope, unknown, type Value } from './value.ts'

/** Steps of all scripts of a page while it loads, and of all clicks on it. */
const MAX_STEPS = 16_000
const MAX_CALLS = 40
const MAX_NESTED = 300

/** What a run can still cost, and what it has written. */
export interface Running {
  machine: Machine
  /** Gives scripts as many steps as they had at the start. */
  refill(): void
  /** Takes back what was written since the last call. */
  rollback(): void
}

/** A machine for the scripts of one page. */
export function createMachine(page: ScriptPage): Running {
  let left = MAX_STEPS
  let calls = 0
  let nested = 0
  let writes: (() => void)[] = []
  const machine: Machine = {
    page,
    globals: { names: new Map(), isFunction: true },
    listeners: [],
    effects: [],
    doubt: 0,
    spend(cost = 1) {
      left -= cost
      if (left < 0) throw EXHAUSTED
    },
    undo: (step) => void writes.push(step),
    evaluate(node, scope) {
      machine.spend()
      if (++nested > MAX_NESTED) throw EXHAUSTED
      const value = evaluate(node, scope, machine)
      nested--
      return value
    },
    call: (callee, args, self) => {
      if (!isThing(callee)) return unknown()
      machine.spend()
      if (callee.kind === 'native') return callee.call(args, self)
      if (callee.kind !== 'function' || calls >= MAX_CALLS) return unknown()
      calls++
      const value = runFunction(callee.node, scopeFor(callee, args, self), args, machine)
      calls--
      return value
    },
  }
  return {
    machine,
    refill() {
      left = MAX_STEPS
      calls = 0
      nested = 0
      machine.doubt = 0
    },
    rollback() {
      for (const undo of writes.reverse()) undo()
      writes = []
      calls = 0
      nested = 0
      machine.doubt = 0
    },
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
