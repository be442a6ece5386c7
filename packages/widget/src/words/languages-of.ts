import { type Lexicon, plain } from '@operable/core/fingerprint'
import { latinPacks, type Pack, uses } from './packs.ts'

/** What a page shows of its languages. */
export interface Shown {
  /** As it declares them: `lang` of the document, and of what stands around the target. */
  declared: readonly string[]
  /** The beginning of its text. */
  text: string
  /** The name of what would be pressed. */
  button?: string
  /** What it would be judged by beside that: headings, questions, the text near it. */
  beside?: string
}

/** Of the letters of a page, for the language of another script to count. */
const SHARE = 0.05
/** Fewer words of a page tell no language. */
const FEW_WORDS = 25
/** Of the words of a text that the most frequent ones of its language make up: a tenth on pages, a third in sentences. */
const FREQUENT_SHARE = 0.04

/**
 * What has to be learned for a page to be judged: first what it declares and what its letters tell, then, if that does not explain its
 * text or its button, all of the same letters. Many templates declare `lang="en"` over other texts, so
 * what is declared only adds to what is shown. One that is not needed costs some hundred bytes, one that is missing a payment.
 * @param lexicon what is known so far; where that is a language of the page, its text says so
 */
export function packsMissing(
  { declared, text, button = '', beside = '' }: Shown,
  lexicon: Lexicon,
  known: ReadonlySet<Pack>,
): Pack[] {
  const letters = count(text, /\p{L}/gu)
  const told = `${button} ${beside}`
  const named = uses
    .filter(
      ({ codes, letters: own }) =>
        declared.some((code) => codes.test(code)) || (own && (count(told, own) || count(text, own) > SHARE * letters)),
    )
    .map(({ pack }) => pack)
  const missing = named.filter((pack) => !known.has(pack))
  if (missing[0]) return missing
  const words = count(text, /\p{sc=Latn}+/gu)
  const isLatin = count(text, /\p{sc=Latn}/gu) > letters / 2
  const isStrange = isLatin && words >= FEW_WORDS && count(text, lexicon.frequent) < FREQUENT_SHARE * words
  const open = latinPacks.filter((pack) => !known.has(pack))
  const isUnknown = /\p{sc=Latn}/u.test(button) && !lexicon.known.test(plain(button))
  const isForeign = open.length === latinPacks.length && /(?![\p{ASCII}])\p{sc=Latn}/u.test(told)
  return isStrange || isUnknown || isForeign ? open : []
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
