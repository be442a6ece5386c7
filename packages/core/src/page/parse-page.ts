import { readMounts } from './document/mount.ts'
import { documentOf } from './model/page-document.ts'
import type { PageModel } from './model/page-model.ts'
import { readOpeners } from './opener/read-openers.ts'
import { type ParseOptions, parseMarkup } from './parse-markup.ts'

/**
 * Reads an HTML document into a page model: one tree, one walk, then each finding read from its own element. Which
 * opener opens which form is read as well from references between attributes, from the style rules and from the inline
 * scripts of the page.
 * @param html the document's text
 * @returns plain data; `tooComplex` is set when a budget ended the reading early
 * @throws TypeError when `url` is not an absolute address
 */
export function parsePage(html: string, options: ParseOptions): PageModel {
  const page = parseMarkup(html, options, readOpeners)
  const { elements, selectors } = documentOf(page)
  const mounts = readMounts(elements)
  if (mounts.length > 0) page.mounts = mounts.map((node) => selectors.selectorOf(node))
  return page
}
