import { Tokenizer } from 'htmlparser2'
import type { HtmlDocument } from './node.ts'
import { PARSE_LIMITS } from './parse-limits.ts'
import { ShadowTrees } from './shadow-trees.ts'
import { tokenHandlers } from './token-handlers.ts'
import { TreeBuilder } from './tree-builder.ts'

export interface ParsedHtml extends HtmlDocument {
  /** Where the markup has open shadow trees. */
  shadows?: ShadowTrees
}

/**
 * Parses an HTML document. The tokenizer is that of htmlparser2. The tree is built here, because a
 * browser's form owners, tables and depth limit decide which control belongs to which form.
 * @param html the document's text, at most `PARSE_LIMITS.text` characters are read
 * @param options `xml`: a tag that ends in `/>` is empty, whatever its name
 * @returns the tree; `exceeded` names the budget that ended the reading early
 */
export function parseHtml(html: string, { xml = false }: { xml?: boolean } = {}): ParsedHtml {
  const builder = new TreeBuilder()
  const { document } = builder
  if (html.length > PARSE_LIMITS.text) document.exceeded = { budget: 'text', limit: PARSE_LIMITS.text }
  const source = document.exceeded ? html.slice(0, PARSE_LIMITS.text) : html
  const stop = () => {
    document.exceeded ??= { budget: 'nodes', limit: PARSE_LIMITS.nodes }
    tokenizer.pause()
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing: xml },
    tokenHandlers(source, builder, { xml, stop }),
  )
  tokenizer.write(source)
  tokenizer.end()
  builder.finish(source.length)
  return builder.shadowRoots.length > 0 ? { ...document, shadows: new ShadowTrees(builder.shadowRoots) } : document
}
