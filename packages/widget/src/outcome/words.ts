import { plain } from '@operable/core/fingerprint'
import { words } from '../words/words.ts'

/** Where words do not stand apart. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\ud7af]/

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
}

/**
 * What a new text is worth: it says no more than that it is done, or than thanks; nothing; or what nobody here understands. `told`: a whole
 * sentence says first that it is done, and others say more.
 */
export type Worth = 'done' | 'told' | 'thanks' | 'nothing' | 'words'

/** What the tool and its form are called by: a page that repeats it says nothing new, and may tell that it is done. */
export interface Own {
  words: ReadonlySet<string>
  /** What the tool's name and its button begin with. */
  deeds: readonly string[]
}

/** A question, what goes on, a code such as "E-4021", a bare zero as in "Sent: 0 of 1", and a sign alone that is no tick. */
const OPEN =
  /^\p{L}+-?\d+\P{L}*$|[?？؟]|(?:…|\.{3})\s*$|(?<![\d.,:])0(?![\d.,:])|^(?!.*\p{L}).*(?![\d#*©✓✔✅🎉])[\p{Emoji}\p{So}]/u

/** What somebody is thanked for: "Thanks for subscribing!" */
const GIVEN = /(contact|complet|submitt|subscrib|sign|join|register)ing$/

/**
 * No list knows how people say no: a word that is unknown here is never taken for thanks.
 * @param text without what was typed in
 */
export function worthOf(text: string, own: Own): Worth {
  if (OPEN.test(text)) return 'words'
  const { done, thanks, neutral, filler } = words()
  let worth: Worth = 'nothing'
  const tells = (word: string): boolean => {
    if (done.test(word)) worth = 'done'
    else if (!thanks.test(word)) return false
    else if (worth === 'nothing') worth = 'thanks'
    return true
  }
  for (const word of wordsOf(text)) {
    const rest = word.replace(filler, '')
    if (rest !== word) tells(word)
    if (!rest || tells(rest)) continue
    if (isDone(rest, own) || ((worth as Worth) === 'thanks' && GIVEN.test(rest))) worth = 'done'
    else if (!neutral.test(rest) && !isOwn(rest, own)) return 'words'
  }
  return worth
}

/** Whether somebody is thanked, whatever else is said. */
export function thanksIn(text: string): boolean {
  return wordsOf(text).some((word) => words().thanks.test(word))
}

/** In some other ending: compounds and declensions of many languages. */
function isOwn(word: string, { words }: Pick<Own, 'words'>): boolean {
  const all = [...words]
  if (UNSPACED.test(word)) return word.length > 1 && all.some((each) => each.includes(word))
  return words.has(word) || (word.length > 3 && all.some((each) => each.includes(word) || endsOtherwise(word, each)))
}

/** "Your subscription was cancelled", told by a tool that cancels. */
function isDone(word: string, { words, deeds }: Own): boolean {
  return (
    !words.has(word) && !/(?:ing|ndo)$/.test(word) && deeds.some((deed) => endsOtherwise(word.replace('ge', ''), deed))
  )
}

/** Three letters more or less: what is longer may be a negation in itself, as in Turkish. */
function endsOtherwise(word: string, other: string): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  return same > 3 && word.length - same <= 3 && other.length - same <= 3
}
