import {
  closeBefore,
  closeForeign,
  closeFormatting,
  closeHeading,
  closeOther,
  closeParagraph,
} from './closing-rules.ts'
import {
  type Attributes,
  append,
  attributesOf,
  type HtmlDocument,
  HtmlElement,
  type HtmlNode,
  HtmlText,
  hasAttribute,
  insertBefore,
  NO_ATTRIBUTES,
} from './node.ts'
import { MAX_DEPTH, OpenElements } from './open-elements.ts'
import { isShadowRoot } from './shadow-trees.ts'
import { endTablePart, startTablePart, staysInTable } from './table-rules.ts'
import {
  BLOCK,
  BREAKOUT,
  CLOSING,
  FOREIGN,
  FORM_ASSOCIATED,
  FORMATTING,
  HEAD,
  HEADING,
  OWN_START,
  TABLE_CONTEXT,
  TABLE_PART,
  type TagInfo,
  tagInfo,
  VOID,
} from './tag-traits.ts'

const P = tagInfo('p')
const SELECT = tagInfo('select')
const FORM = tagInfo('form')

/**
 * Builds the tree of a document from its tags, by the rules of the HTML standard that decide where controls, forms,
 * tables, lists and buttons end up (https://html.spec.whatwg.org/multipage/parsing.html#tree-construction). Scripting
 * counts as on, so `noscript` holds text. Left out: the adoption agency's cloning of formatting elements, framesets.
 */
export class TreeBuilder {
  readonly open = new OpenElements()
  readonly document: HtmlDocument
  nodes = 3
  /** The `template` elements that stand for open shadow trees. */
  readonly shadowRoots: HtmlNode[] = []
  private form: HtmlNode | undefined
  private bodyBegan = false
  private pendingSpace = false
  private templates = 0
  /** Elements beyond MAX_DEPTH: in the tree, but not on the stack. */
  private overflow = 0

  constructor() {
    const root = new HtmlElement(tagInfo('html'), NO_ATTRIBUTES)
    const head = new HtmlElement(tagInfo('head'), NO_ATTRIBUTES)
    const body = new HtmlElement(tagInfo('body'), NO_ATTRIBUTES)
    append(root, head)
    append(root, body)
    this.document = { root, head, body, quirks: true }
    this.open.push(root)
    this.open.push(head)
  }

  /** Ends what is still open at the end of the document. */
  finish(end: number): void {
    this.open.read('', end)
    this.open.popTo(0)
  }

  /** White space between two nodes: remembered on the second one. */
  space(): void {
    this.pendingSpace = true
  }

  /** Text that is more than white space. */
  text(text: string): void {
    const { start, end } = this.open.token
    if (!this.bodyBegan && this.open.current === this.document.head) this.beginBody()
    this.nodes++
    const { last, traits } = this.open.current
    if (last instanceof HtmlText) {
      last.text += this.pendingSpace ? ` ${text}` : text
      last.endIndex = end
      this.pendingSpace = false
      return
    }
    const node = new HtmlText(text)
    node.startIndex = start
    node.endIndex = end
    if (traits & TABLE_CONTEXT) this.fosterParent(node)
    else this.place(node)
  }

  start(info: TagInfo, attributes: Attributes, selfClosing: boolean): void {
    const { name: tag, traits } = info
    if (this.open.inForeign) {
      if (!(traits & BREAKOUT)) return this.startForeign(info, attributes, selfClosing)
      this.leaveForeign()
    }
    if (traits & OWN_START && this.startDocument(tag, attributes)) return
    if (!this.bodyBegan && this.open.current === this.document.head && !(traits & HEAD)) this.beginBody()
    if (traits & TABLE_PART) {
      const implied = (name: string) => void this.insert(tagInfo(name), NO_ATTRIBUTES)
      if (startTablePart(this.open, tag, implied)) this.insert(info, attributes)
      return
    }
    // A second `select` only ends the first one.
    if (tag === 'select' && this.open.indexInScope(SELECT) >= 0) return this.end(info)
    if (traits & CLOSING) closeBefore(this.open, info, this.document.quirks)
    if (!(traits & OWN_START)) this.insert(info, attributes)
    else if (tag === 'form') this.startForm(info, attributes)
    else if (tag === 'svg' || tag === 'math') this.startForeign(info, attributes, selfClosing)
    else this.insert(tag === 'image' ? tagInfo('img') : info, attributes)
  }

  /** Tags of the document's own elements. @returns whether it was one */
  private startDocument(tag: string, attributes: Attributes): boolean {
    if (tag === 'html') this.describe(this.document.root, attributes)
    else if (tag === 'head') this.describe(this.document.head, attributes)
    else if (tag === 'body') {
      if (!this.bodyBegan) this.beginBody()
      this.describe(this.document.body, attributes)
    } else return tag === 'frameset' || tag === 'frame'
    return true
  }

  /** A tag of an element that is there already: it adds the attributes that the element does not have yet. */
  private describe(node: HtmlNode, attributes: Attributes): void {
    node.startIndex ??= this.open.token.start
    const others = attributesOf({ attribs: attributes }).filter(([name]) => !hasAttribute(node, name))
    if (others.length > 0) node.attribs = [...node.attribs, ...others.flat()]
  }

  end(info: TagInfo): void {
    const { name: tag, traits } = info
    if (this.overflow > 0) {
      this.overflow--
      return
    }
    if (this.open.inForeign && closeForeign(this.open, tag)) return
    if (tag === 'head') {
      if (!this.bodyBegan) this.open.popTo(1)
      if (!this.bodyBegan) this.open.push(this.document.head)
      return
    }
    if (tag === 'body' || tag === 'html') return
    if (tag === 'br') return this.start(tagInfo('br'), NO_ATTRIBUTES, false)
    if (tag === 'p') return this.endParagraph()
    if (tag === 'form') return this.endForm()
    if (traits & VOID) return
    if (traits & TABLE_PART || tag === 'table') return endTablePart(this.open, info)
    if (tag === 'template') return this.endTemplate()
    if (traits & HEADING) return closeHeading(this.open)
    if (tag === 'li') return this.open.popFrom(this.open.indexInListScope(info))
    if (traits & BLOCK || tag === 'dd' || tag === 'dt' || tag === 'select')
      return this.open.popFrom(this.open.indexInScope(info))
    if (traits & FORMATTING) return closeFormatting(this.open, info)
    closeOther(this.open, info, this.bodyBegan)
  }

  /** Adds an element at the current place; void ones are complete at once. */
  insert(info: TagInfo, attributes: Attributes): HtmlNode {
    const { name: tag, traits } = info
    const node = new HtmlElement(info, attributes)
    const { token } = this.open
    // What is only implied stands nowhere in the source.
    if (tag === token.name && !token.isEnd) node.startIndex = token.start
    this.nodes++
    if (tag === 'template' && isShadowRoot(node, this.open.current)) this.shadowRoots.push(node)
    if (traits & FORM_ASSOCIATED && this.templates === 0) node.form = this.form
    const parent = this.open.current
    const fosters = parent.traits & TABLE_CONTEXT && !(traits & TABLE_PART) && !staysInTable(node)
    if (fosters) this.fosterParent(node)
    else this.place(node)
    if (traits & VOID) {
      node.endIndex = token.end
      return node
    }
    if (this.open.stack.length >= MAX_DEPTH) {
      this.overflow++
      return node
    }
    if (tag === 'template') this.templates++
    this.open.push(node)
    return node
  }

  private place(node: HtmlNode): void {
    node.spaced = this.pendingSpace
    this.pendingSpace = false
    append(this.open.current, node)
  }

  private beginBody(): void {
    this.bodyBegan = true
    this.open.popTo(1)
    this.open.push(this.document.body)
  }

  private startForm(info: TagInfo, attributes: Attributes): void {
    if (this.form && this.templates === 0) return
    const node = this.insert(info, attributes)
    if (this.templates === 0) this.form = node
    // Directly inside a table a form stays empty: its controls belong to it without being inside it.
    if (node.parent && node.parent.traits & TABLE_CONTEXT && this.open.current === node) this.open.pop()
  }

  private endForm(): void {
    if (this.templates > 0) return this.open.popFrom(this.open.indexInScope(FORM))
    const { form } = this
    this.form = undefined
    if (!form || this.open.indexInScope(FORM) < 0) return
    this.open.popImplied()
    if (this.open.current === form) this.open.pop()
    else this.open.remove(form)
  }

  private endParagraph(): void {
    if (this.open.indexInButtonScope(P) < 0) {
      if (!this.bodyBegan) this.beginBody()
      this.insert(P, NO_ATTRIBUTES)
    }
    closeParagraph(this.open)
  }

  private endTemplate(): void {
    if (this.templates === 0) return
    this.templates--
    const index = this.open.stack.findLastIndex((node) => node.tag === 'template')
    if (index > 0) this.open.popTo(index)
  }

  private startForeign({ name, id }: TagInfo, attributes: Attributes, selfClosing: boolean): void {
    this.insert({ name, id, traits: selfClosing ? VOID | FOREIGN : FOREIGN }, attributes)
  }

  private leaveForeign(): void {
    while (this.open.inForeign && this.open.stack.length > 2) this.open.pop()
  }

  private fosterParent(node: HtmlNode): void {
    const { stack } = this.open
    const index = stack.findLastIndex((open) => open.tag === 'table' || open.tag === 'template')
    const table = stack[index]
    if (!table || table.tag === 'template') append(this.open.current, node)
    else if (table.parent) insertBefore(node, table)
    else append(stack[index - 1] ?? this.document.body, node)
  }
}
