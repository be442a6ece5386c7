import { plain } from '../lexicon/plain.ts'

/** What is compared. */
export interface Typed {
  /** As it was typed, or the text of what was chosen. */
  value: string
  /** `input` type of the field. */
  type: string
  purpose: string
  /** Whether it was chosen, not typed: a page sends what stands for it. */
  isChoice: boolean
}

/** A way in which a page may write a value without changing it. */
export interface EqualityRule {
  id: string
  /** For people: what counts as equal. */
  title: string
  example: [typed: string, sent: string]
  holds(typed: Typed, sent: string): boolean
}

const isDate = ({ type, purpose }: Typed): boolean => /^date/.test(type) || /date$/.test(purpose)
const digitsOf = (text: string): string => text.replace(/\D/g, '')
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** In this order; the first that holds names how a value was written. Published in docs/proof.md. */
export const equalityRules: readonly EqualityRule[] = [
  {
    id: 'same',
    title: 'the same text',
    example: ['Ada Lovelace', 'Ada Lovelace'],
    holds: ({ value }, sent) => value === sent,
  },
  {
    id: 'spaces',
    title: 'spaces and line breaks written otherwise',
    example: ['Ada  Lovelace ', 'Ada Lovelace'],
    holds: ({ value }, sent) => spaced(value) === spaced(sent),
  },
  {
    id: 'email',
    title: 'an email address in lower case',
    example: ['Ada@Example.com', 'ada@example.com'],
    holds: ({ value }, sent) => value.includes('@') && value.toLowerCase() === spaced(sent).toLowerCase(),
  },
  {
    id: 'phone',
    title: 'a phone number with other signs between its digits, or with its country code (E.164)',
    example: ['(202) 555-0143', '+12025550143'],
    holds: ({ value, type, purpose }, sent) => {
      if (type !== 'tel' && purpose !== 'phone') return false
      if (/[^\d\s()+./-]/.test(sent)) return false
      const [short, long] = [digitsOf(value).replace(/^0+/, ''), digitsOf(sent).replace(/^0+/, '')]
      return short.length >= 7 && long.endsWith(short) && long.length - short.length <= 3
    },
  },
  {
    id: 'date',
    title: 'a date with its parts in another order, or as a point in time of that day',
    example: ['2027-03-14', '14.03.2027'],
    holds: (typed, sent) => {
      if (!isDate(typed)) return false
      const parts = datePartsOf(typed.value)
      const others = datePartsOf(sent)
      return !!parts && !!others && parts.join() === others.join()
    },
  },
  {
    id: 'number',
    title: 'a number written otherwise',
    example: ['1200', '1,200.00'],
    holds: ({ value }, sent) => {
      const [typed, other] = [numberOf(value), numberOf(sent)]
      return typed !== undefined && typed === other
    },
  },
  {
    id: 'time',
    title: 'a time with seconds',
    example: ['10:30', '10:30:00'],
    holds: ({ value }, sent) => /^\d{1,2}:\d\d$/.test(value) && new RegExp(`^0?${value}(?::00)?(?:\\.0+)?$`).test(sent),
  },
  {
    id: 'yes',
    title: 'a ticked box as true, 1, on or yes',
    example: ['true', 'on'],
    holds: ({ value }, sent) => value === 'true' && /^(?:true|1|on|yes|y|checked)$/i.test(sent),
  },
  {
    id: 'url',
    title: 'an address with a slash at its end',
    example: ['https://example.com', 'https://example.com/'],
    holds: ({ value }, sent) => /^https?:/.test(value) && value.replace(/\/$/, '') === sent.replace(/\/$/, ''),
  },
  {
    id: 'choice',
    title: 'a choice by its text, its value or a short form of these',
    example: ['Garden room', 'garden-room'],
    holds: ({ value, isChoice }, sent) => isChoice && !!sent && shortOf(value) === shortOf(sent),
  },
]

/** How a value was written, or nothing if it is another one. */
export function equalBy(typed: Typed, sent: string): string | undefined {
  return equalityRules.find(({ holds }) => holds(typed, sent))?.id
}

function shortOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Year, month and day, whatever their order, where a day is no month. */
function datePartsOf(text: string): number[] | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/.exec(text)
  if (iso) return iso.slice(1).map(Number)
  const other =
    /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})(?:$|[T ,])/.exec(text) ?? /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(text)
  if (!other) return undefined
  const [first = 0, second = 0, third = 0] = other.slice(1).map(Number)
  const [year, one, two] = first > 31 ? [first, second, third] : [third, first, second]
  const [month, day] = one > 12 ? [two, one] : [one, two]
  return [year, month, day]
}

/** A point marks the fraction, or a comma if at most two digits follow it. */
function numberOf(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/(?<=\d)[,' ](?=\d{3}(?:\D|$))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
  return /^[+-]?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}
