import { dialog } from './en.ts'
import { english, type Speech } from './speech.ts'
import { speechBy } from './speech-by.ts'
import type { LoadTexts } from './speech-in.ts'

const inEnglish = english(dialog)

let bring: () => Promise<Speech | undefined>

/** To be told before the first question. The texts are loaded from now on, so that nobody waits for them when they are asked. */
export function speakBy(load: LoadTexts, language?: string): void {
  bring = () => speechBy(load, language)
  void bring()
}

/** How a person is asked: in the language of the page as it is now. */
export async function spoken(): Promise<Speech> {
  return (await bring()) ?? inEnglish
}
