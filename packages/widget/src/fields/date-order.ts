import { nameOf, referred } from '../dom/text.ts'
import { attribute, matches } from '../natives.ts'

// Letters of day, month and year in English, German, French, Spanish and their neighbours: TT.MM.JJJJ, JJ/MM/AAAA.
const PART = '(d{1,2}|t{1,2}|j{1,4}|m{1,2}|y{2,4}|a{2,4})'
const ORDER = new RegExp(`(?<![a-z])${PART}([^a-z\\d]{1,2})${PART}\\2${PART}(?![a-z])`, 'i')

/** An ISO date as a text field wants it that says so, by its placeholder, title, pattern, label, description or mask. */
export function dateAsShown(control: Element, text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (!year || !matches(control, 'input:is([type=text],[type=tel],:not([type]))')) return text
  const says = [
    ...['placeholder', 'title', 'pattern'].map((name) => attribute(control, name)),
    (control as HTMLInputElement).value,
    nameOf(control),
    referred(control, 'aria-describedby'),
  ]
  const [, first, sign, second, third] = ORDER.exec(says.join(' | ').toLowerCase()) ?? []
  if (!first) return text
  const parts = [first, second!, third!]
  // "j" is the day of a French field (jour), and the year of a German or Dutch one.
  const isYear = (part: string): boolean =>
    /[ya]/.test(part) || (part[0] === 'j' && (part.length > 2 || /[dt]/.test(parts.join(''))))
  const values = parts.map((part) =>
    part[0] === 'm' ? month : !isYear(part) ? day : part.length === 2 ? year.slice(2) : year,
  )
  return new Set(parts.map((part) => (part[0] === 'm' ? 0 : isYear(part)))).size === 3 ? values.join(sign) : text
}
