import { selectorMatcher } from '../../html/match-selector.ts'
import { attribute, contains, type HtmlNode, hasAttributeThat } from '../../html/node.ts'
import { addTo, type NodeLists } from '../../html/node-lists.ts'
import type { PageContext } from '../collect/context.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import { type Click, type ReadScripts, runScripts, TYPES } from '../script/run-scripts.ts'
import type { Containers } from './containers.ts'
import { handlersOf } from './pressable.ts'
import { Reveal } from './reveal.ts'
import { mayShow, namesToTell } from './telling-scripts.ts'
import type { Visibility } from './visibility.ts'

export interface ScriptOpeners {
  pairs: DialogPair[]
  /** Elements whose handlers could be read. */
  read: ReadonlySet<HtmlNode>
}

/** Without any of these words no script waits for a press. */
const PRESSES = /click|mousedown|pointer|touch|tap/i

interface ReadWith {
  pressable: readonly HtmlNode[]
  visibility: Visibility
  containers: Containers
}

/** Pairs of openers and what the page's inline scripts show when these are pressed. */
export function scriptPairs(page: PageContext, { pressable, visibility, containers }: ReadWith): ScriptOpeners {
  const { found } = page
  const handlers = handlersOf(page)
  const scripts = found.scripts.filter(
    (script) => attribute(script, 'src') === undefined && TYPES.test(attribute(script, 'type')?.trim() ?? ''),
  )
  const names = namesToTell(containers, visibility)
  const texts = scripts.map(({ first }) => first?.text ?? '')
  const isPressed = handlers.length > 0 || texts.some((text) => PRESSES.test(text))
  const isAny =
    (found.directives.length > 0 && pressable.some(isDirective)) ||
    (isPressed && [...texts, ...handlers.map(handlerText)].some((text) => mayShow(text, names)))
  if (!isAny) return { pairs: [], read: new Set() }
  const { clicks, read } = runScripts(scriptPage(page, { scripts, handlers, pressable, isConcerned: containers.holds }))
  const reveal = new Reveal(page, { visibility, containers })
  const pairs = clicks.flatMap((click) => pairsOf(click, reveal.shownBy(click.effects), read.has(click.on)))
  return { pairs, read }
}

function handlerText(node: HtmlNode): string {
  return `${attribute(node, 'onclick') ?? ''} ${attribute(node, 'href') ?? ''}`
}

function isDirective(node: HtmlNode): boolean {
  return hasAttributeThat(node, isPress)
}

function isPress(name: string): boolean {
  return /^(?:@|x-on:|v-on:)click/.test(name)
}

/** The pairs of one press. A press that shows two separate forms says nothing about either. */
function pairsOf({ on }: Click, shown: readonly HtmlNode[], isInline: boolean): DialogPair[] {
  const outer = shown.filter((node) => node !== on && !contains(node, on) && !contains(on, node))
  const roots = outer.filter((node) => !outer.some((other) => other !== node && contains(other, node)))
  if (roots.length !== 1) return []
  // Inside the dialog, the part that the same press shows.
  const inner = outer.filter((node) => !outer.some((other) => other !== node && contains(node, other)))
  const pattern = isInline ? 'onclick' : 'script'
  return [...new Set([roots[0]!, ...(inner.length === 1 ? inner : [])])].map((dialog) => ({
    trigger: on,
    dialog,
    pattern,
  }))
}

function scriptPage(
  { found, shadows }: PageContext,
  parts: Pick<ReadScripts, 'scripts' | 'handlers' | 'pressable' | 'isConcerned'>,
): ReadScripts {
  const matchers = new Map<string, ((node: HtmlNode) => boolean) | undefined>()
  const lists = new Map<string, readonly HtmlNode[]>()
  const candidatesFor = candidateIndex(found)
  const matcherOf = (selector: string) => {
    if (!matchers.has(selector)) {
      const isRead = selector.length <= 300 && matchers.size < 300
      matchers.set(selector, isRead ? selectorMatcher(selector, shadows) : undefined)
    }
    return matchers.get(selector)
  }
  return {
    ...parts,
    elements: found.elements,
    directives: found.directives,
    byId: found.byId,
    matches: (node, selector) => matcherOf(selector)?.(node) ?? false,
    all(selector) {
      const known = lists.get(selector)
      if (known) return known
      const { nodes, isExact } = candidatesFor(selector)
      const matches = isExact ? () => true : matcherOf(selector)
      const list = matches ? nodes.filter(matches).slice(0, 500) : []
      lists.set(selector, list)
      return list
    },
  }
}

/**
 * Elements that a selector may find, by the id, a class or the tag that its last part asks for: an index is faster than asking
 * every element. `isExact`: it finds all of them.
 */
function candidateIndex({ elements, byId, repeatedIds }: PageContext['found']) {
  let classes: NodeLists | undefined
  let tags: Map<string, HtmlNode[]> | undefined
  return (selector: string): { nodes: readonly HtmlNode[]; isExact: boolean } => {
    // Brackets may hold alternatives, or what an element must not be.
    const last = /[,:[(\\]/.test(selector) ? '' : /[^\s>+~]*$/.exec(selector.trim())![0]
    const id = /#([\w-]+)/.exec(last)?.[1]
    if (id && !repeatedIds.has(id)) {
      const one = byId.get(id)
      return { nodes: one ? [one] : [], isExact: selector === `#${id}` }
    }
    const name = /\.([\w-]+)/.exec(last)?.[1]
    if (name) {
      classes ??= byClass(elements)
      return { nodes: classes.get(name) ?? [], isExact: selector === `.${name}` }
    }
    const tag = /^[a-z][a-z\d]*$/i.exec(last)?.[0]
    if (!tag) return { nodes: elements, isExact: false }
    tags ??= Map.groupBy(elements, ({ tag: each }) => each)
    return { nodes: tags.get(tag.toLowerCase()) ?? [], isExact: false }
  }
}

function byClass(elements: readonly HtmlNode[]): NodeLists {
  const lists: NodeLists = new Map()
  for (const node of elements) for (const name of attribute(node, 'class')?.split(/\s+/) ?? []) addTo(lists, name, node)
  return lists
}
