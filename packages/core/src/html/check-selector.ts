import { parse } from 'css-what'
import { readSelectors } from './selector-grammar.ts'
import { SelectorFault } from './selector-lexer.ts'
import { MAX_SELECTOR_LENGTH } from './selector-path.ts'

/** Whether a selector can be kept; where not, a sentence and the index of the character where it goes wrong. */
export type SelectorCheck = { ok: true } | { ok: false; reason: string; position: number }

/**
 * Whether a selector may be stored: plain CSS that every browser's `querySelector` takes, of at most 512 characters,
 * parentheses at most 5 deep, without pseudo-elements, namespaces, comments and control characters.
 * @returns for a refused one, a sentence for a person and the index of the character where it goes wrong
 */
export function checkSelector(text: string): SelectorCheck {
  if (text.trim() === '') return refuse('The selector is empty.', 0)
  if (text.length > MAX_SELECTOR_LENGTH)
    return refuse(`The selector has more than ${MAX_SELECTOR_LENGTH} characters.`, MAX_SELECTOR_LENGTH)
  const odd = oddCharacter(text)
  if (odd >= 0) return refuse('The selector holds a character that is not text.', odd)
  try {
    readSelectors(text)
  } catch (error) {
    if (error instanceof SelectorFault) return refuse(error.message, error.position)
    throw error
  }
  return parsed(text)
}

function refuse(reason: string, position: number): SelectorCheck {
  return { ok: false, reason, position }
}

/** The library that matches selectors must read it as well: it has bounds of its own, such as on quoted parentheses. */
function parsed(text: string): SelectorCheck {
  try {
    parse(text)
    return { ok: true }
  } catch {
    return refuse('The selector cannot be read.', 0)
  }
}

/** Index of the first control character (tab and line breaks are white space) or half surrogate, else -1. */
function oddCharacter(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if ((c < 32 && c !== 9 && c !== 10 && c !== 13) || c === 127) return i
    if (c < 0xd800 || c > 0xdfff) continue
    const next = text.charCodeAt(i + 1)
    if (c > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return i
    i++
  }
  return -1
}
