import type { NextField } from '../types.ts'
import type { Asked } from './tool-form.ts'

/** A run names as many; a field with so many may have others. */
const MOST_OPTIONS = 50
const FORMATS: Readonly<Record<string, string>> = { email: 'email', url: 'uri', date: 'date' }

/** What the next step of a form takes, as the record of a tool says it, without what only a person fills. */
export function askedBy(fields: readonly NextField[]): Asked {
  const given = fields.filter(({ person }) => !person)
  const properties = Object.fromEntries(given.map((field) => [field.key, propertyOf(field)]))
  const required = given.filter((field) => field.required).map(({ key }) => key)
  return { inputSchema: { properties, required }, fields: given }
}

function propertyOf({ key, label, type, options }: NextField): object {
  const title = label || key
  const one = { type: 'string', format: FORMATS[type], enum: options?.[MOST_OPTIONS - 1] ? undefined : options }
  if (options && /^(checkbox|select-multiple)$/.test(type)) return { title, type: 'array', items: one }
  if (/^(checkbox|switch)$/.test(type)) return { title, type: 'boolean' }
  return { title, ...one, ...(/^(number|range|spinbutton|slider)$/.test(type) && { type: 'number' }) }
}
