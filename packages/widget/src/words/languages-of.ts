import type { Lexicon } from '@operable/core/fingerprint'
import { latinPacks, type Pack, uses } from './packs.ts'
import { count, isStrange, isUnknown, SHARE, type Shown } from './words.ts'

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
  const isLatin = count(text, /\p{sc=Latn}/gu) > letters / 2
  const open = latinPacks.filter((pack) => !known.has(pack))
  const isForeign = open.length === latinPacks.length && /(?![\p{ASCII}])\p{sc=Latn}/u.test(told)
  return (isLatin && isStrange(text, lexicon)) || isUnknown(button, lexicon) || isForeign ? open : []
}
