import type { OpenElements } from './open-elements.ts'
import { BLOCK, CLOSES_P, HEADING, SPECIAL, type TagInfo, tagInfo } from './tag-traits.ts'

const P = tagInfo('p')
const TABLE = tagInfo('table')
const SELECT = tagInfo('select')
const BUTTON = tagInfo('button')

/** What a start tag ends before its element is inserted ("in body" insertion mode). */
export function closeBefore(open: OpenElements, info: TagInfo, quirks: boolean): void {
  const { name: tag, traits } = info
  if (tag === 'li') closeListItem(open, ['li'])
  else if (tag === 'dd' || tag === 'dt') closeListItem(open, ['dd', 'dt'])
  if (tag === 'table') return closeBeforeTable(open, quirks)
  if (traits & CLOSES_P && open.isOpen(P)) closeParagraph(open)
  if (traits & HEADING && open.current.traits & HEADING) open.pop()
  else if (tag === 'option') {
    if (open.isOpen(SELECT)) open.popImplied('optgroup')
    else if (open.current.tag === 'option') open.pop()
  } else if (tag === 'optgroup' || tag === 'hr') {
    if (open.isOpen(SELECT)) open.popImplied()
    else if (tag === 'optgroup' && open.current.tag === 'option') open.pop()
  } else if (tag === 'button') open.popFrom(open.indexInScope(BUTTON))
  else if (tag === 'input') open.popFrom(open.indexInScope(SELECT))
  else if (tag === 'a' || tag === 'nobr') closeFormatting(open, info)
  else if (tag === 'rb' || tag === 'rtc') open.popImplied()
  else if (tag === 'rp' || tag === 'rt') open.popImplied('rtc')
}

export function closeParagraph(open: OpenElements): void {
  open.popFrom(open.indexInButtonScope(P))
}

export function closeHeading(open: OpenElements): void {
  const { stack } = open
  for (let i = stack.length - 1; i > 1; i--) {
    const { traits } = stack[i]!
    if (traits & HEADING) return open.popTo(i)
    if (traits & SPECIAL && !(traits & (BLOCK | CLOSES_P))) return
  }
}

/** The outcome of the adoption agency for the blocks that are open: they stay open, the formatting element ends. */
export function closeFormatting(open: OpenElements, info: TagInfo): void {
  const index = open.indexInScope(info)
  if (index < 0) return
  const { stack } = open
  const hasBlock = stack.slice(index + 1).some((node) => node.traits & SPECIAL)
  if (hasBlock) open.remove(stack[index]!)
  else open.popTo(index)
}

/** "Any other end tag": the nearest of the name, unless a special element stands between. */
export function closeOther(open: OpenElements, info: TagInfo, bodyBegan: boolean): void {
  if (!open.isOpen(info)) return
  const { stack } = open
  for (let i = stack.length - 1; i > 1 || (i === 1 && !bodyBegan); i--) {
    const node = stack[i]!
    if (node.tag === info.name) return open.popTo(i)
    if (node.traits & SPECIAL) return
  }
}

/** An end tag inside SVG or MathML. @returns whether it ended something there */
export function closeForeign(open: OpenElements, tag: string): boolean {
  const { stack } = open
  for (let i = stack.length - 1; i > 1; i--) {
    const name = stack[i]!.tag
    if (name === tag) {
      open.popTo(i)
      return true
    }
    if (name === 'svg' || name === 'math') return false
  }
  return false
}

function closeListItem(open: OpenElements, names: readonly string[]): void {
  const { stack } = open
  for (let i = stack.length - 1; i > 1; i--) {
    const { tag, traits } = stack[i]!
    if (names.includes(tag)) return open.popTo(i)
    if (traits & SPECIAL && tag !== 'address' && tag !== 'div' && tag !== 'p') return
  }
}

/** A table that begins in a table but outside of its cells ends it; without a doctype a paragraph goes on around one. */
function closeBeforeTable(open: OpenElements, quirks: boolean): void {
  open.popFrom(open.isOpen(TABLE) ? open.indexOfTableWithoutCell() : -1)
  if (!quirks && open.isOpen(P)) closeParagraph(open)
}
