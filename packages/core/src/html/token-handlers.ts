import { decodeHTML } from 'entities'
import type { TokenizerCallbacks } from 'htmlparser2'
import { PARSE_LIMITS } from './parse-limits.ts'
import { readTagAttributes } from './tag-attributes.ts'
import { RAW_TEXT, type TagInfo, tagInfo, VOID } from './tag-traits.ts'
import type { TreeBuilder } from './tree-builder.ts'

interface TokenRules {
  /** A tag that ends in `/>` is empty, whatever its name. */
  xml: boolean
  /** Called when there are more nodes than `PARSE_LIMITS.nodes`. */
  stop(): void
}

const FOREIGN_ROOTS = new Set(['svg', 'math'])

/**
 * What the tokenizer finds in the source, by positions, into the tree. Local variables and closures instead of an object
 * with methods: the same written as a class was clearly slower.
 */
export function tokenHandlers(source: string, builder: TreeBuilder, { xml, stop }: TokenRules): TokenizerCallbacks {
  const { document } = builder
  const attributes = readTagAttributes(source, document)
  let tag: TagInfo = tagInfo('html')
  let rawText = ''
  let noscript = false
  let tagStart = 0

  const openTag = (end: number, selfClosing: boolean) => {
    if (noscript) return
    builder.open.read(tag.name, tagStart, end)
    // SVG and MathML have empty tags in HTML as well.
    const isEmpty =
      xml && selfClosing && !(tag.traits & VOID) && !builder.open.inForeign && !FOREIGN_ROOTS.has(tag.name)
    builder.start(tag, attributes.taken(), selfClosing)
    if (isEmpty) builder.end(tag)
    else if (tag.traits & RAW_TEXT) rawText = tag.name
    if (rawText === 'noscript') noscript = true
    if (builder.nodes > PARSE_LIMITS.nodes) stop()
  }

  return {
    onopentagname(start, end) {
      tag = tagInfo(source.slice(start, end))
      tagStart = start - 1
      attributes.begin()
    },
    onattribname: attributes.name,
    onattribdata: attributes.value,
    onattribend: attributes.end,
    onopentagend: (end) => openTag(end, false),
    onselfclosingtag: (end) => openTag(end, true),
    onclosetag(start, end) {
      const info = tagInfo(source.slice(start, end))
      if (noscript && info.name !== 'noscript') return
      noscript = false
      rawText = ''
      builder.open.read(info.name, start - 2, endOfTag(source, end), true)
      builder.end(info)
    },
    ontext(start, end) {
      if (noscript || (rawText && rawText !== 'script' && rawText !== 'style')) return
      if (isSpace(source, start, end)) return builder.space()
      const text = source.slice(start, end)
      builder.open.read('', start, end - 1)
      builder.text(rawText || !text.includes('&') ? text : decodeHTML(text))
      if (builder.nodes > PARSE_LIMITS.nodes) stop()
    },
    oncdata(start, end, offset) {
      if (!builder.open.inForeign || isSpace(source, start, end - offset)) return
      builder.open.read('', start, end - offset - 1)
      builder.text(source.slice(start, end - offset))
    },
    ondeclaration() {
      document.quirks = false
    },
    isInForeignContext: () => builder.open.inForeign,
    onattribentity: ignore,
    ontextentity: ignore,
    oncomment: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  }
}

function endOfTag(source: string, from: number): number {
  if (source.charCodeAt(from) === 62) return from
  const end = source.indexOf('>', from)
  return end < 0 ? source.length - 1 : end
}

function ignore(): void {
  // The tree has nothing of it; entities are decoded with the text that they stand in.
}

/** White space as HTML defines it, looked at in place. */
function isSpace(source: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const c = source.charCodeAt(i)
    if (c !== 32 && c !== 10 && c !== 9 && c !== 13 && c !== 12) return false
  }
  return true
}
