import { parse } from 'css-what'
import { fault, IN_STRING, STRING_END } from './selector-faults.ts'
import { MAX_SELECTOR_LENGTH } from './selector-path.ts'

/** Whether a selector can be stored; if not, why, and the index of the character where it goes wrong. */
export type SelectorCheck = { ok: true } | { ok: false; reason: string; position: number }

/** CSS escapes: any of them may stand in a name. */
const ESCAPE = /\\(?:[\da-f]{1,6}[ \t\n\r]?|[^\n\r])/gi
const STRING = /"[^"\n\r]*"|'[^'\n\r]*'/g

/**
 * Whether a selector may be stored: plain CSS that every browser's `querySelector` takes, of at most 512 characters,
 * parentheses at most 5 deep, without pseudo-elements, namespaces, comments and control characters.
 * @returns for a refused one, a sentence for people and the index where the first bad token begins, 0 if that is inside
 * another token
 */
export function checkSelector(text: string): SelectorCheck {
  if (text.trim() === '') return refuse('The selector is empty.', 0)
  if (text.length > MAX_SELECTOR_LENGTH)
    return refuse(`The selector is longer than ${MAX_SELECTOR_LENGTH} characters.`, MAX_SELECTOR_LENGTH)
  const odd = oddCharacter(text)
  if (odd >= 0) return refuse('The selector contains a control character or half a character.', odd)
  const plain = withoutEscapes(text)
  const reason = faultIn(plain)
  if (reason === undefined && isRead(text)) return { ok: true }
  const position = goodPart(plain)
  return refuse(reason || unexpected(text, position), position)
}

function refuse(reason: string, position: number): SelectorCheck {
  return { ok: false, reason, position }
}

function unexpected(text: string, position: number): string {
  const found = text.codePointAt(position)
  return found === undefined
    ? 'The selector is incomplete.'
    : `The selector is not valid from "${String.fromCodePoint(found)}" onward.`
}

/** The tokens of css-what do not say whether a name was escaped or a value quoted, so both are marked, at the same length. */
function withoutEscapes(text: string): string {
  const named = text.replace(ESCAPE, (escaped) => 'x'.repeat(escaped.length))
  return named.replace(STRING, (string) => IN_STRING.repeat(string.length - 1) + STRING_END)
}

/** @returns what is wrong; empty if css-what cannot read it, undefined if it is valid */
function faultIn(plain: string): string | undefined {
  if (plain.includes('/*')) return ''
  try {
    return fault(parse(plain))
  } catch {
    return ''
  }
}

function isRead(text: string): boolean {
  try {
    return parse(text).length > 0
  } catch {
    return false
  }
}

/** Length of the longest valid beginning, alone or before another element: that is where the first bad token begins. */
function goodPart(plain: string): number {
  const isRight = (text: string) => faultIn(text) === undefined
  let depth = 0
  const ends: number[] = []
  for (const [end, character] of plain.split('').entries()) {
    if (depth === 0 && character !== '(') ends.push(end)
    if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
  }
  if (depth === 0) ends.push(plain.length)
  return ends.findLast((end) => end > 0 && (isRight(plain.slice(0, end)) || isRight(`${plain.slice(0, end)}*`))) ?? 0
}

/** Index of the first control character (tab and line breaks are white space) or half surrogate, else -1. */
function oddCharacter(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.search(/[\0-\x08\v\f\x0e-\x1f\x7f]|\p{Surrogate}/u)
}
