import { type ParsedDocument, readDocument } from '../html/read-document.ts'
import { readStyles } from './collect/page-styles.ts'
import { readMounts } from './document/mount.ts'
import { readStructuredData } from './document/structured-data.ts'
import { documentOf } from './model/page-document.ts'
import type { PageModel } from './model/page-model.ts'
import { readOpeners } from './opener/read-openers.ts'
import { type ParseOptions, parseMarkup } from './parse-markup.ts'

/**
 * Reads an HTML document into a page model: one tree, one walk, then each finding read from its own element. Which
 * opener opens which form is read as well from references between attributes, from the style rules and from the inline
 * scripts of the page.
 * @param source the document's text, or a document of domhandler that is parsed already, as from `htmlparser2` or by
 * `cheerio.load(html).root()[0]`. It is read without recursion and never changed. The tree of a document says nothing of
 * what a parser knows besides: a control belongs to the form around it or in its `form` attribute, and to none where a
 * form in a table does not hold it. What is read of a text at most holds for it as well.
 * @returns plain data; `tooComplex` is set when a budget ended the reading early
 * @throws TypeError when `url` is not an absolute address
 */
export function parsePage(source: string | ParsedDocument, options: ParseOptions): PageModel {
  const page = parseMarkup(typeof source === 'string' ? source : readDocument(source), options, {
    stylesOf: readStyles,
    openersOf: readOpeners,
    structuredDataOf: readStructuredData,
  })
  const { elements, selectors } = documentOf(page)
  const mounts = readMounts(elements)
  if (mounts.length > 0) page.mounts = mounts.map((node) => selectors.selectorOf(node))
  return page
}
