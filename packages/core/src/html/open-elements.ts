import type { HtmlNode } from './node.ts'
import { FOREIGN, IMPLIED_END, SCOPE, TAG_IDS, type TagInfo } from './tag-traits.ts'

/**
 * Nesting beyond which elements are kept as siblings instead of children, as Chromium and WebKit do
 * (Blink: kMaximumHTMLParserDOMTreeDepth). It bounds every scan of the stack, so building stays linear.
 */
export const MAX_DEPTH = 512

const LIST_SCOPE = new Set(['ol', 'ul'])
const BUTTON_SCOPE = new Set(['button'])
const NONE = new Set<string>()
const CELLS = new Set(['td', 'th', 'caption', 'template', 'html'])
const TABLE_SCOPE = new Set(['html', 'table', 'template'])

/** Elements inside SVG and MathML whose content is HTML again. */
export const INTEGRATION_POINTS: ReadonlySet<string> = new Set([
  'foreignobject',
  'desc',
  'title',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
])

/** The stack of open elements (https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements). */
export class OpenElements {
  readonly stack: HtmlNode[] = []
  /** How many of each known name are open, so that the common "none" needs no scan. */
  private readonly counts = new Uint16Array(TAG_IDS)
  /** Open elements of SVG and MathML. */
  foreign = 0
  /** What is being read, with the positions of its first and its last character. */
  readonly token = { name: '', isEnd: false, start: 0, end: 0 }

  read(name: string, start: number, end: number = start, isEnd = false): void {
    this.token.name = name
    this.token.isEnd = isEnd
    this.token.start = start
    this.token.end = end
  }

  get current(): HtmlNode {
    return this.stack[this.stack.length - 1]!
  }

  /** Whether the current place is inside SVG or MathML, where names have no meaning of HTML. */
  get inForeign(): boolean {
    if (this.foreign === 0) return false
    for (let i = this.stack.length - 1; i > 1; i--) {
      const { tag } = this.stack[i]!
      if (tag === 'svg' || tag === 'math') return true
      if (INTEGRATION_POINTS.has(tag)) return false
    }
    return false
  }

  push(node: HtmlNode): void {
    this.stack.push(node)
    this.counts[node.id]!++
    if (node.traits & FOREIGN) this.foreign++
  }

  pop(): void {
    const node = this.stack.pop()
    if (node) this.forget(node)
  }

  /** Unknown elements share a count, so for them "open" may mean another one: the scan that follows finds out. */
  isOpen({ id }: TagInfo): boolean {
    return this.counts[id]! > 0
  }

  /** Pops an element that a search found, and all inside it; nothing when the search found none (-1). */
  popFrom(index: number): void {
    if (index >= 0) this.popTo(index)
  }

  popTo(index: number): void {
    while (this.stack.length > index) this.pop()
  }

  /** Takes one element out and leaves what is open inside it. */
  remove(node: HtmlNode): void {
    const index = this.stack.lastIndexOf(node)
    if (index < 0) return
    this.stack.splice(index, 1)
    this.forget(node)
  }

  private forget(node: HtmlNode): void {
    const { name, isEnd, start, end } = this.token
    node.endIndex = isEnd && node.tag === name ? end : start - 1
    this.counts[node.id]!--
    if (node.traits & FOREIGN) this.foreign--
  }

  indexInScope(info: TagInfo, boundaries: ReadonlySet<string> = NONE): number {
    if (!this.isOpen(info)) return -1
    for (let i = this.stack.length - 1; i > 0; i--) {
      const node = this.stack[i]!
      if (node.tag === info.name) return i
      if (node.traits & SCOPE || boundaries.has(node.tag)) return -1
    }
    return -1
  }

  indexInButtonScope(info: TagInfo): number {
    return this.indexInScope(info, BUTTON_SCOPE)
  }

  indexInListScope(info: TagInfo): number {
    return this.indexInScope(info, LIST_SCOPE)
  }

  indexInTableScope(info: TagInfo): number {
    if (!this.isOpen(info)) return -1
    for (let i = this.stack.length - 1; i > 0; i--) {
      const name = this.stack[i]!.tag
      if (name === info.name) return i
      if (TABLE_SCOPE.has(name)) return -1
    }
    return -1
  }

  /** The open table, when no cell or caption of it is open; else -1. */
  indexOfTableWithoutCell(): number {
    for (let i = this.stack.length - 1; i > 0; i--) {
      const name = this.stack[i]!.tag
      if (name === 'table') return i
      if (CELLS.has(name)) return -1
    }
    return -1
  }

  /** "Generate implied end tags", except for one name. */
  popImplied(except?: string): void {
    while (this.stack.length > 3 && this.current.tag !== except && this.current.traits & IMPLIED_END) this.pop()
  }
}
