import { codeAt } from '../lexicon/code-at.ts'
import { UNSEEN_MARK } from '../standards/unseen-mark.ts'
import { attribute, following, type HtmlNode, hasAttribute, NO_ATTRIBUTES, TEXT } from './node.ts'

/** Nodes that one text is gathered from at most, so that nested controls cannot make a page quadratic. */
const MAX_NODES = 3000

const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'select',
  'datalist',
  'textarea',
  'object',
  'audio',
  'video',
  'canvas',
  'title',
])
const INLINE = new Set([
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'nobr',
  'q',
  's',
  'samp',
  'slot',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'svg',
  'path',
  'g',
  'use',
])
const HIDING_STYLE = /(?:^|;) *(?:display *: *none|visibility *: *(?:hidden|collapse))/i
const BUTTON_TYPES = new Set(['button', 'submit', 'reset'])

/** Whether text runs on through an element of this name. */
export function isInline(tag: string): boolean {
  return INLINE.has(tag)
}

export interface TextOptions {
  /** Characters kept. Default 300. */
  limit?: number
  /** Only what is shown as text: no alternative texts, no `aria-label`. */
  plain?: boolean
  /** Also what is hidden: `aria-labelledby` may point at hidden text. */
  hidden?: boolean
  /** An element inside that is left out: a label does not say what its control says. */
  except?: HtmlNode
}

/**
 * Text of an element as a name is computed from content: alternative texts and `aria-label` of what is inside, nothing
 * hidden, whitespace collapsed, a space between blocks (https://www.w3.org/TR/accname-1.2/#comp_name_from_content).
 */
export function textOf(
  element: HtmlNode,
  { limit = 300, plain = false, hidden = false, except }: TextOptions = {},
): string {
  const only = element.first
  if (only && only === element.last && only.tag === TEXT) return collapse(only.text, limit)
  let text = ''
  let left = MAX_NODES
  let node: HtmlNode | null | undefined = element.first
  while (node && left-- > 0 && text.length < limit * 4) {
    const { tag } = node
    if (node.spaced) text += ' '
    if (tag === TEXT) {
      text += node.text.length > limit ? shortened(node.text, limit) : node.text
      node = following(node, element)
      continue
    }
    const skip = SKIPPED.has(tag) || node === except || (!hidden && isHiddenItself(node))
    if (!skip && !INLINE.has(tag) && tag !== 'img') text += ' '
    const given = skip || plain ? undefined : alternative(node)
    if (given) text += given
    node = following(node, element, skip || given !== undefined)
  }
  return collapse(text, limit)
}

/** A long text may be white space for the most part: what it says must not use up the room of what follows. */
function shortened(text: string, limit: number): string {
  const before = /^\s/.test(text) ? ' ' : ''
  const after = /\s$/.test(text) ? ' ' : ''
  return before + collapse(text, limit) + after
}

/** What stands for an element instead of its content. */
function alternative(node: HtmlNode): string | undefined {
  const label = attribute(node, 'aria-label')
  if (label?.trim()) return label
  if (node.tag === 'img' || node.tag === 'area') return attribute(node, 'alt') ?? ''
  if (node.tag === 'svg') return svgTitle(node)
  if (node.tag !== 'input') return undefined
  const type = attribute(node, 'type')?.toLowerCase() ?? ''
  if (type === 'image') return attribute(node, 'alt') ?? ''
  return BUTTON_TYPES.has(type) ? (attribute(node, 'value') ?? '') : ''
}

function svgTitle(svg: HtmlNode): string {
  let left = 20
  for (let node = svg.first; node && left-- > 0; node = node.next)
    if (node.tag === 'title' && node.first?.tag === TEXT) return node.first.text
  return ''
}

/** Hidden by its own markup; ancestors are not looked at. */
export function isHiddenItself(node: HtmlNode): boolean {
  if (node.attribs === NO_ATTRIBUTES) return false
  if (hasAttribute(node, 'hidden') || hasAttribute(node, UNSEEN_MARK) || attribute(node, 'aria-hidden') === 'true')
    return true
  const style = attribute(node, 'style')
  return style !== undefined && hidesByStyle(style)
}

/** Whether an inline style takes an element out of view. */
export function hidesByStyle(style: string): boolean {
  return HIDING_STYLE.test(style)
}

/** Runs of whitespace to one space, ends trimmed, cut at `limit` characters without splitting a surrogate pair. */
export function collapse(text: string, limit: number): string {
  const tidy = tidied(text, limit)
  if (tidy !== undefined) return tidy
  const trimmed = text.trim()
  const cut = trimmed.length > limit * 8 ? trimmed.slice(0, limit * 8) : trimmed
  const collapsed = cut.replace(/[\s\u200b\u200e\u200f\ufeff]+/g, ' ').trim()
  if (collapsed.length <= limit) return collapsed
  const end = /[\ud800-\udbff]/.test(collapsed[limit - 1]!) ? limit - 1 : limit
  return collapsed.slice(0, end)
}

/** Most texts are tidy between their ends: looking is cheaper than replacing. Undefined for the others. */
function tidied(text: string, limit: number): string | undefined {
  const { length } = text
  let start = 0
  let end = length
  while (start < end && isBlank(codeAt(text, start))) start++
  while (end > start && isBlank(codeAt(text, end - 1))) end--
  if (end - start > limit) return undefined
  let space = false
  for (let i = start; i < end; i++) {
    const c = codeAt(text, i)
    if (c === 32) {
      if (space) return undefined
      space = true
    } else if (
      c < 32 ||
      c === 160 ||
      (c >= 0x1680 && (c <= 0x200f || c === 0x2028 || c === 0x2029 || c === 0x3000 || c === 0xfeff))
    ) {
      return undefined
    } else space = false
  }
  return end - start === length ? text : text.slice(start, end)
}

/** The white space that `trim` takes away, as far as it is common. */
function isBlank(c: number): boolean {
  return c === 32 || (c <= 13 && c >= 9) || c === 160
}
