import { type HtmlDocument, type HtmlNode, TEXT } from '../../html/node.ts'
import { SILENT } from '../../html/tag-traits.ts'
import { codeAt } from '../../lexicon/code-at.ts'
import type { HiddenBy } from '../element/hidden-by.ts'
import { type Collected, emptyCollection } from './collected.ts'
import { fileElement } from './file-element.ts'

/** Characters of visible text to keep for word lists. */
const KEPT_TEXT = 20_000

/** Walks the document once, without recursion: pages may nest deeper than the stack allows. */
export function collect(document: HtmlDocument): Collected {
  const found = emptyCollection()
  const text: string[] = []
  let kept = 0
  let hiddenRoot: HtmlNode | undefined
  let hiddenBy: HiddenBy | undefined
  let ariaRoot: HtmlNode | undefined
  let silentRoot: HtmlNode | undefined

  let node: HtmlNode = document.root
  for (;;) {
    if (node.tag === TEXT) {
      if (!silentRoot && !hiddenRoot) {
        const length = visibleLength(node.text)
        found.textLength += length
        if (length > 0 && kept < KEPT_TEXT) {
          text.push(node.text)
          kept += length
        }
      }
    } else {
      node.order = found.elements.length
      found.elements.push(node)
      const own = fileElement(node, found)
      if (!hiddenRoot && own && own !== 'aria-hidden') {
        hiddenRoot = node
        hiddenBy = own
      }
      if (!ariaRoot && own === 'aria-hidden') ariaRoot = node
      if (!silentRoot && node.traits & SILENT) silentRoot = node
      found.hidden.add(hiddenRoot ? hiddenBy : ariaRoot ? 'aria-hidden' : undefined, own)
    }
    if (node.first && node.tag !== 'template') {
      node = node.first
      continue
    }
    for (;;) {
      if (node.order >= 0) node.lastOrder = found.elements.length - 1
      if (node === hiddenRoot) hiddenRoot = undefined
      if (node === ariaRoot) ariaRoot = undefined
      if (node === silentRoot) silentRoot = undefined
      if (node === document.root) {
        found.text = text.join(' ').slice(0, KEPT_TEXT)
        return found
      }
      if (node.next) {
        node = node.next
        break
      }
      node = node.parent!
    }
  }
}

/** Characters that a reader sees: runs of whitespace count once, blank text counts nothing. */
function visibleLength(text: string): number {
  const end = text.length
  let length = 0
  let space = true
  for (let i = 0; i < end; i++) {
    const c = codeAt(text, i)
    if (c === 32 || (c <= 13 && c >= 9) || c === 160) space = true
    else {
      length += space && length > 0 ? 2 : 1
      space = false
    }
  }
  return length
}
