import { selectorMatcher } from '../../html/match-selector.ts'
import { attribute, contains, type HtmlNode } from '../../html/node.ts'
import type { PageContext } from '../collect/context.ts'
import type { DialogPair } from '../dialog/dialog-pairs.ts'
import { type Click, type ReadScripts, runScripts, TYPES } from '../script/run-scripts.ts'
import type { Containers } from './containers.ts'
import { handlersOf } from './pressable.ts'
import { createReveal } from './reveal.ts'
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
  const isAny =
    handlers.length > 0 || pressable.some(isDirective) || scripts.some(({ first }) => PRESSES.test(first?.text ?? ''))
  if (!isAny) return { pairs: [], read: new Set() }
  const { atLoad, clicks, read } = runScripts(
    scriptPage(page, { scripts, handlers, pressable, isConcerned: containers.holds }),
  )
  const reveal = createReveal(page, { visibility, containers })
  reveal.load(atLoad)
  const pairs = clicks.flatMap((click) => pairsOf(click, reveal.shownBy(click.effects), read.has(click.on)))
  return { pairs, read }
}

function isDirective({ attribs }: HtmlNode): boolean {
  for (const name in attribs) if (/^(?:@|x-on:|v-on:)click/.test(name)) return true
  return false
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
  let classes: Map<string, HtmlNode[]> | undefined
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
    byId: found.byId,
    matches: (node, selector) => matcherOf(selector)?.(node) ?? false,
    all(selector) {
      const known = lists.get(selector)
      if (known) return known
      const id = /^#([\w-]+)$/.exec(selector)?.[1]
      const one = id && !found.repeatedIds.has(id) ? found.byId.get(id) : undefined
      const name = /^\.([\w-]+)$/.exec(selector)?.[1]
      const matches = one || name ? undefined : matcherOf(selector)
      classes ??= name ? classIndex(found.elements) : undefined
      const list = one
        ? [one]
        : ((name ? classes?.get(name) : matches && found.elements.filter(matches)) ?? []).slice(0, 500)
      lists.set(selector, list)
      return list
    },
  }
}

/** Elements by class: most selectors in scripts are a single class, and an index is faster than matching. */
function classIndex(elements: readonly HtmlNode[]): Map<string, HtmlNode[]> {
  const index = new Map<string, HtmlNode[]>()
  for (const node of elements) {
    for (const name of new Set(attribute(node, 'class')?.split(/\s+/))) {
      const list = index.get(name)
      if (list) list.push(node)
      else index.set(name, [node])
    }
  }
  return index
}
