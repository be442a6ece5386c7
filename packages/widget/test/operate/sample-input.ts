import type { Tool, ToolField } from '@operable/core/schema'
import fc from 'fast-check'

interface Property {
  type?: string
  enum?: string[]
  items?: Property
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  description?: string
}

const TEXTS: Partial<Record<ToolField['purpose'], string>> = {
  email: 'ada@shop.example',
  username: 'ada1815',
  name: 'Ada Lovelace',
  'given-name': 'Ada',
  'family-name': 'Lovelace',
  organization: 'Engine Ltd',
  'job-title': 'Engineer',
  phone: '2025550143',
  message: 'Please call me back.\nThank you!',
  subject: 'A question',
  'street-address': '12 Main Street',
  city: 'London',
  region: 'Kent',
  'postal-code': '90210',
  country: 'Germany',
  amount: '12',
  quantity: '2',
  coupon: 'SPRING',
  date: '2027-03-04',
  'birth-date': '1990-05-17',
  time: '10:30',
  url: 'https://shop.example/',
  search: 'garden chairs',
}
/** Of types that hold no other text. */
const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'ada@shop.example',
  url: 'https://shop.example/',
  date: '2027-03-04',
  time: '10:30',
  'datetime-local': '2027-03-04T10:30',
  month: '2027-03',
  week: '2027-W09',
  color: '#336699',
}

/**
 * An input that holds to the tool's `inputSchema`: every property has a value that fits the purpose of its field. Left
 * out are lists without a choice, which a script of the page would fill, and what the schema says is not shown at first.
 */
export function sampleInput({ metadata }: Tool): Record<string, unknown> {
  const { properties = {} } = (metadata.inputSchema ?? {}) as { properties?: Record<string, Property> }
  const values = (metadata.fields ?? []).flatMap((field) => {
    const property = field.key === undefined ? undefined : properties[field.key]
    const isShown = !property?.description?.startsWith('Not shown at first.')
    const value = property && isShown ? sampleValue(field, property) : undefined
    return value === undefined ? [] : [[field.key, value]]
  })
  // The first of a list is the form that is looked at.
  const { which } = metadata
  const choice = which && { [which.key]: properties[which.key]?.enum?.[0] }
  return { ...choice, ...Object.fromEntries(values) }
}

function sampleValue({ type, purpose }: ToolField, property: Property): unknown {
  const { type: kind, items, minimum, maximum, maxLength, pattern } = property
  if (kind === 'boolean') return true
  if (kind === 'number') return Math.min(minimum ?? 2, maximum ?? Number.POSITIVE_INFINITY)
  const choices = (items ?? property).enum?.filter((value) => value !== '')
  if (kind === 'array') return choices?.[0] === undefined ? undefined : [...new Set([choices[0], choices.at(-1)])]
  if (choices) return choices[1] ?? choices[0]
  if (type.startsWith('select')) return undefined
  const text = BY_TYPE[type] ?? TEXTS[purpose] ?? 'Sample text'
  const fits = type === 'textarea' ? text : text.replace('\n', ' ')
  const sized = purpose === 'email' && fits.length > (maxLength ?? 99) ? 'a@b.co' : fits.slice(0, maxLength)
  if (!pattern || new RegExp(pattern, 'u').test(sized)) return sized
  return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 1, numRuns: 1 })[0]?.slice(0, maxLength)
}
