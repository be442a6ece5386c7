import { attribute, attributesOf, contains, following, type HtmlNode, hasAttribute, TEXT } from '../html/node.ts'
import { collapse, isHiddenItself } from '../html/text.ts'

/** A form, button or link in a list of equal ones, and the name of its entry. */
export interface ListEntry {
  node: HtmlNode
  /** Unique in the list, and made of texts in the entry or of its button's name. */
  value: string
  /** How far out the entry is: 0 = it is the element itself. */
  levels: number
}

/** Elements that hold the page, and no entry of it. */
const ROOTS = new Set(['html', 'body', 'main', 'head'])
/** Attributes that do not say what an element is for. */
const LOOKS = /^(?:id|class|style|type|role|tabindex|title|aria-.*)$/
/** Texts that tell entries of one title apart. */
const MAX_TEXTS = 3
/** Of one list. */
const MAX_ENTRIES = 100

/** One element with the entry around it. */
interface Placed {
  node: HtmlNode
  name: string
  texts: ItemTexts
  levels: number
}

export interface ListOptions {
  /** What an element is called. */
  nameOf(node: HtmlNode): string
  /** Whether elements may be entries by themselves, such as the times of a day. Default false. */
  byThemselves?: boolean
}

/**
 * Names elements that do the same for different things by the cards, rows or list items around them. These have the same
 * place in the page, each with texts of its own.
 * @returns undefined if they are not such a list, like an opener that is repeated in header and footer
 */
export function listEntries(nodes: readonly HtmlNode[], options: ListOptions): ListEntry[] | undefined {
  const placed = [...Map.groupBy(nodes.slice(0, MAX_ENTRIES * 3), placeOf).values()].flatMap((alike) =>
    entriesOf(alike, options),
  )
  const byValue = new Map<string, ListEntry>()
  for (const entry of named(placed.toSorted((a, b) => a.node.order - b.node.order))) {
    const told = bare(entry.value)
    if (told !== '' && !byValue.has(told) && byValue.size < MAX_ENTRIES) byValue.set(told, entry)
  }
  return byValue.size > 1 ? [...byValue.values()] : undefined
}

/** The tags of its ancestors, which are the same for entries of one list. */
function placeOf(node: HtmlNode): string {
  const tags: string[] = []
  for (let at: HtmlNode | null = node; at; at = at.parent) tags.push(at.tag)
  return tags.join()
}

/** The entries of elements in the same kind of place. If an entry has several, those with the same name belong together. */
function entriesOf(alike: readonly HtmlNode[], options: ListOptions): Placed[] {
  const { nameOf } = options
  const placed = alike.length > 1 ? placedIn(alike, options) : undefined
  if (placed) return placed
  const named = [...Map.groupBy(alike, nameOf).values()]
  return named.length > 1 ? named.flatMap((same) => (same.length > 1 ? (placedIn(same, options) ?? []) : [])) : []
}

function placedIn(nodes: readonly HtmlNode[], { nameOf, byThemselves = false }: ListOptions): Placed[] | undefined {
  const levels = Math.min(...nodes.map((node) => levelsAround(node, nodes)))
  const items = nodes.map((node) => around(node, levels))
  if (!items.every((item) => isAlike(item, items[0]!))) return undefined
  const placed = nodes.map((node, index) => ({
    node,
    name: nameOf(node),
    texts: itemTexts(items[index]!, node),
    levels,
  }))
  const titles = new Set(placed.map(({ texts }) => texts.title))
  if (titles.size > 1 || (titles.size === 1 && !titles.has('') && isToldApart(placed))) return placed
  if (new Set(placed.map(({ name }) => name)).size < nodes.length) return undefined
  const isNamed = nodes.every((node) => hasAttribute(node, 'aria-label'))
  const isOther = byThemselves && new Set(nodes.map(whatFor)).size === nodes.length
  return isNamed || isOther ? placed : undefined
}

function isToldApart(placed: readonly Placed[]): boolean {
  return new Set(placed.map(({ texts }) => texts.others.join())).size > 1
}

/** How many ancestors hold no other one of them. */
function levelsAround(node: HtmlNode, all: readonly HtmlNode[]): number {
  let levels = 0
  for (let at = node.parent; at && !ROOTS.has(at.tag); at = at.parent) {
    const around = at
    if (all.some((other) => other !== node && contains(around, other))) break
    levels++
  }
  return levels
}

function around(node: HtmlNode, levels: number): HtmlNode {
  let at = node
  for (let left = levels; left > 0 && at.parent; left--) at = at.parent
  return at
}

/** Entries share a class, or have none. */
function isAlike(a: HtmlNode, b: HtmlNode): boolean {
  const [own, other] = [classesOf(a), classesOf(b)]
  return own.length === 0 || other.length === 0 ? own.length === other.length : own.some((each) => other.includes(each))
}

function classesOf(node: HtmlNode): string[] {
  return (attribute(node, 'class') ?? '').slice(0, 1000).split(/\s+/).filter(Boolean)
}

/** The letters and digits of a text, as a run compares it. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The attributes that say what an element is for. */
function whatFor(node: HtmlNode): string {
  return attributesOf(node)
    .filter(([name]) => !LOOKS.test(name))
    .join()
}

/** Names each entry by its title, else its own name, else its title and what differs. */
function named(placed: readonly Placed[]): ListEntry[] {
  const byTitle = Map.groupBy(placed, ({ texts }) => bare(texts.title))
  const told = ({ node, name, texts: { title, others } }: Placed): string => {
    const same = byTitle.get(bare(title))!
    if (same.length === 1 && title !== '') return title
    if (new Set(same.map((each) => bare(each.name))).size === same.length) return name
    if (title === '') return ''
    const telling = others.filter((text) => !same.every((each) => each.texts.others.includes(text)))
    for (let count = 1; count < MAX_TEXTS; count++) {
      const value = [title, ...telling.slice(0, count)].join(SEPARATOR)
      const isOnly = same.every(
        (each) => each.node === node || !telling.slice(0, count).every((text) => each.texts.others.includes(text)),
      )
      if (isOnly) return value
    }
    return [title, ...telling.slice(0, MAX_TEXTS)].join(SEPARATOR)
  }
  return placed.map((each) => ({ node: each.node, value: told(each), levels: each.levels }))
}

/** The texts of one list entry: its title, then the others in document order. */
interface ItemTexts {
  title: string
  others: readonly string[]
}

/** Nodes of one entry that are looked at, lines that are kept, and characters of each. */
const MAX_NODES = 400
const MAX_LINES = 12
const MAX_LENGTH = 80
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'button', 'select', 'textarea', 'svg', 'label'])
const WITHIN_A_LINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'u'])
const HEADING = /^h[1-6]$/

/**
 * The texts of an entry without those of its controls. Its title is its heading, its `aria-label`, or what it says first;
 * a first text with digits, such as a time or a date, is none yet.
 * @param opener what is pressed for this entry: what a button or link says itself is none of the texts
 */
function itemTexts(item: HtmlNode, opener: HtmlNode): ItemTexts {
  const own = opener.tag === 'form' ? undefined : opener
  const { lines, heading } = item === own ? { lines: [], heading: undefined } : linesOf(item, own)
  const label = collapse(attribute(item, 'aria-label') ?? '', MAX_LENGTH)
  const first = heading ?? (label || undefined)
  const opening = /\d/.test(lines[0] ?? '') ? 2 : 1
  const title = first ?? lines.slice(0, opening).join(SEPARATOR)
  return { title, others: first === undefined ? lines.slice(opening) : lines.filter((line) => line !== first) }
}

/** Joins texts of one entry. */
const SEPARATOR = ' · '

/** The texts of an entry, one for each line as far as markup tells. */
function linesOf(item: HtmlNode, opener: HtmlNode | undefined): { lines: string[]; heading: string | undefined } {
  const lines: string[] = []
  let holder: HtmlNode | undefined
  let heading: number | undefined
  let node = following(item, item)
  for (let left = MAX_NODES; node && left > 0 && lines.length < MAX_LINES; left--) {
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
