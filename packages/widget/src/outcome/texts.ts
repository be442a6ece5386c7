import { allIn, allOf } from '../dom/all-of.ts'
import { line, shownText, squeezed } from '../dom/text.ts'
import { allAround, isWithin, selectDeep, shadowRootsIn } from '../dom/tree.ts'
import { DIALOGS, isDrawn, isVisible } from '../dom/visible.ts'
import { childrenOf, contains, hostOf, isElement, isFragment, matches, rawText, rootOf, select } from '../natives.ts'
import type { Said } from '../types.ts'
import type { Sign } from './signs.ts'
import { type Own, type Worth, wordsOf, worthOf } from './words.ts'

const ALERT = '[role=alert],[role=alertdialog],[aria-live=assertive]'
const LIVE = `[role=status],[aria-live=polite],output,${ALERT}`
/** What pages hold ready without a colour, until there is something to say. */
const READY = `${LIVE},[class*=error i],[class*=success i],[class*=toast i],[class*=message i]`
/** Parts of a page that are about something else than its form. */
const APART =
  'nav,aside,[role=log],[role=complementary],:is(header,footer):not(:is(main,article,section,dialog) *),:is(dialog,[role=dialog])'
/** What can be pressed or filled states nothing. */
const CONTROL = 'a[href],button,label,legend,option,summary,[role=button],[role=tab],[role=menuitem]'
/** A part of the page that stands for itself. */
const AREA = 'dialog,[role=dialog],main,article,section,td,body'
/** Characters by which a line is known. */
const MAX_LINE = 80

/** A line that is shown now. */
interface Shown extends Said {
  isNear: boolean
  isControl?: boolean
}

/** The parts of the page around an element, from within. */
export function areasAround(target: Element): Element[] {
  return allAround(target)
    .slice(1)
    .filter((at) => isElement(at) && matches(at, AREA)) as Element[]
}

/** The documents and open shadow trees where texts may come up. */
export function scopesOf(home: Document): Node[] {
  return [...new Set([home, document])].flatMap((page) => [page, ...shadowRootsIn(page)])
}

/** What compares as the same text though a clock, a counter or a countdown in it went on. */
export function keyOfText(text: string): string {
  return line(text, MAX_LINE).replace(/\p{Nd}+/gu, '#')
}

/** All lines that are shown now. */
export function linesOf(scopes: Node[]): string[] {
  // A region may have no box of its own around what floats in it.
  const faint = textsOf(allIn(scopes, READY).filter((part) => ![part, ...select(part, '*')].some(isDrawn)))
  const all = new Set(scopes.flatMap((scope) => partsOf(scope).flatMap((part) => [...linesIn(part, [])])))
  return [...all].filter((text) => !faint.has(text))
}

/**
 * Where lines stand that are shown now.
 * @param near where the form is, or was
 * @param isWhole nothing in there is apart: the form itself stood in such a part
 */
export function placed(lines: string[], scopes: Node[], near: Element | undefined, isWhole = false): Shown[] {
  if (!lines[0]) return []
  const inside = new Set(near && linesIn(near, scopes))
  if (near && !isWhole)
    for (const part of allOf(rootOf(near), APART))
      if (part !== near && contains(near, part)) for (const text of linesIn(part, scopes)) inside.delete(text)
  const where = new Map<string, Said['where']>()
  const live = allIn(scopes, READY).filter((part) => matches(part, LIVE))
  const regions = [...allIn(scopes, DIALOGS), ...live].filter(isVisible)
  for (const region of regions) {
    const kind = matches(region, ALERT) ? 'alert' : matches(region, LIVE) ? 'status' : 'dialog'
    if (kind === 'dialog' && near && isWithin(near, region)) continue
    for (const text of linesIn(region, scopes)) where.set(text, kind)
  }
  // Of thousands of links those are looked at whose markup has one of the lines, however it is styled.
  const bare = lines.map((text) => squeezed(text).slice(0, MAX_LINE))
  const mayHold = (part: Element): boolean => {
    const held = squeezed(rawText(part) ?? '')
    return bare.some((text) => held.includes(text))
  }
  const controls = textsOf(allIn(scopes, CONTROL).filter(mayHold))
  return lines.map((text) => ({
    text,
    isNear: inside.has(text),
    isControl: controls.has(text),
    where: where.get(text) ?? (inside.has(text) ? 'form' : 'page'),
  }))
}

export function textsOf(parts: Element[]): Set<string> {
  return new Set(parts.flatMap((part) => [...linesIn(part, [])]))
}

function partsOf(scope: Node): Element[] {
  if (!isFragment(scope)) return select(scope, 'body').slice(0, 1)
  return [...childrenOf(scope)].filter((child) => isElement(child)).filter(isDrawn)
}

/** Lines that a part shows, those in its shadow trees too. */
function linesIn(part: Element, scopes: Node[]): ReadonlySet<string> {
  const roots = scopes.filter((scope) => isFragment(scope) && isWithin(hostOf(scope as ShadowRoot), part))
  const parts = [part, ...roots.flatMap(partsOf)]
  const text = parts.map(shownText).join('\n')
  const known = read.get(part)
  if (known?.text === text) return known.lines
  // Lists repeat most of what they say.
  const lines = new Set([...new Set(text.split(/[\n\t]+/))].map((each) => line(each, 400)).filter(Boolean))
  read.set(part, { text, lines })
  return lines
}

/**
 * What a style sheet writes into an area, which is no text of any element; what it only holds ready there, such as a hint, too.
 * @param touched where that may be new: a list has its bullets before
 */
export function styledIn(area: Element, touched: ReadonlySet<Element>): string[] {
  const parts = new Set([...touched].flatMap((part) => [part, ...selectDeep(part, '*')]))
  return [...parts]
    .filter((part) => isWithin(part, area) && isVisible(part))
    .flatMap((part) => ['::before', '::after'].map((name) => getComputedStyle(part, name)))
    .flatMap(({ content }) => content.match(/"(.*\S.*)"/)?.[1] ?? [])
}

/** Most parts say what they said at the last look. */
const read = new WeakMap<Element, { text: string; lines: ReadonlySet<string> }>()

/** How a new text is told and judged. */
export interface Reader {
  /** What was typed in, which a page repeats. */
  given: readonly string[]
  own: Own
}

/** Without what was typed in and without long numbers, which may be secrets of somebody. */
export function cleaned(text: string, given: readonly string[]): string {
  const typed = given.flatMap((value) => value.split('\n')).map((value) => line(value, 400))
  const rest = typed
    .sort((a, b) => b.length - a.length)
    .reduce((all, value) => (isTelling(value) ? all.replaceAll(value, '…') : all), text)
  // Who is thanked is called by a part of a name: "Thank you, Ann" where "Ann Lee" was typed in.
  const names = typed.flatMap((value) => (/(?:^| )\p{Ll}|(?: .*){3}/u.test(value) ? [] : value.split(' ')))
  return rest
    .replace(/\p{L}{3,}/gu, (word) => (names.includes(word) ? '…' : word))
    .replace(/\p{Nd}(?:[ .-]?\p{Nd}){8,}/gu, '…')
}

/** "No" and "at" are in every sentence. */
function isTelling(value: string): boolean {
  return value.length > 2 || /\p{Nd}|[^\p{Script=Latin}]{2}/u.test(value)
}

/** Between the sentences of a line. */
const SENTENCES = /(?<=[.!])\s+|(?<=[。！।])/

/** @param isControl what can be pressed or ticked thanks nobody: "I have received the terms" */
export function worthIn(text: string, { given, own }: Reader, isControl = false): Worth {
  const rest = cleaned(text, given).replaceAll('…', text.includes('…') ? '…' : ' ')
  const worth = worthOf(rest, own)
  if (isControl) return worth === 'words' ? worth : 'nothing'
  const sentences = worth === 'words' ? rest.split(SENTENCES).map((each) => worthOf(each, own)) : []
  return sentences.find((each) => each === 'words' || each === 'done') === 'done' ? 'told' : worth
}

/** A line as it is judged; what can be pressed or filled is told, and is never near. */
export function signOf({ text, where, isNear, isControl }: Shown, reader: Reader): Extract<Sign, { kind: 'said' }> {
  const worth = worthIn(text, reader, isControl)
  return { kind: 'said', where, worth, isNear: isNear && !isControl, text: cleaned(text, reader.given) }
}

/** What a tool and its form are called by. */
export function ownWords(name: string, texts: readonly string[], button: string): Own {
  const words = new Set([...texts, button].flatMap(wordsOf).filter(({ length }) => length > 1))
  const [verb = ''] = name.match(/^[a-z]+/) ?? []
  return { words, deeds: [...wordsOf(verb), ...wordsOf(button)].filter(({ length }) => length > 3) }
}
