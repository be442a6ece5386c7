import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { NameTable } from './name-table.ts'
import type { HtmlDocument } from './node.ts'
import { QuickTokenizer } from './quick-tokenizer.ts'
import { ShadowTrees } from './shadow-trees.ts'
import { knownTags, RAW_TEXT, type TagInfo, tagInfo, VOID } from './tag-traits.ts'
import { TreeBuilder } from './tree-builder.ts'

/**
 * Limits inside the parser, so that no document costs more than they allow. Real pages stay far below: the largest of
 * 1,500 sampled ones has 30,000 nodes.
 */
export const PARSE_LIMITS = {
  /** Elements and texts together. */
  nodes: 200_000,
  /** Attributes of one element; the rest is dropped. */
  attributesPerElement: 200,
  /** Characters of one attribute value; the rest is dropped. */
  attributeLength: 64 * 1024,
  /** Characters of the document. */
  text: 10 * 1024 * 1024,
}

const NO_ATTRIBUTES: readonly string[] = []
const FOREIGN_ROOTS = new Set(['svg', 'math'])
const tags = new NameTable(knownTags)
/** The attributes that pages use most. */
const names = new NameTable(
  'id class href style name type value title alt src rel role target width height action method for content property charset lang tabindex placeholder autocomplete required disabled hidden checked selected onclick aria-label aria-labelledby aria-hidden aria-controls aria-expanded aria-haspopup data-id border align valign bgcolor cellpadding cellspacing colspan rowspan itemprop itemtype itemscope loading srcset sizes http-equiv media size maxlength color face onchange onsubmit data-src data-toggle data-target d viewbox fill xmlns async defer'
    .split(' ')
    .map((name): [string, string] => [name, name]),
)

interface ParsedHtml extends HtmlDocument {
  /** Where the markup has open shadow trees. */
  shadows?: ShadowTrees
}

/**
 * Parses an HTML document into a tree. This is the only file that knows the parser library. The tokenizer comes from
 * htmlparser2; the tree is built here, because a browser's form owners, tables and depth cap decide which control
 * belongs to which form.
 * @param html the document's text, at most `PARSE_LIMITS.text` characters are read
 * @param options `xml`: a tag that ends in `/>` is empty, whatever its name
 * @returns the tree; `exceeded` names the budget that ended the reading early
 */
export function parseHtml(html: string, { xml = false }: { xml?: boolean } = {}): ParsedHtml {
  const builder = new TreeBuilder()
  const { document } = builder
  if (html.length > PARSE_LIMITS.text) document.exceeded = { budget: 'text', limit: PARSE_LIMITS.text }
  const source = document.exceeded ? html.slice(0, PARSE_LIMITS.text) : html

  // Local variables and closures instead of an object with methods: the same written as a class was clearly slower.
  let tag: TagInfo = tagInfo('html')
  /** Names and values of the tag that is being read; copied at its exact size, because most elements have few. */
  const attributes: string[] = []
  let count = 0
  let attributeName = ''
  let attributeValue = ''
  let rawText = ''
  let noscript = false

  const openTag = (selfClosing: boolean) => {
    if (noscript) return
    // SVG and MathML have empty tags in HTML as well.
    const isEmpty =
      xml && selfClosing && !(tag.traits & VOID) && !builder.open.inForeign && !FOREIGN_ROOTS.has(tag.name)
    builder.start(tag, count > 0 ? attributes.slice(0, count) : NO_ATTRIBUTES, selfClosing)
    if (isEmpty) builder.end(tag)
    else if (tag.traits & RAW_TEXT) rawText = tag.name
    if (rawText === 'noscript') noscript = true
    if (builder.nodes > PARSE_LIMITS.nodes) stop()
  }
  const stop = () => {
    document.exceeded ??= { budget: 'nodes', limit: PARSE_LIMITS.nodes }
    tokenizer.pause()
  }

  const tokenizer = new QuickTokenizer(
    { decodeEntities: false, recognizeSelfClosing: xml },
    {
      onopentagname(start, end) {
        tag = tags.find(source, start, end) ?? tagInfo(cutName(source, start, end))
        count = 0
      },
      onattribname(start, end) {
        attributeName = names.find(source, start, end) ?? cutName(source, start, end)
        attributeValue = ''
      },
      onattribdata(start, end) {
        attributeValue = source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeLength))
      },
      onattribend() {
        if (count >= 2 * PARSE_LIMITS.attributesPerElement) {
          document.exceeded ??= { budget: 'attributes', limit: PARSE_LIMITS.attributesPerElement }
          return
        }
        const value = attributeValue.includes('&') ? decodeHTMLAttribute(attributeValue) : attributeValue
        if (hasName(attributes, count, attributeName)) return
        attributes[count++] = attributeName
        attributes[count++] = value
      },
      onopentagend: () => openTag(false),
      onselfclosingtag: () => openTag(true),
      onclosetag(start, end) {
        const info = tags.find(source, start, end) ?? tagInfo(cutName(source, start, end))
        if (noscript && info.name !== 'noscript') return
        noscript = false
        rawText = ''
        builder.end(info)
      },
      ontext(start, end) {
        if (noscript || (rawText && rawText !== 'script')) return
        if (isSpace(source, start, end)) return builder.space()
        const text = source.slice(start, end)
        builder.text(rawText || !text.includes('&') ? text : decodeHTML(text))
        if (builder.nodes > PARSE_LIMITS.nodes) stop()
      },
      ondeclaration() {
        document.quirks = false
      },
      isInForeignContext: () => builder.open.inForeign,
      onattribentity() {},
      ontextentity() {},
      oncdata(start, end, offset) {
        if (builder.open.inForeign && !isSpace(source, start, end - offset))
          builder.text(source.slice(start, end - offset))
      },
      oncomment() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  return builder.shadowRoots.length > 0 ? { ...document, shadows: new ShadowTrees(builder.shadowRoots) } : document
}

function hasName(attributes: readonly string[], count: number, name: string): boolean {
  for (let i = 0; i < count; i += 2) if (attributes[i] === name) return true
  return false
}

/** A name that is not in the tables. */
function cutName(source: string, start: number, end: number): string {
  return source.slice(start, end).toLowerCase()
}

/** White space as HTML defines it, looked at in place. */
function isSpace(source: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const c = source.charCodeAt(i)
    if (c !== 32 && c !== 10 && c !== 9 && c !== 13 && c !== 12) return false
  }
  return true
}
