import { attribute, contains, type HtmlNode, hasAttribute } from '../html/node.ts'
import { type ItemTexts, itemTexts, SEPARATOR } from './item-texts.ts'

/** A form, button or link that stands in a list of such, and what its entry is called. */
export interface ListEntry {
  node: HtmlNode
  /** Different from that of every other entry. Each of its texts stands in the entry, or is what its button is called. */
  value: string
  /** How far out the entry is: 0 = it is the element itself. */
  levels: number
}

/** Elements that hold the page, and no entry of it. */
const ROOTS = new Set(['html', 'body', 'main', 'head'])
/** Attributes that tell nothing of what an element is for. */
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
 * Tells elements that do the same for different things by what they stand in: cards, rows, items of a list. They stand
 * alike in the page, each with texts of its own around it.
 * @returns undefined where they are no such list: of one opener in header and footer either will do
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

/** The names of the elements around it: those of entries of one list are the same. */
function placeOf(node: HtmlNode): string {
  const tags: string[] = []
  for (let at: HtmlNode | null = node; at; at = at.parent) tags.push(at.tag)
  return tags.join()
}

/** Elements in one kind of place. Where an entry has several, those that are called the same belong together. */
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

/** How far out nothing holds another one of them. */
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

/** As a run compares texts: by letters and digits alone. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What its attributes say of what it is for. */
function whatFor({ attribs }: HtmlNode): string {
  return Object.entries(attribs)
    .filter(([name]) => !LOOKS.test(name))
    .join()
}

/** Each with what it is called: its title, else its own name, else its title with what differs. */
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
