import { panel } from '../texts/en.ts'
import { english, type Say, type Speech } from '../texts/speech.ts'

/** What the panel speaks. There is one on a page, and it keeps its language as long as it is there. */
export let spoken: Speech

export function speak(speech: Speech = english(panel)): void {
  spoken = speech
}

export const say: Say = (key, values) => spoken.say(key, values)
