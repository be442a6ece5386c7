import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'

// What a name alone tells. Bundled into the widget apart from what reads the page around a button.

export type Need = 'deletion' | 'payment' | undefined

/** Why a person has to agree before a button is pressed that is called so. */
export function pressingNeeds(name: string, { deletes, pays }: Lexicon): Need {
  const text = plain(name)
  if (deletes.test(text)) return 'deletion'
  return pays.test(text) ? 'payment' : undefined
}

/** What it does is said, and loses nothing under any heading. */
export function isPlain(text: string, { asks, signsIn, beside, otherWay }: Lexicon): boolean {
  return [asks, signsIn, beside, otherWay].some((words) => words.test(text))
}

/** A verb with what somebody owns. The name of that alone is a heading or a tab. */
export function movesWealth(text: string, { wealth }: Lexicon): boolean {
  return wealth.test(text) && !/^\w+$/.test(text)
}

/**
 * Whether `deedNeeds` would find no reason by the name alone, so that nothing else need be read. A figure may be a price.
 * @param isAlone nothing else would be read: the name only must not say that it needs one
 */
export function isHarmlessByName(name: string, isAlone: boolean, lexicon: Lexicon): boolean {
  const text = plain(name)
  if (/\p{Nd}/u.test(name) || pressingNeeds(name, lexicon)) return false
  return isPlain(text, lexicon) || lexicon.fillsCart.test(text) || (isAlone && !movesWealth(text, lexicon))
}
