import { phrasesOf } from '../../lexicon/languages.ts'
import { PhraseMatcher } from '../../lexicon/phrases.ts'

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u
/** Seven to fifteen digits (https://www.itu.int/rec/T-REC-E.164), grouped as people write them. */
const PHONE = /(?<![\p{L}\p{N}.,/-])(?:\+|\()?\p{Nd}(?:[\s().\-/–·]{0,3}\p{Nd}){6,14}(?![\p{N}%€$£]|[.,]\p{Nd})/gu
/** With a country code a number needs no word before it. */
const INTERNATIONAL = /^\+[^+]{8,}/
const SEVEN_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u
const DATE = /^(?:\p{Nd}{4}([-./])\p{Nd}{1,2}\1\p{Nd}{1,2}|\p{Nd}{1,2}([-./])\p{Nd}{1,2}\2\p{Nd}{4})/u
/** Characters before a number that tell what it is. */
const BEFORE = 40

const calls = new PhraseMatcher(phrasesOf('texts', ['calls']))
const faxes = new PhraseMatcher(phrasesOf('texts', ['faxes']))

/** The first email address in a text, else the first telephone number that is called one; undefined if there is neither. */
export function contactIn(text: string): string | undefined {
  const email = text.includes('@') && EMAIL.exec(text)?.[0]
  if (email) return email
  if (!SEVEN_DIGITS.test(text)) return undefined
  for (const match of text.matchAll(PHONE)) {
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
    if (DATE.test(match[0])) continue
    if (faxes.match(before.split(/[,;|]/).at(-1) ?? '')) continue
    if (INTERNATIONAL.test(match[0]) || calls.match(before)) return match[0].trim()
  }
  return undefined
}
