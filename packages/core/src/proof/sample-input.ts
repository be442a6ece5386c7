import type { ToolField, ToolMetadata } from '../schema/tool.ts'

/** A value for one field, and the text by which it is recognised in a request. */
export interface SampleValue {
  key: string
  field: ToolField
  value: string | number | boolean | string[]
  /** No other text on the web is likely to hold it, so that a request with this text holds what was typed here. */
  isUnique: boolean
  /** Typed as text, not chosen from what the page offers. */
  isText: boolean
}

interface Property {
  type?: string
  enum?: string[]
  items?: Property
  pattern?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  description?: string
}

/** What values are made of: letters of no language, and a number below a million. */
export interface Marker {
  /** Six to ten small letters. */
  word: string
  number: number
}

type Maker = (marker: Marker) => string

const cap = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const digits = (number: number, count: number): string => String(number % 10 ** count).padStart(count, '0')

/**
 * Texts by what a field asks for. Names under example.com (RFC 2606) and numbers from 555-0100 to 555-0199 are reserved:
 * nobody owns them.
 */
const texts: Partial<Record<ToolField['purpose'], Maker>> = {
  email: ({ word }) => `${word}@example.com`,
  username: ({ word }) => word,
  name: ({ word }) => `Ada ${cap(word)}`,
  'given-name': ({ word }) => cap(word),
  'family-name': ({ word }) => cap(word),
  organization: ({ word }) => `${cap(word)} Ltd`,
  'job-title': ({ word }) => `${cap(word)} engineer`,
  phone: ({ number }) => `20255501${digits(number, 2)}`,
  message: ({ word }) => `A message about ${word}.`,
  subject: ({ word }) => `About ${word}`,
  'street-address': ({ word }) => `12 ${cap(word)} Street`,
  city: ({ word }) => cap(word),
  region: ({ word }) => cap(word),
  'postal-code': ({ number }) => `10${digits(number, 3)}`,
  country: () => 'Germany',
  amount: ({ number }) => String(10 + (number % 80)),
  quantity: ({ number }) => String(2 + (number % 7)),
  coupon: ({ word }) => word.toUpperCase(),
  date: (marker) => date(marker),
  'birth-date': ({ number }) => `19${70 + (number % 20)}-${digits(1 + (number % 9), 2)}-${13 + (number % 15)}`,
  time: ({ number }) => `1${number % 8}:30`,
  url: ({ word }) => `https://example.com/${word}`,
  search: ({ word }) => word,
}

/** Of types that hold no other text. */
const typed: Readonly<Record<string, Maker>> = {
  email: texts.email!,
  url: texts.url!,
  tel: texts.phone!,
  date,
  time: texts.time!,
  'datetime-local': (marker) => `${date(marker)}T${texts.time!(marker)}`,
  month: (marker) => date(marker).slice(0, 7),
  week: ({ number }) => `2027-W${10 + (number % 40)}`,
  color: ({ number }) => `#3366${digits(number, 2)}`,
}

/** A day whose number is no month, so that the order of its parts can be told. */
function date({ number }: Marker): string {
  return `2027-${digits(1 + (number % 9), 2)}-${13 + (number % 15)}`
}

/** Texts for a field of which only its pattern says what it takes. */
const shapes: readonly Maker[] = [
  ({ word }) => word,
  ({ word }) => cap(word),
  ({ word }) => word.toUpperCase(),
  ({ word }) => `${cap(word)} ${cap(word)}`,
  ({ word }) => `${word}1`,
  ({ word, number }) => `${cap(word)}-${digits(number, 2)}`,
  ...Array.from(
    { length: 12 },
    (_, i) =>
      ({ number }: Marker) =>
        digits(number + 10 ** (i + 1), i + 1),
  ),
  ({ number }) => `202-555-01${digits(number, 2)}`,
  ({ number }) => `(202) 555-01${digits(number, 2)}`,
  ({ number }) => `+1202555 01${digits(number, 2)}`.replace(' ', ''),
  ({ number }) => `+49 30 5550 1${digits(number, 2)}`,
  ({ number }) => `0${digits(number, 4)}55501${digits(number, 2)}`,
  ({ word, number }) => `${word.slice(0, 2).toUpperCase()}${digits(number, 6)}`,
  ({ word, number }) => `${word.slice(0, 3).toUpperCase()}-${digits(number, 4)}`,
  ({ word, number }) => `${word.slice(0, 2).toUpperCase()}${digits(number, 1)} ${digits(number, 1)}AB`,
  ({ number }) => `${digits(number, 5)}-${digits(number, 4)}`,
  ({ number }) => `${13 + (number % 15)}.0${1 + (number % 9)}.2027`,
  ({ number }) => `${13 + (number % 15)}/0${1 + (number % 9)}/2027`,
]

/**
 * Values for every field that an agent may fill in, as the tool's `inputSchema` has them. Left out are lists without a
 * choice, what is not shown at first, and fields for which no value is known.
 *
 * @param markerOf a marker for the field of this number, each another one
 */
export function sampleInput(
  { fields = [], inputSchema }: ToolMetadata,
  markerOf: (index: number) => Marker,
): SampleValue[] {
  const { properties = {} } = (inputSchema ?? {}) as { properties?: Record<string, Property> }
  return fields.flatMap((field, index) => {
    const { key } = field
    const property = key === undefined ? undefined : properties[key]
    if (key === undefined || !property || property.description?.startsWith('Not shown at first.')) return []
    const found = sampleValue(field, property, markerOf(index))
    return found === undefined ? [] : [{ key, field, ...found }]
  })
}

type Found = Pick<SampleValue, 'value' | 'isUnique' | 'isText'>

function sampleValue({ type, purpose }: ToolField, property: Property, marker: Marker): Found | undefined {
  const { type: kind, items } = property
  const plain = (value: Found['value'] | undefined): Found | undefined =>
    value === undefined ? undefined : { value, isUnique: false, isText: false }
  if (kind === 'boolean') return plain(true)
  if (kind === 'number') return plain(numberFor(property, marker))
  const choices = (items ?? property).enum?.filter((value) => value !== '')
  if (kind === 'array')
    return plain(choices?.[0] === undefined ? undefined : [...new Set([choices[0], choices.at(-1)!])])
  // Not the first: a form that ignores its list would often send that one.
  if (choices) return plain(choices[1] ?? choices[0])
  if (type.startsWith('select')) return undefined
  const own = typed[type]
  const text = fitting(property, marker, own ? [own] : [texts[purpose] ?? shapes[0]!, ...shapes])
  return text === undefined
    ? undefined
    : { value: text, isUnique: text.toLowerCase().includes(marker.word), isText: true }
}

function numberFor(
  { minimum, maximum = Number.POSITIVE_INFINITY, multipleOf: step = 1 }: Property,
  { number }: Marker,
) {
  const least = Math.ceil((minimum ?? Math.min(1, maximum)) / step) * step
  const wanted = least + (number % 5) * step
  const most = Number.isFinite(maximum) ? Math.floor(maximum / step) * step : wanted
  // 0.1 + 0.2: as many places as the step has.
  return Number(Math.min(wanted, most).toFixed(10))
}

/** The first text that the schema takes; with a short word, too, where there is little room. */
function fitting({ pattern, minLength = 0, maxLength }: Property, marker: Marker, makers: readonly Maker[]) {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= (maxLength ?? text.length) && (shape?.test(text) ?? true)
  const words = [marker.word, marker.word.slice(0, 4), marker.word.slice(0, maxLength)]
  for (const make of makers)
    for (const word of words) {
      const text = make({ ...marker, word })
      if (fits(text)) return text
    }
  return undefined
}
