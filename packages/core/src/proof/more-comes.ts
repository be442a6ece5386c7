import { phrasesOf } from '../lexicon/languages.ts'
import { plain } from '../lexicon/plain.ts'

const continues = phrasesOf('texts', ['continues']).flatMap(([, texts]) => texts.map((text) => plain(text)))
const NEXT = new RegExp(`^(?:${continues.join('|')})(?![\\p{L}\\p{N}])`, 'u')
/** “1 of 3”, “Schritt 2 von 4”, “1/2” */
const STEP = /(?<!\d)(\d)\s*(?:\/|of|von|sur|de|di|van|av|af|z|из)\s*(\d)(?!\d)/iu

/**
 * What a form says of itself that means that another step follows, so that its first request is not all of it.
 *
 * @param says texts of its button and its headings
 * @returns the text that says so
 */
export function moreComes(says: readonly string[]): string | undefined {
  return says.find((text) => {
    const [, step, steps] = STEP.exec(text) ?? []
    return NEXT.test(plain(text)) || (step !== undefined && Number(step) < Number(steps))
  })
}
