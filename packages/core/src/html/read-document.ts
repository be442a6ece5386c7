import type { AnyNode, Document, Element, Text } from 'domhandler'
import {
  type Attributes,
  append,
  type HtmlDocument,
  HtmlElement,
  type HtmlNode,
  HtmlText,
  NO_ATTRIBUTES,
} from './node.ts'
import { INTEGRATION_POINTS, MAX_DEPTH } from './open-elements.ts'
import type { ParsedHtml } from './parse-html.ts'
import { PARSE_LIMITS } from './parse-limits.ts'
import { isShadowRoot, ShadowTrees } from './shadow-trees.ts'
import { FOREIGN, HEAD, RAW_TEXT, type TagInfo, tagInfo } from './tag-traits.ts'

/** A document that is parsed already: domhandler's, as htmlparser2 and cheerio return it. */
export type ParsedDocument = Document

/** A node that is still to be read, and where it goes; without a place: directly in the document. */
interface Waiting {
  node: AnyNode
  into: HtmlNode | undefined
  depth: number
}

/**
 * Copies a document that somebody else parsed, for example with cheerio, into nodes of our own. The page model writes on
 * its nodes, and the caller's document must not change. The tree is taken as it is, so a control that is not inside its
 * form, as can happen in tables, belongs to no form.
 */
export function readDocument(document: Document): ParsedHtml {
  const reader = new DocumentReader()
  const waiting: Waiting[] = [{ node: document, into: undefined, depth: 0 }]
  for (let next = waiting.pop(); next && !reader.isFull; next = waiting.pop()) {
    const { node, depth } = next
    const into = reader.read(next)
    if (into === null || !('children' in node)) continue
    // Below the depth where browsers stop, elements are kept as siblings.
    const below = depth < MAX_DEPTH ? into : next.into
    for (let i = node.children.length - 1; i >= 0; i--)
      waiting.push({ node: node.children[i]!, into: below, depth: depth + 1 })
  }
  return reader.finish(document['x-mode'])
}

class DocumentReader {
  private readonly document: HtmlDocument
  private readonly shadowRoots: HtmlNode[] = []
  private nodes = 3
  private bodyBegan = false
  private pendingSpace = false

  constructor() {
    const [root, head, body] = ['html', 'head', 'body'].map((name) => new HtmlElement(tagInfo(name), NO_ATTRIBUTES))
    append(root!, head!)
    append(root!, body!)
    this.document = { root: root!, head: head!, body: body!, quirks: true }
  }

  get isFull(): boolean {
    return this.document.exceeded?.budget === 'nodes'
  }

  /** @returns where the children of the node go; null if they are not read */
  read({ node, into }: Waiting): HtmlNode | undefined | null {
    if (node.type === 'text') this.text(node, into)
    else if (node.type === 'directive') this.document.quirks &&= node.name.toLowerCase() !== '!doctype'
    else if (node.type === 'root' || node.type === 'cdata') return into
    else if (node.type !== 'comment') return this.element(node, into)
    return null
  }

  finish(mode: string | undefined): ParsedHtml {
    if (mode !== undefined) this.document.quirks = mode === 'quirks'
    return this.shadowRoots.length > 0
      ? { ...this.document, shadows: new ShadowTrees(this.shadowRoots) }
      : this.document
  }

  private element(element: Element, into: HtmlNode | undefined): HtmlNode | undefined | null {
    const { root, head, body } = this.document
    const name = element.name.toLowerCase()
    const own = into === undefined && { html: root, head, body }[name]
    if (own) {
      if (own === body) this.bodyBegan = true
      own.attribs = this.attributes(element)
      placeIn(own, element)
      return own === root ? undefined : own
    }
    const info = infoOf(name, into)
    const place = into ?? this.topPlace(info)
    const node = new HtmlElement(info, this.attributes(element))
    if (name === 'template' && isShadowRoot(node, place)) this.shadowRoots.push(node)
    this.add(node, element, place)
    const isRead = !(info.traits & RAW_TEXT) || name === 'script' || name === 'style'
    return isRead ? node : null
  }

  /** White space alone makes no node: the one after it knows of it. */
  private text(source: Text, into: HtmlNode | undefined): void {
    if (/^[ \t\n\r\f]*$/.test(source.data)) {
      this.pendingSpace ||= source.data !== ''
      return
    }
    const place = into ?? this.topPlace()
    if (place.last instanceof HtmlText) {
      place.last.text += this.pendingSpace ? ` ${source.data}` : source.data
      place.last.endIndex = source.endIndex
      this.pendingSpace = false
    } else this.add(new HtmlText(source.data), source, place)
  }

  private add(node: HtmlElement | HtmlText, source: AnyNode, place: HtmlNode): void {
    placeIn(node, source)
    node.spaced = this.pendingSpace
    this.pendingSpace = false
    append(place, node)
    if (++this.nodes > PARSE_LIMITS.nodes) this.document.exceeded = { budget: 'nodes', limit: PARSE_LIMITS.nodes }
  }

  /** What stands outside of head and body goes where a parser would put it. */
  private topPlace(info?: TagInfo): HtmlNode {
    if (!this.bodyBegan && info && info.traits & HEAD) return this.document.head
    this.bodyBegan = true
    return this.document.body
  }

  private attributes({ attribs }: Element): Attributes {
    const names = Object.keys(attribs)
    if (names.length === 0) return NO_ATTRIBUTES
    const limit = PARSE_LIMITS.attributesPerElement
    if (names.length > limit) this.document.exceeded ??= { budget: 'attributes', limit }
    const read = new Map<string, string>()
    for (const written of names.slice(0, limit)) {
      const name = written.toLowerCase()
      if (!read.has(name)) read.set(name, `${attribs[written]}`.slice(0, PARSE_LIMITS.attributeLength))
    }
    return [...read].flat()
  }
}

/** In SVG and MathML the names of HTML mean nothing. */
function infoOf(name: string, into: HtmlNode | undefined): TagInfo {
  const info = tagInfo(name)
  const isIn = into && into.traits & FOREIGN && !INTEGRATION_POINTS.has(into.tag)
  return isIn || name === 'svg' || name === 'math' ? { ...info, traits: FOREIGN } : info
}

function placeIn(node: HtmlNode, { startIndex, endIndex }: AnyNode): void {
  node.startIndex = startIndex
  node.endIndex = endIndex
}
