import { loadTexts } from './texts/chunks.ts'
import type { Speech } from './texts/speech.ts'
import { speechBy } from './texts/speech-by.ts'

export type { Speech } from './texts/speech.ts'

/**
 * What the panel says in another language than English, for `mountPanel(widget, await speechFor())`. A bundler makes a file of each
 * language, and only the one that is asked for is loaded.
 * @param language as `lang` has it: `de`, `pt-BR`. Default: the page's
 * @returns undefined where the panel is to speak English: for English, for a language without texts, and where they cannot be had
 */
export function speechFor(language?: string): Promise<Speech | undefined> {
  return speechBy(loadTexts, language)
}
