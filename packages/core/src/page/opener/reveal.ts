import { type Attributes, attribute, attributesOf, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import type { PageContext } from '../collect/context.ts'
import { hidesBy } from '../element/hides-by.ts'
import type { Effect } from '../script/machine.ts'
import type { Containers } from './containers.ts'
import { isHidingClass, isResponsive, type Visibility } from './visibility.ts'

type Does = 'show' | 'hide' | undefined

/** What a press reveals, judged by its effects on elements. */
export class Reveal {
  private readonly visibility: Visibility
  private readonly containers: Containers
  private readonly hasSheets: boolean
  private readonly dialogs: ReadonlySet<HtmlNode>
  /** Of the forms, each with its ancestors; once for all clicks. */
  private chains: readonly HtmlNode[][] | undefined

  constructor({ found }: PageContext, { visibility, containers }: { visibility: Visibility; containers: Containers }) {
    this.visibility = visibility
    this.containers = containers
    this.hasSheets = found.elements.some(isSheet)
    this.dialogs = new Set(found.dialogs)
  }

  /** Elements with a form that the effects show. */
  shownBy(effects: readonly Effect[]): HtmlNode[] {
    const shown = new Map<HtmlNode, boolean>()
    for (const effect of effects) {
      if (!this.containers.holds(effect.node)) continue
      const does = this.isSeen(effect) ? 'hide' : doesOf(effect)
      if (does === 'show') shown.set(effect.node, true)
      // An uncertain effect may not happen, so it hides nothing.
      else if (does === 'hide' && (effect.isSure || effect.does === 'call')) shown.set(effect.node, false)
    }
    for (const node of this.shownByState(effects)) if (!shown.has(node)) shown.set(node, true)
    return [...shown].flatMap(([node, is]) => (is ? [node] : []))
  }

  /** A toggle of something visible in some windows closes it there; an unknown function says little about what is not closed. */
  private isSeen({ does, node }: Effect): boolean {
    if (does === 'toggle') return isResponsive(node) && this.visibility.byRules(node) !== true
    return does === 'call' && !this.dialogs.has(node) && !this.containers.isClosed(node)
  }

  /** Elements shown by a changed class or attribute: by the rules of the page, or because its name says so. */
  private shownByState(effects: readonly Effect[]): HtmlNode[] {
    const states = effects.filter(({ does }) => does === 'class' || does === 'attribute')
    if (states.length === 0) return []
    const hidden = this.closedByRules(states)
    const after = withChanges(states, () => hidden.filter((node) => this.visibility.byRules(node) === false))
    const told = states.flatMap((effect) => (saysOpen(effect) && this.isUnstyled(effect.node) ? [effect.node] : []))
    return [...after, ...told]
  }

  /** Ancestors of forms that rules hide and that one of the changes may affect. */
  private closedByRules(states: readonly Effect[]): HtmlNode[] {
    const closed = new Set<HtmlNode>()
    const nodes = new Set(states.map(({ node }) => node.parent ?? node))
    this.chains ??= this.containers.filled.slice(0, 100).map(chainOf)
    for (const chain of this.chains) {
      if (!chain.some((at) => nodes.has(at))) continue
      for (const at of chain) if (this.containers.holds(at) && this.visibility.byRules(at) === true) closed.add(at)
    }
    return [...closed].slice(0, 100)
  }

  /** Whether only an external style sheet can say what a class does to an element. */
  private isUnstyled(node: HtmlNode): boolean {
    if (!this.containers.holds(node) || this.visibility.byRules(node) === false) return false
    return this.dialogs.has(node) || this.containers.isClosed(node) || this.hasSheets
  }
}

function isSheet(node: HtmlNode): boolean {
  return node.tag === 'link' && /stylesheet/i.test(attribute(node, 'rel') ?? '')
}

/** An element and its ancestors. */
function chainOf(node: HtmlNode): HtmlNode[] {
  const chain: HtmlNode[] = []
  for (let at: HtmlNode | null = node; at && chain.length < 60; at = at.parent) chain.push(at)
  return chain
}

/** What one effect does to its own element. */
function doesOf(effect: Effect): Does {
  switch (effect.does) {
    case 'show':
    case 'hide':
      return effect.does
    case 'toggle':
      return 'show'
    case 'style': {
      if (effect.value === undefined)
        return effect.name === 'display' || effect.name === 'visibility' ? 'show' : undefined
      if (effect.value === '') return effect.name === 'display' && isHiddenInline(effect.node) ? 'show' : undefined
      const isShift = /^(?:right|left|top|bottom)$/.test(effect.name) && /^0(?:px|%)?$/.test(effect.value)
      const hides = isShift ? false : hidesBy(effect.name, effect.value)
      return hides === undefined ? undefined : hides ? 'hide' : 'show'
    }
    case 'class':
      return isHidingClass(effect.name) ? (effect.to ? 'hide' : 'show') : undefined
    case 'attribute':
      return byAttribute(effect)
    case 'call':
      return effect.says
  }
}

function isHiddenInline(node: HtmlNode): boolean {
  return /display\s*:\s*none/i.test(attribute(node, 'style') ?? '')
}

function byAttribute({ name, value }: Effect & { does: 'attribute' }): Does {
  const isSet = value !== null && value !== 'false'
  if (name === 'hidden' || name === 'inert') return value === undefined || value === null ? 'show' : 'hide'
  if (name === 'aria-hidden') return value === undefined || !isSet ? 'show' : 'hide'
  if (name === 'open') return value === undefined || value !== null ? 'show' : 'hide'
  return undefined
}

/** Whether the name of a state says that it is open: `is-open`, `show`, `data-state="open"`. */
function saysOpen(effect: Effect): boolean {
  if (effect.does === 'class') return effect.to !== false && saysIt(effect.name)
  return (
    effect.does === 'attribute' &&
    effect.name.startsWith('data-') &&
    typeof effect.value === 'string' &&
    saysIt(effect.value)
  )
}

function saysIt(name: string): boolean {
  return words(name.replace(/[-_]/g, ' ')).some((word) => STATES.has(word))
}

const STATES = new Set([
  'open',
  'opened',
  'show',
  'shown',
  'active',
  'visible',
  'expanded',
  'in',
  'on',
  'displayed',
  'true',
])

/** Asks about elements with the changes applied, then undoes these. */
function withChanges<Result>(effects: readonly Effect[], ask: () => Result): Result {
  const before = new Map<HtmlNode, Attributes>()
  try {
    for (const effect of effects) {
      const { node } = effect
      if (!before.has(node)) before.set(node, node.attribs)
      if (effect.does === 'class') setClass(node, effect.name, effect.to ?? true)
      else if (effect.does === 'attribute') setAttribute(node, effect.name, effect.value)
    }
    return ask()
  } finally {
    for (const [node, attribs] of before) node.attribs = attribs
  }
}

function setClass(node: HtmlNode, name: string, to: boolean): void {
  const others = (attribute(node, 'class') ?? '').split(/\s+/).filter((each) => each !== name)
  setAttribute(node, 'class', (to ? [...others, name] : others).join(' '))
}

function setAttribute(node: HtmlNode, name: string, value: string | null | undefined): void {
  const others = attributesOf(node).filter(([other]) => other !== name)
  node.attribs = (value === null ? others : [...others, [name, value ?? '']]).flat()
}
