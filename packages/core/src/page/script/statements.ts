import type { BlockStatement, ForStatement, ModuleDeclaration, Pattern, Statement, VariableDeclaration } from 'acorn'
import { classOf } from './classes.ts'
import { assignTo, isSame } from './evaluate.ts'
import { declare, inDoubt, type Machine } from './machine.ts'
import { type FunctionNode, isThing, isUnknown, itemsOf, type Scope, truth, unknown, type Value } from './value.ts'

/** How a statement ends, where it does not go on to the next one. */
type End = { by: 'return'; value: Value } | { by: 'break' | 'continue'; label: string | undefined } | undefined

/** Rounds of one loop. */
const MAX_ROUNDS = 200

type Executors = {
  [Type in (Statement | ModuleDeclaration)['type']]?: (
    node: Extract<Statement | ModuleDeclaration, { type: Type }>,
    scope: Scope,
    machine: Machine,
  ) => End
}

const executors: Executors = {
  ExpressionStatement: ({ expression }, scope, machine) => void machine.evaluate(expression, scope),
  BlockStatement: ({ body }, scope, machine) => block(body, inner(scope), machine),
  VariableDeclaration: (node, scope, machine) => variables(node, scope, machine),
  ClassDeclaration(node, scope, machine) {
    const made = classOf(node, scope, machine)
    if (node.id) declare(scope, node.id.name, made)
    return undefined
  },
  ReturnStatement: ({ argument }, scope, machine) => ({
    by: 'return',
    value: argument ? machine.evaluate(argument, scope) : undefined,
  }),
  ThrowStatement: () => ({ by: 'return', value: undefined }),
  BreakStatement: ({ label }) => ({ by: 'break', label: label?.name }),
  ContinueStatement: ({ label }) => ({ by: 'continue', label: label?.name }),
  LabeledStatement({ label, body }, scope, machine) {
    const end = execute(body, { ...inner(scope), label: label.name }, machine)
    return end?.by === 'break' && end.label === label.name ? undefined : end
  },
  IfStatement({ test, consequent, alternate }, scope, machine) {
    const is = truth(machine.evaluate(test, scope))
    if (is === true) return execute(consequent, scope, machine)
    if (is === false) return alternate ? execute(alternate, scope, machine) : undefined
    return inDoubt(machine, () => {
      const one = execute(consequent, scope, machine)
      const other = alternate ? execute(alternate, scope, machine) : undefined
      // Only what both do is sure to end here.
      return one && other ? one : undefined
    })
  },
  SwitchStatement({ discriminant, cases }, scope, machine) {
    const value = machine.evaluate(discriminant, scope)
    const isKnown = !isUnknown(value)
    const chosen = cases.findIndex(({ test }) => test && isSame(machine.evaluate(test, scope), value) === true)
    const from = chosen >= 0 ? chosen : cases.findIndex(({ test }) => !test)
    const own = inner(scope)
    if (!isKnown) {
      for (const { consequent } of cases) inDoubt(machine, () => block(consequent, own, machine))
      return undefined
    }
    for (const { consequent } of from < 0 ? [] : cases.slice(from)) {
      const end = block(consequent, own, machine)
      if (end) return end.by === 'break' && end.label === undefined ? undefined : end
    }
    return undefined
  },
  TryStatement({ block: tried, finalizer }, scope, machine) {
    const end = execute(tried, scope, machine)
    return (finalizer ? execute(finalizer, scope, machine) : undefined) ?? end
  },
  ForStatement: (node, scope, machine) => forLoop(node, scope, machine),
  WhileStatement: ({ test, body }, scope, machine) =>
    rounds(
      { scope, machine },
      () => truth(machine.evaluate(test, scope)),
      () => execute(body, inner(scope), machine),
    ),
  DoWhileStatement({ test, body }, scope, machine) {
    let isFirst = true
    const holds = () => isFirst || truth(machine.evaluate(test, scope))
    return rounds({ scope, machine }, holds, () => {
      isFirst = false
      return execute(body, inner(scope), machine)
    })
  },
  ForOfStatement({ left, right, body }, scope, machine) {
    const value = machine.evaluate(right, scope)
    return each(isUnknown(value) ? [value] : itemsOf(value), left, { body, scope, machine })
  },
  ForInStatement({ left, right, body }, scope, machine) {
    const value = machine.evaluate(right, scope)
    const names = isThing(value) && value.kind === 'object' ? [...value.members.keys()] : [unknown()]
    return each(names, left, { body, scope, machine })
  },
  ExportNamedDeclaration: ({ declaration }, scope, machine) =>
    declaration ? execute(declaration, scope, machine) : undefined,
}

/** Runs one statement. */
function execute(node: Statement | ModuleDeclaration, scope: Scope, machine: Machine): End {
  machine.spend()
  const executor = executors[node.type] as
    | ((node: Statement | ModuleDeclaration, scope: Scope, machine: Machine) => End)
    | undefined
  return executor?.(node, scope, machine)
}

/** Runs statements in order; functions are known before the first one runs. */
export function block(body: readonly (Statement | ModuleDeclaration)[], scope: Scope, machine: Machine): End {
  for (const given of body) {
    const node = given.type === 'ExportNamedDeclaration' && given.declaration ? given.declaration : given
    if (node.type === 'FunctionDeclaration' && node.id) {
      machine.spend()
      declare(scope, node.id.name, { kind: 'function', node, scope })
    }
  }
  for (const node of body) {
    const end = execute(node, scope, machine)
    if (end) return end
  }
  return undefined
}

/** Binds the parameters of a function, and runs its body. */
export function runFunction(node: FunctionNode, scope: Scope, args: readonly Value[], machine: Machine): Value {
  for (const [index, parameter] of node.params.entries()) {
    const isRest = parameter.type === 'RestElement'
    const target: Pattern = isRest ? parameter.argument : parameter
    const value: Value = isRest ? { kind: 'list', items: args.slice(index) } : args[index]
    assignTo(target, value, scope, machine, true)
  }
  if (node.body.type !== 'BlockStatement') return machine.evaluate(node.body, scope)
  const end = block((node.body as BlockStatement).body, scope, machine)
  return end?.by === 'return' ? end.value : undefined
}

function variables({ kind, declarations }: VariableDeclaration, scope: Scope, machine: Machine): undefined {
  let owner = scope
  if (kind === 'var') while (!owner.isFunction && owner.outer) owner = owner.outer
  for (const { id, init } of declarations) {
    // `var x;` keeps what x is.
    if (!init && kind === 'var' && id.type === 'Identifier' && owner.names.has(id.name)) continue
    const value = init ? machine.evaluate(init, scope) : undefined
    assignTo(id, value, owner, machine, true)
  }
}

function forLoop({ init, test, update, body }: ForStatement, outer: Scope, machine: Machine): End {
  const scope = inner(outer)
  if (init?.type === 'VariableDeclaration') variables(init, scope, machine)
  else if (init) machine.evaluate(init, scope)
  const holds = () => (test ? truth(machine.evaluate(test, scope)) : undefined)
  return rounds({ scope: outer, machine }, holds, () => {
    // Each round has variables of its own: listeners that it makes keep them.
    const own: Scope = { names: new Map(scope.names), outer, isFunction: false }
    const end = execute(body, own, machine)
    if (update) machine.evaluate(update, scope)
    return end
  })
}

interface Loop {
  scope: Scope
  machine: Machine
}

/** A condition that nobody knows lets one round run, which may or may not take place. */
function rounds({ scope, machine }: Loop, holds: () => boolean | undefined, round: () => End): End {
  for (let count = 0; count < MAX_ROUNDS; count++) {
    const is = holds()
    if (is === false) return undefined
    const end = is === undefined ? inDoubt(machine, round) : round()
    if (is === undefined) return undefined
    if (isLast(end, scope)) return endOf(end)
  }
  return undefined
}

interface Each extends Loop {
  body: Statement
}

function each(values: readonly Value[], left: VariableDeclaration | Pattern, { body, scope, machine }: Each): End {
  for (const value of values.slice(0, MAX_ROUNDS)) {
    const own = inner(scope)
    const target = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
    if (target) assignTo(target, value, own, machine, left.type === 'VariableDeclaration')
    const end = execute(body, own, machine)
    if (isLast(end, scope)) return endOf(end)
  }
  return undefined
}

/** Whether a round is the last one of its loop. */
function isLast(end: End, { label }: Scope): boolean {
  return end !== undefined && !(end.by === 'continue' && (end.label === undefined || end.label === label))
}

/** How a loop ends: a `break` without a label ends no more than that. */
function endOf(end: End): End {
  return end?.by === 'break' && end.label === undefined ? undefined : end
}

function inner(outer: Scope): Scope {
  return { names: new Map(), outer, isFunction: false }
}
