import { callFunction, callUnknown } from './call.ts'
import { find } from './elements.ts'
import { addListener, dispatch } from './events.ts'
import { type Machine, setMember } from './machine.ts'
import { elementOf, isCallable, isThing, itemsOf, textValue, unknown, type Value } from './value.ts'

// `window` and `document`, which are one here: what scripts call without a name before it, or on either of them.

type Native = (machine: Machine, args: readonly Value[]) => Value

/** Later is now: what waits for a frame or for a moment. */
const runNow: Native = (machine, [callback]) => {
  if (isCallable(callback)) machine.call(callback, [unknown()])
  return unknown()
}

/** What makes a primitive of another. */
const converted =
  (convert: (value: Value) => Value): Native =>
  (_, [value]) =>
    isThing(value) ? unknown() : convert(value)

const event: Native = (_, [type, init]) => ({
  kind: 'object',
  members: new Map<string, Value>([['type', type], ...entriesOf(init)]),
})

const functions: Readonly<Record<string, Native>> = {
  setTimeout: runNow,
  requestAnimationFrame: runNow,
  requestIdleCallback: runNow,
  queueMicrotask: runNow,
  String: converted(String),
  Number: converted(Number),
  Boolean: converted(Boolean),
  parseInt: converted((value) => Number.parseInt(String(value), 10)),
  Event: event,
  CustomEvent: event,
  $: jquery,
  jQuery: jquery,
}

const objects: Readonly<Record<string, Readonly<Record<string, Native>>>> = {
  Array: {
    from: (machine, [value, map]) => {
      const items = itemsOf(value)
      return { kind: 'list', items: map ? items.map((item, index) => machine.call(map, [item, index])) : items }
    },
    of: (_, args) => ({ kind: 'list', items: [...args] }),
    isArray: (_, [value]) => isThing(value) && value.kind === 'list',
  },
  Object: {
    keys: (_, [value]) => ({ kind: 'list', items: entriesOf(value).map(([name]) => name) }),
    values: (_, [value]) => ({ kind: 'list', items: entriesOf(value).map(([, member]) => member) }),
    entries: (_, [value]) => ({
      kind: 'list',
      items: entriesOf(value).map(([name, member]): Value => ({ kind: 'list', items: [name, member] })),
    }),
    assign: (machine, [target, ...sources]) => {
      if (isThing(target) && target.kind === 'object')
        for (const [name, value] of sources.flatMap(entriesOf)) setMember(machine, target, name, value)
      return target
    },
    freeze: (_, [value]) => value,
  },
  JSON: { parse: (_, [text]) => (typeof text === 'string' ? parsed(text) : unknown()) },
}

const methods: Readonly<Record<string, Native>> = {
  getElementById: (machine, [id]) => elementOf(machine.page.byId.get(textValue(id) ?? '')),
  addEventListener: (machine, [event, callee]) => addListener(machine, { event: textValue(event) ?? '', callee }),
  removeEventListener: () => undefined,
  dispatchEvent: (machine, [event]) => dispatch(machine, undefined, event),
  // jQuery's set of the document takes these.
  on: (machine, args) => listen(machine, args),
  one: (machine, args) => listen(machine, args),
  off: () => ({ kind: 'root' }),
  delegate: (machine, [selector, events, callee]) => listen(machine, [events, selector, callee]),
  click: (machine, args) => listen(machine, ['click', ...args]),
  trigger: (machine, [event]) => dispatch(machine, undefined, event),
  find: (machine, [selector]) => jquery(machine, [selector]),
  ready: (machine, [callback]) => callFunction(machine, callback, [unknown()]),
}

function listen(machine: Machine, [events, ...rest]: readonly Value[]): Value {
  const delegated = typeof rest[0] === 'string' ? rest[0] : undefined
  for (const event of eventsIn(events)) addListener(machine, { event, delegated, callee: rest.find(isCallable) })
  return { kind: 'root' }
}

/** The names of events that jQuery takes in one text, without their namespaces. */
export function eventsIn(events: Value): string[] {
  return (textValue(events) ?? '').split(/\s+/).map((event) => event.split('.')[0]!)
}

const ROOTS = new Set(['window', 'document', 'self', 'globalThis', 'top', 'parent'])

/** What a name means that no script of the page declares. */
export function globalOf(machine: Machine, name: string): Value {
  if (ROOTS.has(name)) return { kind: 'root' }
  if (name === 'undefined') return undefined
  if (Object.hasOwn(functions, name)) return native(machine, functions[name]!)
  if (Object.hasOwn(objects, name)) {
    const members = Object.entries(objects[name]!).map(([key, each]): [string, Value] => [key, native(machine, each)])
    // `Array.prototype.forEach.call(buttons, …)`
    if (name === 'Array') members.push(['prototype', { kind: 'list', items: [] }])
    return { kind: 'object', members: new Map(members) }
  }
  // Every id is a variable of the window: https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
  const element = machine.page.byId.get(name)
  return element ? elementOf(element) : unknown(name)
}

/** A member of the document or the window. @returns undefined for what may be a method */
export function rootMember(machine: Machine, name: string): Value {
  if (name === 'body' || name === 'documentElement')
    return elementOf(machine.page.elements.find(({ tag }) => tag === (name === 'body' ? 'body' : 'html')))
  // Scripts run once the page is there.
  if (name === 'readyState') return 'complete'
  const known = machine.globals.names.get(name) ?? globalOf(machine, name)
  const isMethod = Object.hasOwn(methods, name) || isFinder(name)
  return isMethod && isThing(known) && known.kind === 'unknown' ? undefined : known
}

/** Calls a method of the document or the window. */
export function callRoot(machine: Machine, name: string, args: readonly Value[]): Value {
  const own = machine.globals.names.get(name)
  if (own !== undefined) return callFunction(machine, own, args, { kind: 'root' })
  if (isFinder(name)) return find(machine, name, args)
  return Object.hasOwn(methods, name)
    ? methods[name]!(machine, args)
    : callFunction(machine, globalOf(machine, name), args)
}

function isFinder(name: string): boolean {
  return /^(?:querySelector|getElementsBy)/.test(name)
}

function native(machine: Machine, run: Native): Value {
  return { kind: 'native', call: (args) => run(machine, args) }
}

/** `$` of jQuery and of libraries like it: a function runs when the page is ready, everything else becomes a set. */
function jquery(machine: Machine, args: readonly Value[]): Value {
  const [given, within] = args
  if (isCallable(given)) {
    machine.call(given, [native(machine, jquery)])
    return unknown()
  }
  if (typeof given === 'string') {
    if (/^\s*</.test(given)) return unknown('$')
    const nodes = machine.page.all(given)
    if (!isThing(within) || within.kind !== 'element') return { kind: 'set', nodes }
    const { node } = within
    return { kind: 'set', nodes: nodes.filter(({ order }) => order > node.order && order <= node.lastOrder) }
  }
  if (!isThing(given)) return unknown('$')
  if (given.kind === 'set' || given.kind === 'root') return given
  if (given.kind === 'element') return { kind: 'set', nodes: [given.node] }
  if (given.kind !== 'list') return callUnknown(machine, '$', args)
  const nodes = given.items.flatMap((item) => (isThing(item) && item.kind === 'element' ? [item.node] : []))
  return { kind: 'set', nodes }
}

function entriesOf(value: Value): [string, Value][] {
  return isThing(value) && value.kind === 'object' ? [...value.members] : []
}

function parsed(text: string): Value {
  try {
    return fromJson(JSON.parse(text.slice(0, 20_000)))
  } catch {
    return unknown()
  }
}

/** What JSON holds, six levels deep. */
function fromJson(json: unknown, depth = 6): Value {
  if (json === null || typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  if (typeof json !== 'object' || depth === 0) return unknown()
  if (Array.isArray(json)) return { kind: 'list', items: json.slice(0, 200).map((item) => fromJson(item, depth - 1)) }
  const members = Object.entries(json).slice(0, 200)
  return { kind: 'object', members: new Map(members.map(([name, member]) => [name, fromJson(member, depth - 1)])) }
}
