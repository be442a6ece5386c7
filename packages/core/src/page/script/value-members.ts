import { callUnknown } from './call.ts'
import type { Machine } from './machine.ts'
import { isCallable, isThing, nodesIn, textValue, truth, unknown, type Value } from './value.ts'

const LONGEST = 500

type TextMethod = (text: string, args: readonly Value[]) => Value

const plain = (run: (text: string, a: string, b: string) => Value): TextMethod => {
  return (text: string, args: readonly Value[]) => {
    const [a, b] = args.map(textValue)
    return args.some((arg) => isThing(arg)) ? unknown() : run(text, a ?? '', b ?? '')
  }
}
const sliced = (method: 'slice' | 'substring' | 'substr'): TextMethod => {
  return (text, [from, to]) =>
    typeof from === 'number' && (to === undefined || typeof to === 'number') ? text[method](from, to) : unknown()
}

const texts: Readonly<Record<string, TextMethod>> = {
  slice: sliced('slice'),
  substring: sliced('substring'),
  substr: sliced('substr'),
  trim: (text) => text.trim(),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  toString: (text: string) => text,
  startsWith: plain((text, a) => text.startsWith(a)),
  endsWith: plain((text, a) => text.endsWith(a)),
  includes: plain((text, a) => text.includes(a)),
  indexOf: plain((text, a) => text.indexOf(a)),
  concat: plain((text, a, b) => text + a + b),
  charAt: (text, [at]) => (typeof at === 'number' ? text.charAt(at) : unknown()),
  split: (text, [by]) =>
    typeof by === 'string' ? { kind: 'list', items: text.slice(0, LONGEST).split(by) } : unknown(),
  replace: (text, [what, by]) => {
    if (typeof by !== 'string') return unknown()
    if (typeof what === 'string') return text.replace(what, () => by)
    return isThing(what) && what.kind === 'pattern' ? text.slice(0, LONGEST).replace(what.pattern, () => by) : unknown()
  },
}

/** A method of a text. */
export function callText(text: string, name: string, args: readonly Value[]): Value {
  const method = Object.hasOwn(texts, name) ? texts[name] : undefined
  return method ? method(text, args) : unknown()
}

type ListMethod = (items: Value[], args: readonly Value[], machine: Machine) => Value

const calls: Readonly<Record<string, ListMethod>> = {
  forEach: (items, [callback], machine) => {
    for (const [index, item] of items.slice(0, LONGEST).entries()) machine.call(callback, [item, index])
    return undefined
  },
  map: (items, [callback], machine) => ({
    kind: 'list',
    items: items.slice(0, LONGEST).map((item, index) => machine.call(callback, [item, index])),
  }),
  filter: (items, [callback], machine) => ({
    kind: 'list',
    items: items.slice(0, LONGEST).filter((item, index) => truth(machine.call(callback, [item, index])) !== false),
  }),
  find: (items, [callback], machine) => {
    for (const item of items.slice(0, LONGEST)) {
      const is = truth(machine.call(callback, [item]))
      if (is !== false) return is ? item : unknown('', nodesIn(item))
    }
    return undefined
  },
  some: (items, [callback], machine) => {
    const found = items.slice(0, LONGEST).map((item) => truth(machine.call(callback, [item])))
    return found.includes(true) || (found.includes(undefined) ? unknown() : false)
  },
  includes: (items, [value]) => (isThing(value) ? unknown() : items.includes(value)),
  push: (items, added, machine) => {
    if (items.length < LONGEST) {
      const before = items.length
      machine.undo(() => (items.length = before))
      items.push(...added)
    }
    return items.length
  },
  slice: (items, [from]) => ({ kind: 'list', items: items.slice(typeof from === 'number' ? from : 0) }),
  concat: (items, others) => ({
    kind: 'list',
    items: [...items, ...others.flatMap((other) => (isThing(other) && other.kind === 'list' ? other.items : [other]))],
  }),
  join: (items, [by]) => {
    const all = items.map(textValue)
    return all.includes(undefined) ? unknown() : all.join(textValue(by) ?? ',').slice(0, 2000)
  },
  item: (items, [at]) => (typeof at === 'number' ? (items[at] ?? null) : unknown()),
}

export function callList(machine: Machine, items: Value[], name: string, args: readonly Value[]): Value {
  const method = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!method) return callUnknown(machine, name, args)
  if (isCallable(args[0]) || !['forEach', 'map', 'filter', 'find', 'some'].includes(name))
    return method(items, args, machine)
  return unknown()
}

/** Length or an item; undefined for what may be a method. */
export function listMember(items: readonly Value[], name: string): Value {
  if (name === 'length') return items.length
  return /^\d{1,4}$/.test(name) ? items[Number(name)] : undefined
}
