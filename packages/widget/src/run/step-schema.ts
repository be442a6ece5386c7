import type { NextField } from '../types.ts'

const TYPES: Readonly<Record<string, string>> = {
  number: 'number',
  range: 'number',
  spinbutton: 'number',
  slider: 'number',
}
const FORMATS: Readonly<Record<string, string>> = { email: 'email', url: 'uri', date: 'date' }

/**
 * What the next step takes, as the input schema of a tool says it: JSON Schema 2020-12. What only a person fills is no
 * part of it.
 * @param mostOptions a field with as many may have others
 */
export function stepSchema(fields: readonly NextField[], mostOptions: number): Record<string, unknown> {
  const given = fields.filter(({ person }) => !person)
  const required = given.flatMap((field) => (field.required ? field.key : []))
  return {
    type: 'object',
    properties: Object.fromEntries(given.map((field) => [field.key, propertyOf(field, mostOptions)])),
    ...(required[0] && { required }),
  }
}

function propertyOf({ label, type, options }: NextField, mostOptions: number): object {
  const title = label && { title: label }
  const one = { type: 'string', ...(options && options.length < mostOptions && { enum: options }) }
  if (options) return { ...title, ...(/^(checkbox|select-multiple)$/.test(type) ? { type: 'array', items: one } : one) }
  const format = FORMATS[type] && { format: FORMATS[type] }
  return { ...title, type: /^(checkbox|switch)$/.test(type) ? 'boolean' : (TYPES[type] ?? 'string'), ...format }
}
