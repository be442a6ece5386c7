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
  const kinds = parts.map((part) => kindOf(part, parts))
  if (new Set(kinds).size < 3) return text
  const values = { year, month, day }
  // Of two letters are a day, a month, and a year without its century.
  const shown = parts.map((part, at) => values[kinds[at]!]!.slice(part.length === 2 ? -2 : 0))
  return shown.join(sign)
}

/** "j" is the day of a French field (jour), and the year of a German or Dutch one. */
function kindOf(part: string, parts: readonly string[]): 'year' | 'month' | 'day' {
  if (part.startsWith('m')) return 'month'
  const isJahr = part.startsWith('j') && (part.length > 2 || /[dt]/.test(parts.join('')))
  return isJahr || /^[ya]/.test(part) ? 'year' : 'day'
}
