import { plain } from './plain.ts'

interface Phrase<Value> {
  words: readonly string[]
  value: Value
}

/** Where a phrase stands in a text. */
interface Found<Value> {
  start: number
  end: number
  value: Value
}

/**
 * Finds the entries of a word list in short texts (labels, names, link texts). Latin and other spaced scripts match at
 * word boundaries, so "city" does not match "opacity"; scripts without spaces match inside the text.
 */
export class PhraseMatcher<Value> {
  /** Phrases by their first word, so that most words of a text cost one look-up. */
  private readonly byFirstWord = new Map<string, Phrase<Value>[]>()
  private readonly unspaced: [string, Value][] = []
  /** Beginnings of the first words: a text without any of them is done without taking it apart. */
  private readonly beginnings = new Uint8Array(BEGINNINGS)

  /** @param entries value and its phrases; an earlier entry wins over a later one with the same phrase */
  constructor(entries: Iterable<readonly [Value, readonly string[]]>) {
    for (const [value, phrases] of entries) {
      for (const phrase of phrases) {
        const list = words(phrase)
        if (isUnspaced(phrase)) this.unspaced.push([list.join(' '), value])
        this.beginnings[beginning(list[0] ?? '', 0)] = 1
        const known = this.byFirstWord.get(list[0] ?? '')
        if (known) known.push({ words: list, value })
        else this.byFirstWord.set(list[0] ?? '', [{ words: list, value }])
      }
    }
    this.unspaced.sort(([a], [b]) => b.length - a.length)
  }

  /**
   * @param wins which phrase of several: the longest, the first in the list of equally long ones; or the one that ends
   *   last, the longest of those
   */
  match(text: string, wins: 'longest' | 'last' = 'longest'): Value | undefined {
    if (!text || !this.mayMatch(text)) return undefined
    const list = words(text)
    let best: Phrase<Value> | undefined
    let most = 0
    for (let start = 0; start < list.length; start++) {
      const candidates = this.byFirstWord.get(list[start]!)
      if (!candidates) continue
      for (const phrase of candidates) {
        const { length } = phrase.words
        const rank = wins === 'longest' ? length : start + length
        if (rank < most || (rank === most && length <= (best?.words.length ?? 0))) continue
        if (stands(phrase.words, list, start)) [best, most] = [phrase, rank]
      }
    }
    if (best || !isUnspaced(text)) return best?.value
    const folded = list.join(' ')
    return this.unspaced.find(([phrase]) => folded.includes(phrase))?.[1]
  }

  /** What all phrases of a text stand for, the longest phrase first; a phrase inside of a longer one says nothing of its own. */
  matchAll(text: string): Value[] {
    if (!text || !this.mayMatch(text)) return []
    const list = words(text)
    const found = this.spacedIn(list)
    if (found.length === 0 && isUnspaced(text)) {
      const folded = list.join(' ')
      for (const [phrase, value] of this.unspaced) {
        const start = folded.indexOf(phrase)
        if (start >= 0) found.push({ start, end: start + phrase.length, value })
      }
    }
    if (found.length < 2) return found.map(({ value }) => value)
    const isWhole = (one: Found<Value>) =>
      !found.some(({ start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start)
    const whole = found.filter(isWhole).sort((one, other) => other.end - other.start - (one.end - one.start))
    return [...new Set(whole.map(({ value }) => value))]
  }

  /** Each value that has a phrase in the text, also inside of a longer phrase of another value. */
  valuesIn(text: string): Set<Value> {
    if (!text || !this.mayMatch(text)) return new Set()
    const list = words(text)
    const found = new Set(this.spacedIn(list).map(({ value }) => value))
    if (!isUnspaced(text)) return found
    const folded = list.join(' ')
    for (const [phrase, value] of this.unspaced) if (folded.includes(phrase)) found.add(value)
    return found
  }

  private spacedIn(list: readonly string[]): Found<Value>[] {
    const found: Found<Value>[] = []
    for (let start = 0; start < list.length; start++) {
      for (const { words: phrase, value } of this.byFirstWord.get(list[start]!) ?? [])
        if (stands(phrase, list, start)) found.push({ start, end: start + phrase.length, value })
    }
    return found
  }

  /** True for a text in other scripts: those are looked at in full. */
  private mayMatch(text: string): boolean {
    let inWord = false
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i)
      if (isBeyondTable(c)) return true
      const letter = FOLDED_CODES[c] ?? 0
      // A word begins after anything but a letter, at a digit, and at a capital inside an identifier.
      if (letter !== 0 && (!inWord || KINDS[c] !== LOWER) && this.beginnings[beginning(text, i)] === 1) return true
      inWord = letter !== 0 && KINDS[c] !== DIGIT
    }
    return false
  }
}

const BEGINNINGS = 1 << 15

/** A number for the first four letters of a word, without case and accents. */
function beginning(text: string, at: number): number {
  let hash = 0
  let before = KINDS[text.charCodeAt(at)]
  for (let i = at; i < at + 4 && i < text.length; i++) {
    const c = text.charCodeAt(i)
    const kind = KINDS[c]
    const ends = kind !== before && (kind === DIGIT || kind === UPPER)
    const letter = ends ? 0 : (FOLDED_CODES[c] ?? 0)
    if (letter === 0) break
    hash = hash * 31 + letter
    before = kind
  }
  return hash % BEGINNINGS
}

function stands(phrase: readonly string[], text: readonly string[], start: number): boolean {
  for (let i = 1; i < phrase.length; i++) if (phrase[i] !== text[start + i]) return false
  return true
}

const MAX_WORDS = 40
const OTHER = 0
const LOWER = 1
const UPPER = 2
const DIGIT = 3
const MARK = 4

/**
 * Words of a text or an identifier, folded by `plain`: `firstName`, `first_name` and `First name` give the same two. At most 40.
 */
export function words(text: string): string[] {
  const cut = text.length > 300 ? text.slice(0, 300) : text
  return tabledWords(cut) ?? plain(cut).split(/[ +]+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** What `plain` makes of Latin, Greek and Cyrillic letters and of digits; empty for all else. */
const FOLDED: readonly string[] = Array.from({ length: 0x530 }, (_, code) =>
  plain(String.fromCharCode(code)).replace('+', ''),
)

const KINDS = Uint8Array.from(FOLDED, (letter, code) => {
  const own = String.fromCharCode(code)
  if (/[\u0300-\u036f]/.test(own)) return MARK
  if (letter === '') return OTHER
  return /\p{N}/u.test(own) ? DIGIT : /\p{Lu}/u.test(own) ? UPPER : LOWER
})

const FOLDED_CODES = Uint16Array.from(FOLDED, (letter) => (letter ? letter.charCodeAt(0) : 0))

/** Letters that the table does not hold: Arabic, Hebrew, Indic, Thai, Vietnamese, Han. Between them lie signs and punctuation. */
function isBeyondTable(code: number): boolean {
  return code > 0x2bff || (code >= 0x530 && code < 0x2000)
}

/** The same as by `plain` in one pass, as most texts allow; undefined when the text has characters of other scripts. */
function tabledWords(text: string): string[] | undefined {
  const found: string[] = []
  let word = ''
  let before = OTHER
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    const kind = KINDS[c] ?? OTHER
    if (kind === OTHER && isBeyondTable(c)) return undefined
    if (kind === MARK) continue
    const starts = kind !== before && (kind === DIGIT || (kind === UPPER && before !== OTHER))
    if (word && (kind === OTHER || starts)) {
      found.push(word)
      if (found.length === MAX_WORDS) return found
      word = ''
    }
    if (kind !== OTHER) word += FOLDED[c]
    before = kind
  }
  if (word) found.push(word)
  return found
}

/** Han, Kana, Hangul, Thai: written without spaces, or with particles attached. */
function isUnspaced(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c >= 0x0e00 && (c <= 0x0eff || (c >= 0x3040 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7af))) return true
  }
  return false
}
