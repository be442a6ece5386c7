import { attribute, type HtmlNode } from './node.ts'
import type { OpenElements } from './open-elements.ts'
import { type TagInfo, tagInfo } from './tag-traits.ts'

const TABLE = tagInfo('table')
const TEMPLATE = tagInfo('template')
const SECTIONS = new Set(['tbody', 'thead', 'tfoot'])

/**
 * Makes room for the start tag of a table part: ends what it ends and inserts the `tbody` and `tr` that authors leave out.
 * False when no table is open, where a browser ignores the tag.
 */
export function startTablePart(open: OpenElements, tag: string, insert: (tag: string) => void): boolean {
  if (open.indexInTableScope(TABLE) < 0) return open.isOpen(TEMPLATE)
  if (tag === 'td' || tag === 'th') {
    clearTo(open, 'tr')
    if (SECTIONS.has(open.current.tag) || open.current.tag === 'table') {
      startTablePart(open, 'tr', insert)
      insert('tr')
    }
    return true
  }
  if (tag === 'tr') {
    clearTo(open, 'section')
    if (open.current.tag === 'table') insert('tbody')
    return true
  }
  if (tag === 'col') {
    if (open.current.tag !== 'colgroup') {
      clearTo(open, 'table')
      insert('colgroup')
    }
    return true
  }
  clearTo(open, 'table')
  return true
}

/** Ends a table or a part of it, if it is open in this table. */
export function endTablePart(open: OpenElements, info: TagInfo): void {
  const index = open.indexInTableScope(info)
  if (index >= 0) open.popTo(index)
}

/** "Clear the stack back to a table (body, row) context". */
function clearTo(open: OpenElements, context: 'table' | 'section' | 'tr'): void {
  while (open.stack.length > 2) {
    const { tag } = open.current
    if (tag === 'table' || tag === 'template') return
    if (context !== 'table' && SECTIONS.has(tag)) return
    if (context === 'tr' && tag === 'tr') return
    open.pop()
  }
}

/** Script-like elements and hidden inputs may stand directly inside a table; forms too, empty. */
export function staysInTable(node: HtmlNode): boolean {
  const { tag } = node
  if (tag === 'script' || tag === 'style' || tag === 'template' || tag === 'form') return true
  return tag === 'input' && attribute(node, 'type')?.toLowerCase() === 'hidden'
}
