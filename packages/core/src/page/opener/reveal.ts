import { type Attributes, attribute, type HtmlNode } from '../../html/node.ts'
import { words } from '../../lexicon/phrases.ts'
import { closingWords, openingWords, watchingWords } from '../../standards/opener-words.ts'
import type { PageContext } from '../collect/context.ts'
import type { Effect } from '../script/machine.ts'
import type { Containers } from './containers.ts'
import { hidesBy } from './style-rules.ts'
import { isHidingClass, isResponsive, type Visibility } from './visibility.ts'

/** What effects on elements come to: what is seen afterwards that was not before. */
export interface Reveal {
  /** Takes note of what scripts hide while the page loads. */
  load(effects: readonly Effect[]): void
  /** Elements with a form that a press shows. */
  shownBy(effects: readonly Effect[]): HtmlNode[]
}

type Does = 'show' | 'hide' | undefined

export function createReveal(
  { found }: PageContext,
  { visibility, containers }: { visibility: Visibility; containers: Containers },
): Reveal {
  const hasSheets = found.elements.some(
    (node) => node.tag === 'link' && /stylesheet/i.test(attribute(node, 'rel') ?? ''),
  )
  const isWritten = new Set(found.dialogs)
  return {
    load(effects) {
      for (const effect of effects)
        if (effect.isSure && effect.does !== 'call' && doesOf(effect) === 'hide') visibility.hideAtLoad(effect.node)
    },
    shownBy(effects) {
      const shown = new Map<HtmlNode, boolean>()
      for (const effect of effects) {
        if (!containers.holds(effect.node)) continue
        const does = isSeen(effect) ? 'hide' : doesOf(effect)
        if (does === 'show') shown.set(effect.node, true)
        // Whether it takes place at all nobody knows: it closes what it opens.
        else if (does === 'hide' && (effect.isSure || effect.does === 'call')) shown.set(effect.node, false)
      }
      for (const node of shownByState(effects)) if (!shown.has(node)) shown.set(node, true)
      return [...shown].flatMap(([node, is]) => (is ? [node] : []))
    },
  }

  /** A toggle of what some windows show closes it there; a function that nobody knows says little of what is not closed. */
  function isSeen({ does, node }: Effect): boolean {
    if (does === 'toggle') return isResponsive(node) && visibility.byRules(node) !== true
    return does === 'call' && !isWritten.has(node) && !containers.isClosed(node)
  }

  /** A class or an attribute changes, and rules of the page show something then; or its name says so. */
  function shownByState(effects: readonly Effect[]): HtmlNode[] {
    const states = effects.filter(({ does }) => does === 'class' || does === 'attribute')
    if (states.length === 0) return []
    const hidden = closedByRules(states)
    const after = withChanges(states, () => hidden.filter((node) => visibility.byRules(node) === false))
    const told = states.flatMap((effect) => (saysOpen(effect) && isUnstyled(effect.node) ? [effect.node] : []))
    return [...after, ...told]
  }

  /** Elements around forms that rules take out of view, as far as one of the changes may reach them. */
  function closedByRules(states: readonly Effect[]): HtmlNode[] {
    const closed = new Set<HtmlNode>()
    const nodes = new Set(states.map(({ node }) => node.parent ?? node))
    for (const form of containers.filled.slice(0, 100)) {
      const chain: HtmlNode[] = []
      for (let at: HtmlNode | null = form; at && chain.length < 60; at = at.parent) chain.push(at)
      if (!chain.some((at) => nodes.has(at))) continue
      for (const at of chain) if (containers.holds(at) && visibility.byRules(at) === true) closed.add(at)
    }
    return [...closed].slice(0, 100)
  }

  /** Only a style sheet elsewhere can know what the class does: an element that is a dialog, or closed, or whose look lies there. */
  function isUnstyled(node: HtmlNode): boolean {
    if (!containers.holds(node) || visibility.byRules(node) === false) return false
    return isWritten.has(node) || containers.isClosed(node) || hasSheets
  }
}

/** What one effect does to what it is done to, by itself. */
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
      return byCall(effect.path)
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

/** What a function says that no script of the page defines: by its own name, the last one of `bootstrap.Modal.show`. */
function byCall(path: string): Does {
  const told = words(path.replace(/[._$]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'))
  if (told.some((word) => watchingWords.has(word))) return undefined
  const last = words((path.split('.').at(-1) ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_$]/g, ' '))
  if (last.some((word) => closingWords.has(word))) return 'hide'
  return last.some((word) => openingWords.has(word)) ? 'show' : undefined
}

/** A state's name says that it is open: `is-open`, `show`, `data-state="open"`. */
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

/** Asks about elements as they are after the changes; the tree is as it was afterwards. */
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
  const { [name]: _, ...others } = node.attribs
  node.attribs = value === null ? others : { ...others, [name]: value ?? '' }
}
