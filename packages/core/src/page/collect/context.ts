import { attribute, type HtmlNode } from '../../html/node.ts'
import type { SelectorBuilder } from '../../html/selector.ts'
import type { ShadowTrees } from '../../html/shadow-trees.ts'
import type { SightByRules } from '../element/out-of-sight.ts'
import type { StyleRule } from '../element/style-rules.ts'
import type { Collected } from './collected.ts'

/** What the readers of one page share. */
export interface PageContext {
  found: Collected
  shadows: ShadowTrees | undefined
  selectors: SelectorBuilder
  url: string
  baseUrl: string
  origin: string
  language: string
  ids: Ids
  /** Whether an inline script of the page names something: in quotes, as a member or in a selector. */
  mentions: (name: string) => boolean
  /** The rules of the page's own styles; absent in a browser, which tells itself what it draws. */
  styles?: PageStyles | undefined
  /** The toggle buttons of a form that are the choices of a field, each with the box of its group. */
  choices: ReadonlyMap<HtmlNode, HtmlNode>
  /** Texts of elements that `aria-labelledby` and labels give, kept because thousands of controls may name the same one. */
  texts: Map<HtmlNode, string>
}

export interface PageStyles {
  rules: readonly StyleRule[]
  sightOf: SightByRules
}

/** What an id means where it is used: a shadow tree has its own ids (https://dom.spec.whatwg.org/#concept-id). */
export interface Ids {
  /** @param from an element of the tree that is meant */
  element(id: string, from: HtmlNode): HtmlNode | undefined
  /** The labels that point at the element with `for`, in document order. */
  labelsFor(id: string, from: HtmlNode): readonly HtmlNode[]
}

export function readIds({ elements, byId, labels }: Collected, shadows: ShadowTrees | undefined): Ids {
  const labelsById = indexLabels(labels)
  if (!shadows) return { element: (id) => byId.get(id), labelsFor: (id) => labelsById.get(id) ?? [] }
  const trees = new Map<HtmlNode | undefined, Map<string, HtmlNode>>()
  for (const element of elements) {
    const id = attribute(element, 'id')
    if (!id) continue
    const host = shadows.hostOf(element)
    const tree = trees.get(host) ?? new Map<string, HtmlNode>()
    trees.set(host, tree)
    if (!tree.has(id)) tree.set(id, element)
  }
  return {
    element: (id, from) => trees.get(shadows.hostOf(from))?.get(id),
    labelsFor: (id, from) =>
      (labelsById.get(id) ?? []).filter((label) => shadows.hostOf(label) === shadows.hostOf(from)),
  }
}

/** Names are looked for in the page's scripts only once one is asked for: most pages need none. */
export function readMentions({ scripts }: Collected): PageContext['mentions'] {
  let names: Set<string> | undefined
  return (name) => {
    names ??= new Set(scripts.flatMap(({ first }) => first?.text.match(/(?<=["'`#.=])[\w-]+/g) ?? []))
    return names.has(name)
  }
}

function indexLabels(labels: readonly HtmlNode[]): Map<string, HtmlNode[]> {
  const index = new Map<string, HtmlNode[]>()
  for (const label of labels) {
    const target = attribute(label, 'for')
    if (!target) continue
    const list = index.get(target)
    if (list) list.push(label)
    else index.set(target, [label])
  }
  return index
}
