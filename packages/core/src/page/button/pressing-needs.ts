import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'

// What a name alone says. Bundled into the widget separately from what reads the page around a button.

export type Need = 'deletion' | 'payment' | undefined

/** Why a person has to agree before a button with this name is pressed. */
export function pressingNeeds(name: string, { deletes, pays }: Lexicon): Need {
  const text = plain(name)
  if (deletes.test(text)) return 'deletion'
  return pays.test(text) ? 'payment' : undefined
}

/** Whether the name says what the button does, and that is harmless under any heading. "Anmelden" logs in or signs up. */
export function isPlain(text: string, { asks, signsIn, signsUp, beside, otherWay }: Lexicon): boolean {
  return [asks, beside, otherWay].some((words) => words.test(text)) || (signsIn.test(text) && !signsUp.test(text))
}

/** Whether the name has a verb and something of value. A noun alone is a heading or a tab. */
export function movesWealth(text: string, { wealth }: Lexicon): boolean {
  return wealth.test(text) && !/^\w+$/.test(text)
}

/**
 * Whether the name alone shows that `deedNeeds` finds no reason, so that nothing else need be read. A figure may be a price.
 * @param isAlone nothing else would be read anyway
 */
export function isHarmlessByName(name: string, isAlone: boolean, lexicon: Lexicon): boolean {
  const text = plain(name)
  if (/\p{Nd}/u.test(name) || pressingNeeds(name, lexicon)) return false
  return isPlain(text, lexicon) || lexicon.fillsCart.test(text) || (isAlone && !movesWealth(text, lexicon))
}
