import { callFunction } from './call.ts'
import { addListener, dispatch } from './events.ts'
import { globalOf } from './globals.ts'
import { inDoubt, type Machine } from './machine.ts'
import { elementOf, isCallable, isThing, listOf, textValue, unknown, type Value } from './value.ts'

type Method = (machine: Machine, args: readonly Value[]) => Value

const METHODS: Readonly<Record<string, Method>> = {
  getElementById: (machine, [id]) => elementOf(machine.page.byId.get(textValue(id) ?? '')),
  querySelector: (machine, [selector]) => elementOf(found(machine, selector)[0]),
  querySelectorAll: (machine, [selector]) => listOf(found(machine, selector)),
  getElementsByClassName: (machine, [name]) => listOf(found(machine, `.${textValue(name)}`)),
  getElementsByTagName: (machine, [name]) => listOf(found(machine, name)),
  getElementsByName: (machine, [name]) => listOf(found(machine, `[name="${textValue(name)}"]`)),
  addEventListener: (machine, [event, callee]) => addListener(machine, { event: textValue(event) ?? '', callee }),
  dispatchEvent: (machine, [event]) => dispatch(machine, undefined, event),
  // What jQuery's set of the document takes.
  on: (machine, args) => delegate(machine, args),
  ready: (machine, [callback]) => callFunction(machine, callback, [unknown()]),
  click: (machine, [callee]) => addListener(machine, { event: 'click', callee }),
}

/** `body` and `documentElement`; undefined for every other name. */
export function rootElement({ page }: Machine, name: string): Value {
  if (name !== 'body' && name !== 'documentElement') return undefined
  return elementOf(page.elements.find(({ tag }) => tag === (name === 'body' ? 'body' : 'html')))
}

/** A method of the document or the window. */
export function callRoot(machine: Machine, name: string, args: readonly Value[]): Value {
  const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return method ? method(machine, args) : callFunction(machine, globalOf(machine, name), args)
}

function found(machine: Machine, selector: Value) {
  return typeof selector === 'string' ? machine.page.all(selector) : []
}

function delegate(machine: Machine, [events, ...rest]: readonly Value[]): Value {
  const callee = rest.find(isCallable)
  const delegated = typeof rest[0] === 'string' ? rest[0] : undefined
  if (!callee) return unknown()
  for (const event of (textValue(events) ?? '').split(/\s+/))
    addListener(machine, { event: event.split('.')[0]!, delegated, callee })
  return isThing(callee) ? { kind: 'root' } : inDoubt(machine, unknown)
}
