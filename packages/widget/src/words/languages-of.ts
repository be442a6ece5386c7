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
 * What has to be known beside what the lexicon knows, for a page to be judged. Many templates declare `lang="en"` over other texts, so
 * what is declared only adds to what is shown. One that is not needed costs a few hundred bytes, one that is missing a payment: where
 * nothing can be told, all of the same letters are needed.
 * @param lexicon what is known so far; where that is a language of the page, its text says so
 */
export function packsFor({ declared, text, button = '', beside = '' }: Shown, lexicon: Lexicon): Pack[] {
  const letters = count(text, /\p{L}/gu)
  const told = `${button} ${beside}`
  const named = uses
    .filter(
      ({ codes, letters: own }) =>
        declared.some((code) => codes.test(code)) || (own && (count(told, own) || count(text, own) > SHARE * letters)),
    )
    .map(({ pack }) => pack)
  const words = count(text, /\p{sc=Latn}+/gu)
  const isLatin = count(text, /\p{sc=Latn}/gu) > letters / 2
  const isStrange = isLatin && words >= FEW_WORDS && count(text, lexicon.frequent) < FREQUENT_SHARE * words
  const isEnglish = !named.some((pack) => latinPacks.includes(pack))
  const isUnknown = /\p{sc=Latn}/u.test(button) && !lexicon.known.test(plain(button))
  const isForeign = isEnglish && /(?![\p{ASCII}])\p{sc=Latn}/u.test(told)
  return isStrange || isUnknown || isForeign ? [...named, ...latinPacks] : named
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
