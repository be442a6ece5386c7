import { attribute, following, type HtmlNode, TEXT } from '../html/node.ts'
import { collapse, isHiddenItself } from '../html/text.ts'

/** What one entry of a list says: its title, then its other texts, in document order. */
export interface ItemTexts {
  title: string
  others: readonly string[]
}

/** Nodes of one entry that are looked at, and texts that are kept. */
const MAX_NODES = 400
const MAX_TEXTS = 12
const MAX_LENGTH = 80
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'button', 'select', 'textarea', 'svg', 'label'])
const WITHIN_A_LINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'u'])
const HEADING = /^h[1-6]$/

/**
 * The texts of an entry without those of its controls. Its title is its heading, its `aria-label`, or what it says first;
 * a first text with digits, such as a time or a date, is none yet.
 * @param opener what is pressed for this entry: what a button or link says itself is none of the texts
 */
export function itemTexts(item: HtmlNode, opener: HtmlNode): ItemTexts {
  const own = opener.tag === 'form' ? undefined : opener
  const { lines, heading } = item === own ? { lines: [], heading: undefined } : linesOf(item, own)
  const label = collapse(attribute(item, 'aria-label') ?? '', MAX_LENGTH)
  const first = heading ?? (label || undefined)
  const opening = /\d/.test(lines[0] ?? '') ? 2 : 1
  const title = first ?? lines.slice(0, opening).join(SEPARATOR)
  return { title, others: first === undefined ? lines.slice(opening) : lines.filter((line) => line !== first) }
}

/** Between the texts of one entry: each of them stands in it. */
export const SEPARATOR = ' · '

/** Texts that stand on one line each, as far as markup tells. */
function linesOf(item: HtmlNode, opener: HtmlNode | undefined): { lines: string[]; heading: string | undefined } {
  const lines: string[] = []
  let holder: HtmlNode | undefined
  let heading: number | undefined
  let node = following(item, item)
  for (let left = MAX_NODES; node && left > 0 && lines.length < MAX_TEXTS; left--) {
    const isText = node.tag === TEXT
    const text = isText ? collapse(node.text, MAX_LENGTH) : ''
    if (/[\p{L}\p{N}]/u.test(text)) {
      const around = holderOf(node, item)
      if (around === holder) lines.push(collapse(`${lines.pop()} ${text}`, MAX_LENGTH))
      else lines.push(text)
      holder = around
      if (isInHeading(node, item)) heading ??= lines.length - 1
    }
    node = following(node, item, !isText && (node === opener || SILENT.has(node.tag) || isHiddenItself(node)))
  }
  return { lines, heading: heading === undefined ? undefined : lines[heading] }
}

/** The element whose line a text belongs to: a part of a sentence belongs to the sentence. */
function holderOf(text: HtmlNode, item: HtmlNode): HtmlNode {
  let at = text.parent ?? item
  while (at !== item && at.parent && WITHIN_A_LINE.has(at.tag) && saysItself(at.parent)) at = at.parent
  return at
}

function saysItself(node: HtmlNode): boolean {
  for (let child = node.first; child; child = child.next) if (child.tag === TEXT) return true
  return false
}

function isInHeading(text: HtmlNode, item: HtmlNode): boolean {
  for (let at = text.parent; at && at !== item; at = at.parent) if (HEADING.test(at.tag)) return true
  return false
}
