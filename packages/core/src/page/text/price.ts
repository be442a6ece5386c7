import { currencySigns, currencySuffixes, savingBefore, savingBehind } from '../../standards/price-signs.ts'

const NUMBER = "\\p{Nd}(?:[\\p{Nd}.,\\s'’]*\\p{Nd})?"
const PRICE = new RegExp(
  `(?<!(?:${savingBefore})\\s{0,2}|[\\p{L}\\p{N}])(?:(?:${currencySigns})\\s?(${NUMBER})|(${NUMBER})\\s?(?:${currencySigns}|(?:${currencySuffixes})(?!\\p{L})))(?!\\d|\\s?(?:${savingBehind}))`,
  'giu',
)
/** Longer texts are not read to their end. */
const MOST = 2000

/** Whether a text has a price of more than nothing: "$9.99 a month", "49 €". Not what something saves: "$10 off". */
export function hasPrice(text: string): boolean {
  return [...text.slice(0, MOST).matchAll(PRICE)].some(([, before, behind]) =>
    /[^\P{Nd}0٠۰०]/u.test(before ?? behind ?? ''),
  )
}
