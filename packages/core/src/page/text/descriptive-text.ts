import { phrasesOf } from '../../lexicon/languages.ts'
import { plain } from '../../lexicon/plain.ts'

const vague = new Set(phrasesOf('texts', ['vague']).flatMap(([, texts]) => texts))

/** What most names are: letters and single spaces, which folding would only put into lower case. */
const PLAIN = /^[a-z][a-z ]{0,198}[a-z]$/i

/**
 * Whether an accessible name says what its button does: it has a letter, is more than one Latin letter, and is not, as a
 * whole, one of the vague texts of the lexicon. Case, accents and punctuation do not matter.
 */
export function isDescriptive(name: string): boolean {
  if (PLAIN.test(name)) return !vague.has(name.toLowerCase())
  const text = plain(name.slice(0, 200))
  if (!/\p{L}/u.test(text) || /^\p{Script=Latin}$/u.test(text)) return false
  return !vague.has(text)
}
