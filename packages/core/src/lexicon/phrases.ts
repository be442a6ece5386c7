import { plain } from './plain.ts'

/** What a phrase stands for, and its length: in words, or in characters where words are not parted. */
interface Phrase<Value> {
  values: Value[]
  length: number
}

/** Where a phrase stands in a text. */
interface Found<Value> extends Phrase<Value> {
  start: number
  end: number
}

/**
 * Finds the entries of a word list in short texts (labels, names, link texts). Latin and other spaced scripts match at
 * word boundaries, so "city" does not match "opacity"; scripts without spaces match inside the text.
 */
export class PhraseMatcher<Value> {
  private readonly phrases = new Map<string, Phrase<Value>>()
  /** Finds the longest phrase at the beginning of each word. */
  private readonly pattern: RegExp
  /** Phrases in scripts without spaces, the longest first. */
  private readonly unspaced: readonly string[]

  /** @param entries value and its phrases; of the values of one phrase the first wins */
  constructor(entries: Iterable<readonly [Value, readonly string[]]>) {
    for (const [value, list] of entries) {
      for (const text of list) {
        const phrase = folded(text)
        const length = isUnspaced(phrase) ? phrase.length : phrase.split(' ').length
        const known = this.phrases.get(phrase) ?? { values: [], length }
        if (!known.values.includes(value)) known.values.push(value)
        this.phrases.set(phrase, known)
      }
    }
    const longestFirst = [...this.phrases.keys()].sort((a, b) => b.length - a.length)
    this.unspaced = longestFirst.filter(isUnspaced)
    this.pattern = new RegExp(`(?:^| )(?=(${longestFirst.join('|') || '(?!)'})(?: |$))`, 'g')
  }

  /**
   * @param wins which phrase of several: the longest, the first in the text of equally long ones; or the one that ends last,
   *   the longest of those
   */
  match(text: string, wins: 'longest' | 'last' = 'longest'): Value | undefined {
    let best: Found<Value> | undefined
    for (const found of this.foundIn(folded(text)))
      if (!best || (wins === 'longest' ? found.length > best.length : found.end > best.end)) best = found
    return best?.values[0]
  }

  /** What all phrases of a text stand for, the longest phrase first; a phrase inside of a longer one says nothing of its own. */
  matchAll(text: string): Value[] {
    const found = this.foundIn(folded(text))
    if (found.length < 2) return [...(found[0]?.values ?? [])]
    const whole = found.filter(
      (one) =>
        !found.some(({ start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start),
    )
    return [...new Set(whole.sort((one, other) => other.length - one.length).flatMap(({ values }) => values))]
  }

  /** Each value that has a phrase in the text, also inside of a longer phrase of another value. */
  valuesIn(text: string): Set<Value> {
    const read = folded(text)
    const values = new Set<Value>()
    for (const { start, end } of this.spacedIn(read)) {
      // Of those that begin at the same word only the longest was found.
      for (let at = end; at > start; at = read.lastIndexOf(' ', at - 1))
        for (const value of this.phrases.get(read.slice(start, at))?.values ?? []) values.add(value)
    }
    for (const { values: own } of this.unspacedIn(read)) for (const value of own) values.add(value)
    return values
  }

  private foundIn(text: string): Found<Value>[] {
    const found = this.spacedIn(text)
    return found.length > 0 ? found : this.unspacedIn(text)
  }

  private spacedIn(text: string): Found<Value>[] {
    const found: Found<Value>[] = []
    this.pattern.lastIndex = 0
    for (let match = this.pattern.exec(text); match; match = this.pattern.exec(text)) {
      const phrase = match[1]!
      const start = match.index + match[0].length
      const { values, length } = this.phrases.get(phrase)!
      found.push({ values, length, start, end: start + phrase.length })
      // At the beginning of the text nothing was taken.
      if (match[0] === '') this.pattern.lastIndex++
    }
    return found
  }

  private unspacedIn(text: string): Found<Value>[] {
    if (!isUnspaced(text)) return []
    return this.unspaced.flatMap((phrase) => {
      const start = text.indexOf(phrase)
      return start < 0 ? [] : { ...this.phrases.get(phrase)!, start, end: start + phrase.length }
    })
  }
}

const MAX_WORDS = 40
/** Longer texts are not read to their end. */
const MAX_CHARACTERS = 300

/** Words of a text or an identifier, folded by `plain`: `firstName`, `first_name` and `First name` give the same two. At most 40. */
export function words(text: string): string[] {
  const read = folded(text)
  return read === '' ? [] : read.split(' ', MAX_WORDS)
}

/** The same with a space between them, however many. */
export function folded(text: string): string {
  const found = plain(text.slice(0, MAX_CHARACTERS))
  return found.includes('+') ? found.replace(/[ +]+/g, ' ').trim() : found
}

/** Han, Kana, Hangul, Thai: written without spaces, or with particles attached. */
function isUnspaced(text: string): boolean {
  return /[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7af]/.test(text)
}
