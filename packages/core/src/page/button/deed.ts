import { buttons as en } from '../../lexicon/en.ts'
import { type Lexicon, lexiconOf } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import { hasPrice } from '../text/price.ts'
import { readMarks } from './deed-marks.ts'
import { isPlain, movesWealth, type Need, pressingNeeds } from './pressing-needs.ts'

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
  /**
   * Attributes of what is pressed, of its form and of its dialog, each as `name=value`: what the page's own code calls it, and what it
   * asks first; how it is drawn, where there is nothing to fill in. `input=` with a method that a form has in a field, `canvas=` where
   * somebody signs.
   */
  marks?: readonly string[]
  /** The names of other buttons that are drawn in the same way. */
  alike?: () => readonly string[]
}

/**
 * Why a person has to agree before a button is pressed. Its own words decide where they tell: what logs in or searches does so under any
 * heading, and beside any price. Where they do not, as in "Continue", what it belongs to is what it does; and where nothing is called by
 * what it does, the page may still say that nothing brings it back, ask first, or draw it as a danger.
 * @param lexicon of the languages that the page may be in
 */
export function deedNeeds(deed: Deed, lexicon: Lexicon): Need {
  const { button, called = [], sentTo = '', beside = '' } = deed
  const { fillsCart, minor, signsUp, subscribes } = lexicon
  if (losesNothing(button, called, lexicon)) return undefined
  const own = pressingNeeds(button, lexicon)
  if (own) return own
  const text = plain(button)
  if (fillsCart.test(text)) return undefined
  if (hasPrice(button)) return 'payment'
  if (isPlain(text, lexicon)) return undefined
  const isOfItsOwn = [signsUp, subscribes].some((words) => words.test(text))
  const told = isOfItsOwn ? [] : [...called, namesIn(sentTo), ...toType(beside)]
  return (
    firstNeed(told, lexicon) ??
    consequence(`${called.join(' ')} ${beside}`, isOfItsOwn, lexicon) ??
    (isOfItsOwn ? undefined : markedNeed(deed, text, lexicon)) ??
    (!minor.test(text) && (hasPrice(beside) || movesWealth(text, lexicon)) ? 'payment' : undefined)
  )
}

function firstNeed(texts: readonly string[], lexicon: Lexicon): Need {
  return texts.map((text) => pressingNeeds(text, lexicon)).find((reason) => reason)
}

/** What the text around a button says of pressing it. Signing up ends nothing. */
function consequence(text: string, signsUp: boolean, { final, binds }: Lexicon): Need {
  const told = plain(text)
  if (!signsUp && final.test(told)) return 'deletion'
  return binds.test(told) ? 'payment' : undefined
}

/** What code is written in. */
const CODE = lexiconOf([en])

/** What the markup says. What only leaves is called by what it leaves: `closeDeleteDialog()`. */
function markedNeed({ button, marks = [], alike }: Deed, text: string, lexicon: Lexicon): Need {
  if (lexicon.leaves.test(text) || lexicon.leaves.test(button)) return undefined
  const { called, asked, isDangerous } = readMarks(marks)
  const named = firstNeed(called, CODE)
  if (named) return named
  if (marks.some((mark) => mark.startsWith('canvas='))) return 'payment'
  // "Send this message?" is asked of what can be lost by a slip, and nothing else.
  if (asked && !isHarmless(plain(asked), lexicon)) return 'deletion'
  // Where other buttons look so that lose nothing, it is how this site draws buttons.
  const isDrawnSo = isDangerous && !isHarmless(text, lexicon)
  return isDrawnSo && !alike?.().some((name) => isHarmless(plain(name), lexicon)) ? 'deletion' : undefined
}

function isHarmless(text: string, lexicon: Lexicon): boolean {
  return lexicon.known.test(text) || lexicon.asks.test(text)
}

/** Words in capitals within a sentence: what a person has to type to confirm. */
function toType(text: string): string[] {
  return text.match(/(?<=\p{Ll}:? ["“„«‘']?)\p{Lu}{3,}(?=["”“»’']? \p{Ll})/gu) ?? []
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
