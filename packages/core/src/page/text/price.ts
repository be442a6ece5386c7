import {
  currencyNames,
  currencySigns,
  currencySuffixes,
  savingBefore,
  savingBehind,
} from '../../standards/price-signs.ts'

/** Above zero. */
const NUMBER = "(?=[0٠۰०.,\\s'’]*[^\\P{Nd}0٠۰०])\\p{Nd}(?:[\\p{Nd}.,\\s'’]*\\p{Nd})?"
/** An amount with its currency. */
export const PRICE = new RegExp(
  `(?<!(?:${savingBefore})\\s{0,2}|[\\p{L}\\p{N}])(?:(?:${currencySigns})\\s?${NUMBER}|${NUMBER}\\s?(?:${currencySigns}|(?:${currencySuffixes}|(?:${currencyNames})\\p{L}{0,5})(?!\\p{L})))(?!\\d|\\s?(?:${savingBehind}))`,
  'giu',
)
/** Most characters of a text to read. */
export const MOST = 2000

/** Whether a text has a price above zero, such as "$9.99 a month" or "49 €", but not a saving such as "$10 off". */
export function hasPrice(text: string): boolean {
  return text.slice(0, MOST).search(PRICE) >= 0
}
