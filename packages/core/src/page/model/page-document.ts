import type { HtmlNode } from '../../html/node.ts'
import type { SelectorBuilder } from '../../html/selector.ts'
import type { ShadowTrees } from '../../html/shadow-trees.ts'
import type { PageModel } from './page-model.ts'

interface PageDocument {
  selectors: SelectorBuilder
  elements: readonly HtmlNode[]
  shadows: ShadowTrees | undefined
  /** The text that it was read from; a document that came parsed has none. */
  source: string | undefined
}

/** The tree behind a page model, out of sight of JSON and of copies; it goes when the model goes. */
const DOCUMENT: unique symbol = Symbol('document')

interface WithDocument {
  [DOCUMENT]?: PageDocument
}

export function rememberDocument(page: PageModel, document: PageDocument): void {
  Object.defineProperty(page, DOCUMENT, { value: document })
}

/**
 * Selector for any element of a page: a form, field, button, link, heading or dialog of the model, or a document
 * position. It is valid in a browser, matches exactly that element there, and prefers what authors keep.
 * @param element a part of the model, by its `node`
 * @param page the model as `parsePage` returned it, not a copy
 * @returns a CSS selector of at most a few hundred characters
 * @throws TypeError when the page was not made by `parsePage` in this process, or has no such element
 */
export function uniqueSelector(element: { node: number }, page: PageModel): string {
  const document = documentOf(page)
  const node = document.elements[element.node]
  if (!node) throw new TypeError(`The page has no element ${element.node}`)
  return document.selectors.selectorOf(node)
}

/** @throws TypeError when the page was not made by `parsePage` in this process */
export function documentOf(page: PageModel): PageDocument {
  const document = (page as WithDocument)[DOCUMENT]
  if (!document) throw new TypeError('This needs the page model that parsePage returned, not a copy of it')
  return document
}
