import { codeAt } from './code-at.ts'
import { plain as byRules } from './plain-by-rules.ts'

/** Kinds of characters, by the first that one is of. What becomes of the first depends on those beside it. */
const KINDS = [
  /[\p{M}\p{Cs}\u0591-\u05c7\u1100-\u11ffΣ]/u,
  /[^\p{L}\p{N}+]/u,
  /\+/,
  /\p{N}/u,
  /\p{Ll}/u,
  /\p{Lu}/u,
  /^/,
]
const [JOINED, GAP, SIGN, DIGIT, LOWER, UPPER] = [1, 2, 3, 4, 5, 6]
/** Added to the kind of a character that something else stands for than itself in small. */
const REPLACED = 8
/** By UTF-16 code; 0 is not looked at yet. */
const kinds = new Uint8Array(0x10000)
const replacements = new Map<number, string>()

/**
 * The one folding of all words, see `plain-by-rules.ts`: what becomes of a character is asked once. Only texts with marks of their own, or
 * with characters of two units, are folded by the rules as a whole.
 */
export function plain(text: string): string {
  const { length } = text
  let found = ''
  // What is not in `found` yet: a run in which nothing is replaced, with single spaces as they stand.
  let start = 0
  let end = 0
  let before = GAP
  let hasUpper = false
  for (let at = 0; at < length; at++) {
    const code = codeAt(text, at)
    const known = kinds[code] || kindOf(code)
    const kind = known & 7
    if (kind === JOINED) return byRules(text)
    if (kind !== GAP) {
      const isParted =
        before === GAP
          ? at - end > 1 || codeAt(text, end) !== 32
          : kind === DIGIT
            ? before > DIGIT
            : kind === UPPER && (before === LOWER || before === DIGIT)
      if (end === 0) start = at
      else if (isParted) {
        found += `${text.slice(start, end)} `
        start = at
      }
      hasUpper ||= kind === UPPER
      end = at + 1
      if (known & REPLACED) {
        found += text.slice(start, at) + replacements.get(code)
        start = end
      }
    }
    before = kind
  }
  const read = found + text.slice(start, end)
  return hasUpper ? read.toLowerCase() : read
}

function kindOf(code: number): number {
  const character = String.fromCharCode(code)
  let kind = 1 + KINDS.findIndex((pattern) => pattern.test(character))
  const read = byRules(character)
  if (kind > SIGN && read !== (kind === UPPER ? character.toLowerCase() : character)) {
    replacements.set(code, read)
    kind += REPLACED
  }
  kinds[code] = kind
  return kind
}
