import { callUnknown } from './call.ts'
import { type Machine, setMember } from './machine.ts'
import { elementOf, isCallable, isThing, type NativeFunction, type ObjectValue, unknown, type Value } from './value.ts'

type Natives = Record<string, (machine: Machine, args: readonly Value[]) => Value>

/** Later is now: what waits for the page, for a frame or for a moment. */
const runsIt = (machine: Machine, [callback]: readonly Value[]): Value => {
  if (isCallable(callback)) machine.call(callback, [unknown()])
  return unknown()
}

const natives: Natives = {
  setTimeout: runsIt,
  requestAnimationFrame: runsIt,
  requestIdleCallback: runsIt,
  queueMicrotask: runsIt,
  $: (machine, args) => jquery(machine, args),
  jQuery: (machine, args) => jquery(machine, args),
  String: (_, [value]) => (isThing(value) ? unknown() : String(value)),
  Number: (_, [value]) => (isThing(value) ? unknown() : Number(value)),
  Boolean: (_, [value]) => (isThing(value) ? unknown() : Boolean(value)),
  parseInt: (_, [value]) => (isThing(value) ? unknown() : Number.parseInt(String(value), 10)),
  CustomEvent: (_, [type, init]) => eventOf(type, init),
  Event: (_, [type, init]) => eventOf(type, init),
}

const made: Record<string, Natives> = {
  Array: {
    from: (machine, [value, map]) => {
      const items = itemsOf(value)
      const mapped = isCallable(map) ? items.map((item, index) => machine.call(map, [item, index])) : items
      return { kind: 'list', items: mapped }
    },
    isArray: (_, [value]) => isThing(value) && value.kind === 'list',
    of: (_, args) => ({ kind: 'list', items: [...args] }),
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
        for (const source of sources)
          for (const [name, value] of entriesOf(source)) setMember(machine, target, name, value)
      return target
    },
    freeze: (_, [value]) => value,
  },
  JSON: {
    parse: (_, [text]) => (typeof text === 'string' ? parsed(text) : unknown()),
  },
}

/** What a name means that no script of the page declares. */
export function globalOf(machine: Machine, name: string): Value {
  if (ROOTS.has(name)) return { kind: 'root' }
  if (name === 'undefined') return undefined
  const native = natives[name]
  if (native && Object.hasOwn(natives, name)) return nativeOf(machine, native)
  const own = made[name]
  if (own && Object.hasOwn(made, name)) {
    const members = Object.entries(own).map(([key, each]): [string, Value] => [key, nativeOf(machine, each)])
    return { kind: 'object', members: new Map(members) }
  }
  // Every id is a variable of the window: https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
  const element = machine.page.byId.get(name)
  return element ? elementOf(element) : unknown(name)
}

const ROOTS = new Set(['window', 'document', 'self', 'globalThis', 'top', 'parent'])

function nativeOf(machine: Machine, run: (machine: Machine, args: readonly Value[]) => Value): NativeFunction {
  return { kind: 'native', call: (args) => run(machine, args) }
}

/** `$` of jQuery or of what is written like it: a function runs when the page is ready, all else is a set. */
function jquery(machine: Machine, args: readonly Value[]): Value {
  const [given] = args
  if (isCallable(given)) {
    machine.call(given, [{ kind: 'native', call: (inner) => jquery(machine, inner) }])
    return unknown()
  }
  if (typeof given === 'string') {
    if (/^\s*</.test(given)) return unknown('$')
    const within = args[1]
    const found = machine.page.all(given)
    if (!isThing(within) || within.kind !== 'element') return { kind: 'set', nodes: found }
    const { node } = within
    return { kind: 'set', nodes: found.filter(({ order }) => order > node.order && order <= node.lastOrder) }
  }
  if (!isThing(given)) return unknown('$')
  if (given.kind === 'set' || given.kind === 'root') return given
  if (given.kind === 'element') return { kind: 'set', nodes: [given.node] }
  if (given.kind === 'list') {
    return {
      kind: 'set',
      nodes: given.items.flatMap((item) => (isThing(item) && item.kind === 'element' ? [item.node] : [])),
    }
  }
  return callUnknown(machine, '$', args)
}

function eventOf(type: Value, init: Value): Value {
  const detail = isThing(init) && init.kind === 'object' ? init.members.get('detail') : undefined
  return {
    kind: 'object',
    members: new Map<string, Value>([
      ['type', type],
      ['detail', detail],
    ]),
  }
}

function itemsOf(value: Value): Value[] {
  if (!isThing(value)) return []
  if (value.kind === 'list') return value.items.slice(0, 500)
  return value.kind === 'set' ? value.nodes.map((node) => ({ kind: 'element', node })) : []
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

function fromJson(value: unknown, depth = 6): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (depth === 0 || typeof value !== 'object') return unknown()
  if (Array.isArray(value)) return { kind: 'list', items: value.slice(0, 200).map((item) => fromJson(item, depth - 1)) }
  const members = Object.entries(value).slice(0, 200)
  return {
    kind: 'object',
    members: new Map(members.map(([name, member]) => [name, fromJson(member, depth - 1)])),
  } satisfies ObjectValue
}
