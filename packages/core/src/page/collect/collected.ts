import type { HtmlNode } from '../../html/node.ts'
import { HiddenElements } from '../element/hidden-by.ts'

/** The elements of one document that the page model is made of, found in one walk. */
export interface Collected {
  /** Every element in document order; `node.order` is its position. Content of templates is not part of the document. */
  elements: HtmlNode[]
  byId: Map<string, HtmlNode>
  /** Ids that occur more than once. */
  repeatedIds: Set<string>
  title: HtmlNode | undefined
  headings: HtmlNode[]
  paragraphs: HtmlNode[]
  links: HtmlNode[]
  forms: HtmlNode[]
  controls: HtmlNode[]
  buttons: HtmlNode[]
  /** Toggle buttons, which have `aria-pressed`, and options and rows that have `aria-selected`. */
  toggles: HtmlNode[]
  labels: HtmlNode[]
  dialogs: HtmlNode[]
  triggers: HtmlNode[]
  /** What a visitor can press, as far as markup tells; at most 2,000. */
  pressable: HtmlNode[]
  /** Elements with a directive of Alpine or Vue: `@click`, `:class`, `x-show`, `v-if`. */
  directives: HtmlNode[]
  metas: HtmlNode[]
  scripts: HtmlNode[]
  styles: HtmlNode[]
  frames: HtmlNode[]
  typed: HtmlNode[]
  /** Ancestors that carry an Alpine scope. */
  alpine: HtmlNode[]
  base: HtmlNode | undefined
  canonical: HtmlNode | undefined
  /** `<link rel=sitemap>`. */
  sitemaps: HtmlNode[]
  toolForms: number
  toolParameters: number
  /** Why elements are not shown, as far as markup tells. */
  hidden: HiddenElements
  textLength: number
  text: string
}

/** A collection with nothing in it yet. */
export function emptyCollection(): Collected {
  return {
    elements: [],
    byId: new Map(),
    repeatedIds: new Set(),
    title: undefined,
    headings: [],
    paragraphs: [],
    links: [],
    forms: [],
    controls: [],
    buttons: [],
    toggles: [],
    labels: [],
    dialogs: [],
    triggers: [],
    pressable: [],
    directives: [],
    metas: [],
    scripts: [],
    styles: [],
    frames: [],
    typed: [],
    alpine: [],
    base: undefined,
    canonical: undefined,
    sitemaps: [],
    toolForms: 0,
    toolParameters: 0,
    hidden: new HiddenElements(),
    textLength: 0,
    text: '',
  }
}
