import type { HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { closingWords, openingWords, watchingWords } from '../../standards/opener-words.ts'
import { prototypeOf } from './classes.ts'
import { change, inDoubt, type Machine } from './machine.ts'
import { isCallable, isThing, nodesIn, type ObjectValue, ownOf, textsIn, unknown, type Value } from './value.ts'

/** Calls any value. */
export function callFunction(machine: Machine, callee: Value, args: readonly Value[], self?: Value): Value {
  if (isCallable(callee)) return machine.call(callee, args, self)
  const { path, about } = isThing(callee) && callee.kind === 'unknown' ? callee : unknown()
  return callUnknown(machine, path, args, about)
}

/**
 * Calls a function that no inline script defines. All that is known is its name and its arguments. A function among these
 * may be called at any time, and is often what comes back: `debounce(open)`.
 */
export function callUnknown(
  machine: Machine,
  path: string,
  args: readonly Value[],
  about: readonly HtmlNode[] = [],
): Value {
  machine.spend()
  const given = [...about, ...args.flatMap((arg) => nodesIn(arg)), ...args.flatMap((arg) => named(machine, arg))]
  const nodes = [...new Set(given)].slice(0, 100)
  const says = nodes.length > 0 ? saidBy(path) : undefined
  if (says) for (const node of nodes) change(machine, node, { does: 'call', says })
  const functions = args.filter(isCallable)
  for (const each of functions.slice(0, 5)) inDoubt(machine, () => machine.call(each, [unknown(), unknown()]))
  return functions.length === 1 ? functions[0] : unknown(path, nodes)
}

/** What a function's own name says it does, such as the last one of `bootstrap.Modal.show`. */
function saidBy(path: string): 'show' | 'hide' | undefined {
  if (wordsOf(path).some((word) => watchingWords.has(word))) return undefined
  const last = wordsOf(path.split('.').at(-1) ?? '')
  if (last.some((word) => closingWords.has(word))) return 'hide'
  return last.some((word) => openingWords.has(word)) ? 'show' : undefined
}

function wordsOf(path: string): string[] {
  return words(path.replace(/[._$]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'))
}

/** Elements that texts name: by an id, or by a selector that begins with an id, a class or an attribute. */
function named(machine: Machine, value: Value): readonly HtmlNode[] {
  return textsIn(value)
    .slice(0, 20)
    .flatMap((text) => {
      const byId = machine.page.byId.get(text)
      if (byId) return [byId]
      return /^[#.[][^<>{}]{1,200}$/.test(text) ? machine.page.all(text).slice(0, 20) : []
    })
}

/** Runs `new` with a class or a function of the page, or with something unknown. */
export function construct(machine: Machine, callee: Value, args: readonly Value[]): Value {
  const isClass = isThing(callee) && callee.kind === 'object' && callee.construct !== undefined
  if (!isThing(callee) || !(isClass || callee.kind === 'function')) return callFunction(machine, callee, args)
  const from = prototypeOf(callee.kind === 'function' ? ownOf(callee) : callee)
  const made: ObjectValue = { kind: 'object', members: new Map(), from }
  if (callee.kind === 'object') callee.construct?.(args, made)
  else machine.call(callee, args, made)
  return made
}
