import { submitPhrases } from '../../standards/submit-words.ts'
import { PhraseMatcher } from './phrases.ts'

const phrases = new PhraseMatcher<true>([[true, submitPhrases]])

/** Whether the text of a button says that something is sent. */
export function saysSend(text: string): boolean {
  return phrases.match(text) === true
}
