import { common as en } from '../../lexicon/en-common.ts'
import { type Lexicon, lexiconOf } from '../../lexicon/lexicon.ts'
import { plain } from '../../lexicon/plain.ts'
import { hasPrice } from '../text/price.ts'
import { isToggle, readMarks } from './deed-marks.ts'
import { isPlain, movesWealth, type Need, pressingNeeds } from './pressing-needs.ts'
import { type Filled, isTransfer } from './transfer.ts'

/** A button to press, and what the page says about it. */
export interface Deed {
  /** The accessible name of the button. */
  button: string
  /** The names of its form and dialog, and the question that it answers. */
  called?: readonly string[]
  /** The address that its form is submitted to. */
  sentTo?: string
  /** The text near it, in its form or dialog or around it: a total, a ticked check box. */
  beside?: string
  /** The text near its form, which may say what sending it does. Its prices may be those of something else. */
  around?: string
  /**
   * Attributes of the button, its form and its dialog, each as `name=value`; classes only where there is nothing to fill in. `input=` has a
   * method that the form sends in a field, `canvas=` stands for a place to sign.
   */
  marks?: readonly string[]
  /** The names of other buttons with the same classes. */
  alike?: () => readonly string[]
  /** What the form's fields hold: the type of each control, and its value. */
  filled?: readonly Filled[]
}

/**
 * Why a person has to agree before a button is pressed. The button's own words come first: logging in or searching is harmless under any
 * heading and beside any price. A button such as "Continue" does what its form or dialog is called. If neither says anything, the page may
 * still call it final, ask first, or mark it as dangerous.
 * @param lexicon of the languages that the page may be in
 */
export function deedNeeds(deed: Deed, lexicon: Lexicon): Need {
  const { button, called = [], sentTo = '', beside = '' } = deed
  const { fillsCart, minor, signsUp, subscribes } = lexicon
  if (losesNothing(button, called, lexicon)) return undefined
  if (leavesMailings(deed, lexicon)) return consequence(saidOf(deed), false, lexicon)
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
    consequence(saidOf(deed), isOfItsOwn, lexicon) ??
    (isOfItsOwn ? undefined : markedNeed(deed, text, lexicon)) ??
    (!minor.test(text) &&
    !onlyLeaves(text || button, lexicon) &&
    ((!isToggle(deed.marks) && hasPrice(beside)) || movesWealth(text, lexicon) || isTransfer(deed.filled))
      ? 'payment'
      : undefined)
  )
}

function firstNeed(texts: readonly string[], lexicon: Lexicon): Need {
  return texts.map((text) => pressingNeeds(text, lexicon)).find((reason) => reason)
}

/** All that is told of a button. */
function saidOf({ button, called = [], beside, around }: Deed): string {
  return [button, ...called, beside, around].join(' ')
}

/**
 * Whether all that it says is that it takes an address off a mailing list, which can be put back at any time. What is paid for is another
 * matter, and so is a button of that name whose address or code deletes an account.
 */
function leavesMailings(deed: Deed, lexicon: Lexicon): boolean {
  const { button, called = [], sentTo = '', beside = '', marks = [] } = deed
  const { unsubscribes, mailings } = lexicon
  const names = [button, ...called, namesIn(sentTo), ...readMarks(marks).called]
  const losing = names.filter((name) => pressingNeeds(name, lexicon))
  return (
    losing.length > 0 &&
    losing.every((name) => unsubscribes.test(plain(name))) &&
    mailings.test(plain([button, ...called, beside].join(' '))) &&
    !hasPrice(button) &&
    !hasPrice(beside)
  )
}

/** What the text around a button says about pressing it. Signing up deletes nothing. */
function consequence(text: string, signsUp: boolean, { final, binds }: Lexicon): Need {
  const told = plain(text)
  if (!signsUp && final.test(told)) return 'deletion'
  return binds.test(told) ? 'payment' : undefined
}

/** "Close" costs nothing, whatever stands beside it; "Back this project" may. */
function onlyLeaves(name: string, { leaves }: Lexicon): boolean {
  return leaves.exec(name)?.[0] === name
}

/** Code is in English. */
const CODE = lexiconOf([en])

/** What the markup says. A button that only leaves may carry the name of what it leaves: `closeDeleteDialog()`. */
function markedNeed({ button, marks = [], alike }: Deed, text: string, lexicon: Lexicon): Need {
  if (lexicon.leaves.test(text) || lexicon.leaves.test(button)) return undefined
  const { called, asked, isDangerous } = readMarks(marks)
  const named = firstNeed(called, CODE)
  if (named) return named
  if (marks.some((mark) => /^canvas=/.test(mark))) return 'payment'
  // A harmless question, such as "Send this message?", only prevents slips.
  if (asked && !isHarmless(plain(asked), lexicon)) return 'deletion'
  // If harmless buttons look the same, it is just the site's style.
  const isDrawnSo = isDangerous && !isHarmless(text, lexicon)
  return isDrawnSo && !alike?.().some((name) => isHarmless(plain(name), lexicon)) ? 'deletion' : undefined
}

function isHarmless(text: string, lexicon: Lexicon): boolean {
  return lexicon.known.test(text) || lexicon.asks.test(text)
}

/** Words in capitals within a sentence, which a person has to type to confirm. */
function toType(text: string): string[] {
  return text.match(/(?<=\p{Ll}:? \p{P}?)\p{Lu}{3,}(?=\p{P}? \p{Ll})/gu) ?? []
}

/** Signs that join two actions in one name. */
const JOINED = /[&+,;:/|·–—]/

/**
 * Whether a button only looks at something, by its first verb ("Find where to withdraw cash"), or only changes the view ("Delete filter")
 * and its form or dialog does not say otherwise.
 */
function losesNothing(button: string, called: readonly string[], lexicon: Lexicon): boolean {
  const text = plain(button)
  if (hasPrice(button) || JOINED.test(button) || lexicon.joins.test(text)) return false
  return lexicon.reads.test(text) || (lexicon.views.test(text) && !called.some((each) => pressingNeeds(each, lexicon)))
}

/** The questions in a text, as a confirmation asks them. */
export function questionsIn(text: string): string[] {
  return text.match(/[^.!?？؟。]{1,200}[?？؟]/gu) ?? []
}

/** The last part of an address, and the values of its query: `/account/delete`, `?do=delete`. */
function namesIn(address: string): string {
  const url = URL.parse(address)
  const part = url?.pathname.split('/').findLast((each) => /\p{L}/u.test(each))
  return [part, ...(url?.searchParams.values() ?? [])].join(' ')
}
