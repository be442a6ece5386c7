import type { Program } from 'acorn'
import { attribute, attributesOf, type HtmlNode } from '../../html/node.ts'
import { callFunction } from './call.ts'
import { setClass } from './elements.ts'
import { change, type Machine, scopeOf } from './machine.ts'
import { parseScript } from './parse-script.ts'
import { block } from './statements.ts'
import {
  isCallable,
  isThing,
  itemsOf,
  type ObjectValue,
  type Scope,
  textValue,
  truth,
  unknown,
  type Value,
} from './value.ts'

// Directives: expressions in attributes that Alpine and Vue run in the scope of the component around them.

const CLICKS = /^(?:@|x-on:|v-on:)click(?:\.(?!outside|away|window|document|self)[\w-]+)*$/
const LISTENS = /^(?:@|x-on:|v-on:)([\w:-]+)/
const SHOWS = /^(?:x-show|v-show|v-if|(?:x-bind|v-bind)?:open)(?:\.[\w-]+)*$/
const HIDES = /^(?:x-bind|v-bind)?:hidden$/
const CLASSES = /^(?:x-bind|v-bind)?:class$/
const NAMES = /(?<![\w$.'"])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g
const MAX_FOUND = 300
const MAX_CLICKS = 100

interface Directive {
  node: HtmlNode
  name: string
  text: string
  program?: Program | undefined
}

interface Found {
  clicks: Directive[]
  listens: Directive[]
  shows: Directive[]
}

/** What a press on an element runs. */
export interface DirectivePress {
  on: HtmlNode
  run: () => void
}

/** Lets scripts declare components and stores before they run: https://alpinejs.dev/globals/alpine-data. */
export function declareFrameworks(machine: Machine): void {
  const store: ObjectValue = { kind: 'object', members: new Map() }
  const native = (call: (args: readonly Value[]) => Value): Value => ({ kind: 'native', call })
  const members = new Map<string, Value>([
    ['data', native(([name, make]) => void machine.globals.names.set(textValue(name) ?? '', make))],
    ['store', native(([name, value]) => void (value !== undefined && store.members.set(textValue(name) ?? '', value)))],
  ])
  machine.globals.names.set('Alpine', { kind: 'object', members })
  machine.globals.names.set('$store', store)
}

/** The presses that directives listen to, each with what directives show after it. */
export function directivePresses(
  elements: readonly HtmlNode[],
  machine: Machine,
  isConcerned: (node: HtmlNode) => boolean,
): DirectivePress[] {
  const found = findDirectives(elements, isConcerned)
  if (found.clicks.length === 0 || found.shows.length === 0) return []
  const app: Scope = { names: new Map(), outer: machine.globals, isFunction: true }
  const components = componentsOf(elements, app, machine)
  const scopeAt = (node: HtmlNode): Scope => {
    for (let at: HtmlNode | null = node; at; at = at.parent) {
      const scope = components.get(at)
      if (scope) return scope
    }
    return app
  }
  for (const { node, text } of found.shows) for (const path of text.match(NAMES) ?? []) ensure(path, scopeAt(node))
  const run = (directive: Directive, names: [string, Value][] = []): Value =>
    evaluated(directive, { names: new Map(names), outer: scopeAt(directive.node), isFunction: true }, machine)
  const dispatch = (args: readonly Value[]): Value => {
    const [name, detail] = args
    const event: Value = { kind: 'object', members: new Map([['detail', detail]]) }
    for (const listener of found.listens)
      if (LISTENS.exec(listener.name)?.[1] === textValue(name)) run(listener, [['$event', event]])
    return undefined
  }
  app.names.set('$dispatch', { kind: 'native', call: dispatch })
  const before = found.shows.map((directive) => ({ directive, was: run(directive) }))
  return found.clicks.slice(0, MAX_CLICKS).map((click) => ({
    on: click.node,
    run() {
      run(click)
      for (const { directive, was } of before) compare(machine, directive, { was, is: run(directive) })
    },
  }))
}

function findDirectives(elements: readonly HtmlNode[], isConcerned: (node: HtmlNode) => boolean): Found {
  const found: Found = { clicks: [], listens: [], shows: [] }
  for (const node of elements) {
    for (const [name, text] of attributesOf(node)) {
      if (text.length > 1000) continue
      const list = CLICKS.test(name)
        ? found.clicks
        : SHOWS.test(name) || HIDES.test(name) || CLASSES.test(name)
          ? found.shows
          : LISTENS.test(name)
            ? found.listens
            : undefined
      if (list === found.shows && !isConcerned(node)) continue
      if (list && list.length < MAX_FOUND) list.push({ node, name, text })
    }
  }
  return found
}

/** Names that nothing declares are false so far: a file elsewhere declares them, and what they show is closed. */
function ensure(path: string, scope: Scope): void {
  const [first = '', ...rest] = path.split('.')
  if (/^(?:true|false|null|undefined|this|typeof|in|of|new)$/.test(first)) return
  const { names } = scopeOf(scope, first) ?? scope
  if (rest.length === 0) {
    if (!names.has(first)) names.set(first, undefined)
    return
  }
  let members = names
  for (const part of [first, ...rest.slice(0, -1)]) {
    const known = members.get(part)
    if (isThing(known) && known.kind !== 'object') return
    const object: ObjectValue = known && isThing(known) ? known : { kind: 'object', members: new Map() }
    members.set(part, object)
    members = object.members
  }
}

/** The scope of each component: what its data says, and its methods bound to it. */
function componentsOf(elements: readonly HtmlNode[], app: Scope, machine: Machine): Map<HtmlNode, Scope> {
  const scopes = new Map<HtmlNode, Scope>()
  for (const node of elements) {
    const text = attribute(node, 'x-data') ?? attribute(node, 'v-scope')
    if (text === undefined || scopes.size >= MAX_FOUND) continue
    let outer = app
    for (let at = node.parent; at; at = at.parent) {
      const scope = scopes.get(at)
      if (scope) {
        outer = scope
        break
      }
    }
    const given = text.trim() === '' ? undefined : resultOf(programOf(text), outer, machine)
    const data = isCallable(given) ? callFunction(machine, given, []) : given
    const object: ObjectValue = isThing(data) && data.kind === 'object' ? data : { kind: 'object', members: new Map() }
    for (const [name, member] of object.members) {
      if (isThing(member) && member.kind === 'function')
        object.members.set(name, { kind: 'native', call: (args) => machine.call(member, args, object) })
    }
    scopes.set(node, { names: object.members, outer, isFunction: true })
  }
  return scopes
}

function evaluated(directive: Directive, scope: Scope, machine: Machine): Value {
  const { text } = directive
  if (!('program' in directive)) directive.program = programOf(text)
  const value = resultOf(directive.program, scope, machine)
  // `@click="open"` names a method.
  return isCallable(value) && /^[\w$.]+$/.test(text.trim()) ? callFunction(machine, value, [unknown()]) : value
}

/** Braces begin an object here, not a block. */
function programOf(text: string): Program | undefined {
  return parseScript(/^\s*\{/.test(text) ? `(${text})` : text)
}

function resultOf(program: Program | undefined, scope: Scope, machine: Machine): Value {
  if (!program) return unknown()
  const [only, ...others] = program.body
  if (only?.type === 'ExpressionStatement' && others.length === 0) return machine.evaluate(only.expression, scope)
  const end = block(program.body, scope, machine)
  return end?.by === 'return' ? end.value : undefined
}

function compare(machine: Machine, { node, name }: Directive, { was, is }: { was: Value; is: Value }): void {
  if (CLASSES.test(name)) {
    const before = classesIn(was)
    const after = classesIn(is)
    for (const each of before) if (!after.has(each)) setClass(machine, node, each, false)
    for (const each of after) if (!before.has(each)) setClass(machine, node, each, true)
    return
  }
  const wanted = !HIDES.test(name)
  if (truth(is) === wanted && truth(was) !== wanted) change(machine, node, { does: 'show' })
  else if (truth(is) === !wanted && truth(was) !== !wanted) change(machine, node, { does: 'hide' })
}

/** The classes that a binding gives: of a text, of a list, or those of an object whose value holds. */
function classesIn(value: Value, depth = 3): Set<string> {
  if (typeof value === 'string') return new Set(value.split(/\s+/).filter((name) => name !== ''))
  if (!isThing(value) || depth === 0) return new Set()
  if (value.kind === 'list') return new Set(itemsOf(value).flatMap((item) => [...classesIn(item, depth - 1)]))
  if (value.kind !== 'object') return new Set()
  return new Set([...value.members].flatMap(([names, holds]) => (truth(holds) ? [...classesIn(names)] : [])))
}
