import type { Lexicon } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import { hasPrice } from '../text/price.ts'

/** What is pressed, and what the page says of it. */
export interface Deed {
  /** The accessible name of the button. */
  button: string
  /** What its form and its dialog are called, and the question that it answers. */
  called?: readonly string[]
  /** The address that its form is sent to. */
  sentTo?: string
  /** The text of its form or dialog near it, or of what stands around it: a total, a box that is ticked. */
  beside?: string
}

/** Why a person has to agree before a button is pressed that is called so. */
export function pressingNeeds(name: string, { deletes, pays }: Lexicon): 'deletion' | 'payment' | undefined {
  const text = plain(name)
  if (deletes.test(text)) return 'deletion'
  return pays.test(text) ? 'payment' : undefined
}

/**
 * Why a person has to agree before a button is pressed. Its own words decide where they tell: what logs in or searches does so under any
 * heading, and beside any price. Where they do not, as in "Continue", what it belongs to is what it does.
 * @param lexicon of the languages that the page may be in
 */
export function deedNeeds(
  { button, called = [], sentTo = '', beside = '' }: Deed,
  lexicon: Lexicon,
): 'deletion' | 'payment' | undefined {
  const { asks, beside: aside, fillsCart, minor, otherWay, signsIn, signsUp, subscribes } = lexicon
  if (losesNothing(button, called, lexicon)) return undefined
  const own = pressingNeeds(button, lexicon)
  if (own) return own
  const text = plain(button)
  if (fillsCart.test(text)) return undefined
  if (hasPrice(button)) return 'payment'
  const isPlain = [asks, signsIn, aside, otherWay].some((words) => words.test(text))
  if (isPlain) return undefined
  const isOfItsOwn = [signsUp, subscribes].some((words) => words.test(text))
  const told = isOfItsOwn ? [] : [...called, namesIn(sentTo)].map((text) => pressingNeeds(text, lexicon))
  return told.find((reason) => reason) ?? (!minor.test(text) && hasPrice(beside) ? 'payment' : undefined)
}

/** Signs that join two deeds in one name. */
const JOINED = /[&+,;:/|·–—]/

/**
 * Whether the verb that its name begins with only looks, at whatever that is: "Find where to withdraw cash". Or it takes away what
 * the page only shows things by: "Delete filter", unless its dialog or form is called a deletion too.
 */
function losesNothing(button: string, called: readonly string[], lexicon: Lexicon): boolean {
  const text = plain(button)
  if (hasPrice(button) || JOINED.test(button) || lexicon.joins.test(text)) return false
  return lexicon.reads.test(text) || (lexicon.views.test(text) && !called.some((each) => pressingNeeds(each, lexicon)))
}

/** The questions of a text: what a confirmation asks. */
export function questionsIn(text: string): string[] {
  return text.match(/[^.!?？؟。]{1,200}[?？؟]/gu) ?? []
}

/** The last part of an address, and the values of its query: `/account/delete`, `?do=delete`. */
function namesIn(address: string): string {
  const url = URL.parse(address)
  const part = url?.pathname.split('/').findLast((each) => /\p{L}/u.test(each)) ?? ''
  return [part, ...(url?.searchParams.values() ?? [])].join(' ')
}
