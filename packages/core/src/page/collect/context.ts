import { attribute, type HtmlNode } from '../../html/node.ts'
import type { SelectorBuilder } from '../../html/selector.ts'
import type { ShadowTrees } from '../../html/shadow-trees.ts'
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
  /** Labels by the id that they name, in document order. */
  labelsFor: Map<string, HtmlNode[]>
  /** Texts of elements that `aria-labelledby` and labels give, kept because thousands of controls may name the same one. */
  texts: Map<HtmlNode, string>
}

/** Labels that point at an id with `for`. */
export function indexLabels(labels: readonly HtmlNode[]): Map<string, HtmlNode[]> {
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
