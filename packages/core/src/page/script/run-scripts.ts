import type { Program } from 'acorn'
import { attribute, type HtmlNode, TEXT } from '../../html/node.ts'
import { declareFrameworks, directivePresses } from './directives.ts'
import { fire } from './events.ts'
import type { Effect, Listener, Machine, ScriptPage } from './machine.ts'
import { PageMachine } from './page-machine.ts'
import { parseScript } from './parse-script.ts'
import { block } from './statements.ts'
import type { Value } from './value.ts'

/** What a click on an element does, as far as the page's inline scripts tell. */
export interface Click {
  on: HtmlNode
  effects: readonly Effect[]
}

export interface ScriptReading {
  clicks: readonly Click[]
  /** Elements whose handler in an attribute could be read. */
  read: ReadonlySet<HtmlNode>
}

export interface ReadScripts extends ScriptPage {
  scripts: readonly HtmlNode[]
  /** Elements with a directive of Alpine or Vue. */
  directives: readonly HtmlNode[]
  /** Elements with a handler for clicks, or an address that is a script. */
  handlers: readonly HtmlNode[]
  /** Whether it matters when an element is shown. */
  isConcerned(node: HtmlNode): boolean
  /** What a visitor can press, for listeners that the whole document shares. */
  pressable: readonly HtmlNode[]
}

const MAX_SCRIPTS = 60
const MAX_TEXT = 80_000
const MAX_CLICKS = 600
const MAX_PRESSED = 300
const PRESSES = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'touchend', 'tap'])
/** Without any of these words a script neither listens to a press nor changes what is seen. */
const SHOWS =
  /click|touch|pointer|mousedown|classList|className|Class\(|\.style|hidden|show|hide|toggle|fade|slide|modal|dialog|popup|open|Alpine/i
/** Types of scripts that run; the others hold data. */
export const TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

/**
 * Runs a page's inline scripts as far as its markup determines what they do, then clicks what they listen on. Nothing
 * leaves this reading: what is not known is unknown, both ways are gone where a condition is, and the steps are counted.
 */
export function runScripts(page: ReadScripts): ScriptReading {
  const machine = new PageMachine(page)
  declareFrameworks(machine)
  load(page, machine)
  const clicks: Click[] = []
  const click = (on: HtmlNode, run: () => void): void => {
    if (clicks.length >= MAX_CLICKS) return
    const effects = attempt(machine, run)
    if (effects.length > 0) clicks.push({ on, effects })
  }
  const read = new Set<HtmlNode>()
  const programOf = handlerParser()
  machine.refill()
  for (const node of page.handlers) {
    const run = handlerOf(node, programOf, machine)
    if (!run) continue
    read.add(node)
    click(node, run)
  }
  for (const listener of machine.listeners.filter(({ event }) => PRESSES.has(event)).slice(0, MAX_CLICKS))
    for (const { on, run } of pressesOf(listener, page, machine)) click(on, run)
  for (const { on, run } of presses(page, machine)) click(on, run)
  return { clicks, read }
}

/** None where the components cost too much. */
function presses(page: ReadScripts, machine: PageMachine) {
  machine.refill()
  try {
    return directivePresses(page.directives, machine, page.isConcerned)
  } catch {
    return []
  }
}

function load({ scripts }: ReadScripts, machine: PageMachine): void {
  let left = MAX_TEXT
  for (const script of scripts.slice(0, MAX_SCRIPTS)) {
    const type = attribute(script, 'type')?.trim() ?? ''
    const text = script.first?.tag === TEXT ? script.first.text : ''
    left -= text.length
    if (left < 0) return
    if (attribute(script, 'src') !== undefined || !TYPES.test(type) || !SHOWS.test(text)) continue
    const program = parseScript(text, type.toLowerCase() === 'module')
    if (!program) continue
    const scope = type === 'module' ? { names: new Map(), outer: machine.globals, isFunction: true } : machine.globals
    try {
      block(program.body, scope, machine)
    } catch {
      // Too much, or nested too deeply: what follows may still be read.
      machine.doubt = 0
    }
  }
  machine.refill()
}

/** Runs a click. @returns what it does; nothing where it was not run to its end */
function attempt(machine: PageMachine, run: () => void): Effect[] {
  machine.effects = []
  try {
    run()
    return machine.effects
  } catch {
    return []
  } finally {
    machine.rollback()
  }
}

/** Lists repeat their handlers: each text is parsed once. */
function handlerParser(): (text: string) => Program | undefined {
  const known = new Map<string, Program | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, parseScript(text))
    return known.get(text)
  }
}

/** What an attribute of an element runs: `onclick`, or an address that is a script. */
function handlerOf(
  node: HtmlNode,
  programOf: (text: string) => Program | undefined,
  machine: Machine,
): (() => void) | undefined {
  const href = attribute(node, 'href')?.trim() ?? ''
  const address = /^javascript:/i.test(href) ? href.slice('javascript:'.length) : ''
  const texts = [attribute(node, 'onclick'), address].map((text) => text?.slice(0, 5000) ?? '')
  const programs = texts.flatMap((text) => (text.trim() === '' ? [] : (programOf(text) ?? [])))
  if (programs.length === 0) return undefined
  const self: Value = { kind: 'element', node }
  return () => {
    for (const { body } of programs) {
      const names = new Map<string, Value>([
        ['this', self],
        [
          'event',
          {
            kind: 'object',
            members: new Map([
              ['currentTarget', self],
              ['target', self],
            ]),
          },
        ],
      ])
      block(body, { names, outer: machine.globals, isFunction: true }, machine)
    }
  }
}

interface Press {
  on: HtmlNode
  run: () => void
}

/**
 * The presses that a listener hears. One of the document, or of an element around others, may ask what was pressed:
 * whatever it does for anything pressed is not what one of them does.
 */
function pressesOf(listener: Listener, page: ReadScripts, machine: PageMachine): Press[] {
  const { node, delegated } = listener
  const isInside = (each: HtmlNode): boolean => !node || (each.order > node.order && each.order <= node.lastOrder)
  if (delegated !== undefined) {
    const found = attemptAll(page, delegated).filter(isInside).slice(0, MAX_PRESSED)
    return found.map((on) => ({ on, run: () => fire(machine, listener, on, on) }))
  }
  const inside = page.pressable.filter(isInside).slice(0, MAX_PRESSED)
  const own: Press[] = node ? [{ on: node, run: () => fire(machine, listener, node) }] : []
  const isShared = !node || (inside.length > 0 && attempt(machine, () => fire(machine, listener, node)).length === 0)
  if (!isShared) return own
  const around = node ?? page.elements.find(({ tag }) => tag === 'body')
  const always = around ? attempt(machine, () => fire(machine, listener, around, node)) : []
  const isAlways = (effect: Effect): boolean =>
    always.some((each) => each.node === effect.node && each.does === effect.does)
  return [
    ...own,
    ...inside.map((on) => ({
      on,
      run: () => {
        fire(machine, listener, on, node)
        machine.effects = machine.effects.filter((effect) => !isAlways(effect))
      },
    })),
  ]
}

function attemptAll(page: ScriptPage, selector: string): readonly HtmlNode[] {
  try {
    return page.all(selector)
  } catch {
    return []
  }
}
