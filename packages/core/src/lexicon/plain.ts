import { codeAt } from './code-at.ts'

/** Letters that Unicode does not take apart into a base letter and a mark, each before what stands for it. */
const UNDECOMPOSED = 'łl ıi ßss øo đd æae œoe'

/** Kinds of characters. `JOINED`: what it becomes depends on those beside it. */
const [JOINED, GAP, SIGN, DIGIT, LETTER, LOWER, UPPER] = [1, 2, 3, 4, 5, 6, 7]
/** Added to the kind of a character that something else stands for than itself in small. */
const REPLACED = 8
/** By UTF-16 code; 0 is not looked at yet. */
const kinds = new Uint8Array(0x10000)
const replacements = new Map<number, string>()

/**
 * The one folding of all words: small letters without accents and without the points of Arabic and Hebrew, words and numbers apart.
 * `save_draft2`, `saveDraft2` and "Save draft 2!" are one.
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
    if (kind === JOINED) return folded(text)
    if (kind !== GAP) {
      const isParted =
        before === GAP
          ? at - end > 1 || codeAt(text, end) !== 32
          : kind === DIGIT
            ? before >= LETTER
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
  const kind = /[\p{M}\p{Cs}\u0591-\u05c7\u1100-\u11ffΣ]/u.test(character)
    ? JOINED
    : character === '+'
      ? SIGN
      : /\p{N}/u.test(character)
        ? DIGIT
        : /\p{L}/u.test(character)
          ? /\p{Ll}/u.test(character)
            ? LOWER
            : /\p{Lu}/u.test(character)
              ? UPPER
              : LETTER
          : GAP
  const read = folded(character)
  const isReplaced = kind > SIGN && read !== (kind === UPPER ? character.toLowerCase() : character)
  if (isReplaced) replacements.set(code, read)
  kinds[code] = isReplaced ? kind + REPLACED : kind
  return kinds[code]
}

/** The same for a whole text, whatever is in it: many times as slow. */
function folded(text: string): string {
  return text
    .replace(/\p{L}\p{M}*(?=\p{N})|[\p{Ll}\p{N}]\p{M}*(?=\p{Lu})/gu, '$& ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]/g, '')
    .normalize()
    .toLowerCase()
    .replace(/[łıßøđæœ]/g, (letter) => UNDECOMPOSED.split(letter)[1]!.split(' ')[0]!)
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim()
}
