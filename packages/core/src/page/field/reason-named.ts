import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'

export type SecretReason = 'captcha' | 'one-time-code' | 'password' | 'payment'

/** "What is 9 + 6?", "3 x 4 =", "9 − four =", "5 × ? = 20", "+ 3 = 8", "7 plus 2" in any language that borrows the word, "three plus four?" */
const SUM =
  /(?:\d\s*|^\s*)[+×*x÷−]\s*(?:\d+|\?)[\s)]*[=?]|\d\s*[-–+×*÷−]\s*[\p{L}\d]+\s*=|\d (?:plus|minus|times|плюс|минус) \d|\p{L} (?:plus|minus) \p{L}+\s*[=?]/iu
/** "2. What is 7 × 8?" is one question of a quiz. */
export const NUMBERED = /^\d+[.)] .*\d/

/**
 * Why only a person gives what is called so, in any spelling: `cardNumber`, `card_number` and "Card number" are one. The audit
 * and a run tell secrets by it alike.
 * What is no secret as often is left out: "expiry", "pin code".
 * @param lexicon of the languages that the text may be in
 */
export function reasonNamed(text: string | null | undefined, lexicon: Lexicon): SecretReason | undefined {
  if (!text || text.length > 80) return undefined
  const words = plain(text)
  if (!NUMBERED.test(text) && (lexicon.captcha.test(words) || SUM.test(text))) return 'captcha'
  if (lexicon.code.test(words)) return 'one-time-code'
  if (lexicon.password.test(words)) return 'password'
  return lexicon.card.test(words) ? 'payment' : undefined
}
