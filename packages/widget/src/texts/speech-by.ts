import { LIST } from './integrity.ts'
import { languageOf } from './language-of.ts'
import type { Speech } from './speech.ts'
import type { LoadTexts } from './speech-in.ts'

// As it was at load: a page may replace it.
const { setTimeout } = globalThis

/** What has not come by then is done without, in milliseconds: somebody waits. */
const SLOW_MS = 2000

/**
 * Brings the speech of the page's language as it is now.
 * @param given language, see `languageOf`
 * @returns undefined for English, also where the texts are missing, others or late: a later call asks for them again
 */
export async function speechBy(load: LoadTexts, given?: string): Promise<Speech | undefined> {
  const language = languageOf(given)
  if (!language) return undefined
  const brought = load<typeof import('./speech-in.ts')>('texts', 'auto', LIST)
  const speech = brought.then(({ speechIn }) => speechIn(load, language))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, SLOW_MS))
  return Promise.race([speech, late]).catch(() => undefined)
}
