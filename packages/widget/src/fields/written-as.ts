import { nameOf, shownText, squeezed } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { attribute, matches, parentOf, select } from '../natives.ts'

/** Whether a page that has written a text in its own way has kept it. */
export function isWritten(input: HTMLInputElement, wanted: string): boolean {
  const names = `${attribute(input, 'name')} ${attribute(input, 'id')} ${nameOf(input)}`
  const isPhone = input.type === 'tel' || /phone|mobile|telef|handy|\btel\b/i.test(names)
  return (
    same(input.value, wanted, isPhone, decimalSign(input)) ||
    (isPhone && same(codeBeside(input) + input.value, wanted, true))
  )
}

/** The country's code that a field for a phone number shows next to it, such as "+44"; not one of another number. */
function codeBeside(input: Element): string {
  let box = parentOf(input) as Element | null
  for (let level = 0; box && level < 3 && !matches(box, 'form'); level++) {
    if (select(box, 'input,select,textarea').filter(isVisible).length > 1) break
    const [code] = /\+\d{1,3}(?![\d\s]*\d)/.exec(shownText(box)) ?? []
    if (code) return code
    box = parentOf(box) as Element | null
  }
  return ''
}

/** Of the language that the page says it is in. */
function decimalSign(input: Element): string | undefined {
  const element = closestAround(input, '[lang]')
  try {
    return (1.5).toLocaleString((element && attribute(element, 'lang')) || 'en')[1]
  } catch {
    return undefined
  }
}

/**
 * Whether a page kept what was given: it may change case and spaces, write a number its own way, and put a mask's signs
 * around the same digits. Everything else is another value.
 * @param isPhone then a country's prefix may stand before the digits too, in place of the national one
 * @param decimal what the page's language writes before decimals: it tells whether "1.050" is more than a thousand
 */
export function same(kept: string, given: unknown, isPhone?: boolean, decimal = '.'): boolean {
  const [a, b] = [squeezed(kept), squeezed(String(given))]
  if (a === b) return true
  const found: string[] = a.match(/\d+/g) ?? []
  if (/^\d{4}-\d\d-\d\d$/.test(b)) return sorted(found) === sorted(b.split('-'))
  const isNumber = !isPhone && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(b) && b.length < 16
  const number = isNumber ? numberIn(a, decimal) : undefined
  if (number !== undefined) return number === Number(b)
  // No mask takes a minus away, or adds one or a letter.
  if (!/^[+(]?\d[\d().+/:-]*$/.test(b) || /\p{L}|^\W*[-−]/u.test(a)) return false
  const groups = b.match(/\d+/g)!
  const [digits, wanted] = [found.join(''), groups.join('')]
  if (isPhone && wanted.length >= 7) return samePhone(a, b)
  // Groups that were given stay what they are: "12/20/26" is not "1.2.2026".
  return groups[1] && !isPhone
    ? found.length === groups.length && found.every((each, at) => each === groups[at]!.padStart(each.length, '0'))
    : digits === wanted
}

/**
 * What a national number begins with, and the prefixes of the countries where it does; behind one of them it is left out:
 * https://en.wikipedia.org/wiki/Trunk_prefix
 */
const TRUNKS = [
  [/^0/, /^[1-9]\d{0,2}$/],
  [/^8/, /^(7|370)$/],
  [/^06/, /^36$/],
] as const

/** The same digits, or those after a country's prefix: "+49 30 1234567" is also "030 1234567" and "0049 (0)30 1234567". */
function samePhone(kept: string, given: string): boolean {
  const [a, b] = [kept, given.replace(/(?<=\d)\(0\)/, '')].map((text) =>
    text.replace(/\D/g, '').replace(/^00/, ''),
  ) as [string, string]
  if (a.endsWith(b)) return a.length - b.length <= 3
  if (!/^(\(?\+|00)/.test(kept)) return false
  return TRUNKS.some(([trunk, country]) => {
    const rest = b.replace(trunk, '')
    return rest !== b && a.endsWith(rest) && country.test(a.slice(0, -rest.length))
  })
}

/** Day, month and year, in whichever order. */
function sorted(groups: string[]): string {
  return groups.map(Number).sort().join()
}

/** What a text means as a number, with the signs of a currency and of thousands; nothing for what is none. */
function numberIn(text: string, decimal: string): number | undefined {
  const [, minus, digits] = /^[\p{Sc}%]*([-−]?)\p{Sc}*([\d.,'’]*\d)[\p{Sc}%]*$/u.exec(text) ?? []
  if (!digits) return undefined
  const signs = digits.match(/\D/g) ?? []
  const last = signs.at(-1)
  const isOnce = signs.filter((sign) => sign === last).length === 1
  const isDecimal = isOnce && (!/^[1-9]\d{0,2}\D\d{3}$/.test(digits) || last === decimal)
  const at = isDecimal ? digits.lastIndexOf(last!) : digits.length
  const number = Number(`${digits.slice(0, at).replace(/\D/g, '')}.${digits.slice(at + 1)}0`)
  return minus ? -number : number
}
