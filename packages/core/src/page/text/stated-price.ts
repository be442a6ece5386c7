import { languages } from '../../lexicon/languages.ts'
import { currencyNames, currencySigns, currencySuffixes, magnitudes, priceBehind } from '../../standards/price-signs.ts'
import { MOST, PRICE } from './price.ts'

/** Most texts with a figure have none: looking for it first is cheap. */
const CURRENCY = new RegExp(`\\p{Sc}|(?:${currencySigns})|\\p{Nd}\\s?(?:${currencySuffixes}|${currencyNames})`, 'iu')
/** In all languages that have it. */
function said(what: 'before' | 'none'): string {
  return Object.values(languages)
    .flatMap(({ prices }) => prices?.[what] ?? [])
    .join('|')
}

const LARGE = new RegExp(`^[\\s-]?(?:${magnitudes})(?![\\p{L}\\p{N}])`, 'iu')
const BEFORE = new RegExp(`(?:^|[\\s(:])(?:${said('before')})[:\\s]{0,3}$`, 'iu')
const BEHIND = new RegExp(`^[\\s*,.-]{0,2}(?:${priceBehind})`, 'iu')
const NO_PRICE = new RegExp(`(?<!\\p{L})(?:${said('none')})`, 'iu')
/** At an end of so short a text a price stands for itself: a cell, a card, a line of a list. */
const SHORT = 60
/** What parts the cells of a short text. */
const PARTS = /^\s*[|·•–—/(*]/
const PARTED = /[|·•–—:)]\s*$/
/** Where one sentence ends and the next begins. */
const END = /[.!?…]\s+(?=\p{Lu}|["'“«(]|\p{N}|$)|[。！？\n]/u

/**
 * The first price that a text asks for something: in a short text any amount, in a sentence one that is told as a price. Not what was
 * raised, won or saved.
 */
export function statedPrice(text: string): string | undefined {
  if (!CURRENCY.test(text)) return undefined
  const sentences = text.slice(0, MOST).split(END)
  for (const sentence of sentences) {
    if (NO_PRICE.test(sentence)) continue
    for (const match of sentence.matchAll(PRICE)) {
      const after = sentence.slice(match.index + match[0].length)
      if (LARGE.test(after)) continue
      const before = sentence.slice(0, match.index)
      const isAtEnd = before.trim() === '' || !/[\p{L}\p{N}]/u.test(after) || PARTS.test(after) || PARTED.test(before)
      const isTold = (sentence.length <= SHORT && isAtEnd) || BEHIND.test(after) || BEFORE.test(before)
      if (isTold) return tidy(match[0])
    }
  }
  return undefined
}

/** Figures that stand beside a price are not its own: "$6.99 60". */
function tidy(price: string): string {
  return price.replace(/(\p{Nd})\s\p{Nd}{1,2}(?!\p{Nd}).*$/su, '$1').trim()
}
