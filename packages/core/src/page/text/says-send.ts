import { phrasesOf } from '../../lexicon/languages.ts'
import { PhraseMatcher } from '../../lexicon/phrases.ts'

const phrases = new PhraseMatcher(phrasesOf('texts', ['sends']))

/** Whether the text of a button says that something is sent. */
export function saysSend(text: string): boolean {
  return phrases.match(text) !== undefined
}
