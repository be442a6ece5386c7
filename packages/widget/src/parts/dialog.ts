import { ask } from '../run/ask.ts'
import { decision } from '../run/decision.ts'
import { agreed } from '../site/agreed.ts'
import type { LoadTexts } from '../texts/speech-in.ts'
import { speakBy } from '../texts/spoken.ts'

/**
 * The question to a person: most runs have none.
 * @param language see `languageOf`
 */
export function dialog(load: LoadTexts, language?: string) {
  speakBy(load, language)
  return { ask, decision, agreed }
}
