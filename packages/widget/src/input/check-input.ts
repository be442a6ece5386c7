import type { InputError } from '../types.ts'
import { formats } from './formats.ts'

/** The part of JSON Schema 2020-12 that tools use; other keywords say nothing. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  [limit: string]: unknown
}

type Report = (keyword: string, reason: string, path?: string) => void

/** Every violation of the input, each with the pointers of WebMCP's input validation. Nothing else is looked at. */
export function checkInput(input: unknown, schema: Schema): InputError[] {
  const errors: InputError[] = []
  visit(input, schema, '', '', errors)
  return errors
}

function visit(value: unknown, schema: Schema, path: string, schemaPath: string, errors: InputError[]): void {
  const report: Report = (keyword, reason, at = path) =>
    errors.push({ path: at, reason, schemaPath: `${schemaPath}/${keyword}` })
  const { type, enum: choices } = schema
  if (type && ![type].flat().some((name) => isType(value, name)))
    return report('type', `must be ${[type].flat().join()}`)
  if (choices && !choices.some((choice) => isEqual(choice, value)))
    report('enum', `must be one of ${JSON.stringify(choices).slice(1, -1)}`)
  if ('const' in schema && !isEqual(schema.const, value)) report('const', `must be ${JSON.stringify(schema.const)}`)
  if (typeof value === 'string') checkText(value, schema, report)
  if (typeof value === 'number') limits(value, schema, 'minimum', 'maximum', report)
  if (Array.isArray(value)) {
    limits(value.length, schema, 'minItems', 'maxItems', report)
    if (schema['uniqueItems'] && new Set(value.map((item) => JSON.stringify(item))).size < value.length)
      report('uniqueItems', 'must not repeat an item')
    const { items } = schema
    if (items)
      value.forEach((item, index) => void visit(item, items, `${path}/${index}`, `${schemaPath}/items`, errors))
  } else if (isType(value, 'object')) checkMembers(value as object, schema, path, schemaPath, report, errors)
}

function checkMembers(
  value: object,
  { required = [], properties = {}, additionalProperties }: Schema,
  path: string,
  schemaPath: string,
  report: Report,
  errors: InputError[],
): void {
  for (const name of required)
    if (!Object.hasOwn(value, name)) report('required', 'is required', `${path}/${pointer(name)}`)
  for (const [name, member] of Object.entries(value)) {
    const at = `${path}/${pointer(name)}`
    if (Object.hasOwn(properties, name))
      visit(member, properties[name]!, at, `${schemaPath}/properties/${pointer(name)}`, errors)
    else if (additionalProperties === false)
      report('additionalProperties', `is not one of ${Object.keys(properties).join(', ')}`, at)
  }
}

function checkText(text: string, { format, pattern, ...schema }: Schema, report: Report): void {
  limits([...text].length, schema, 'minLength', 'maxLength', report)
  if (format && formats[format]?.(text) === false) report('format', `must be ${format}`)
  if (pattern && !isMatch(pattern, text)) report('pattern', `must match ${pattern}`)
}

/** A pattern that no engine can read says nothing. */
function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

function limits(size: number, schema: Schema, least: string, most: string, report: Report): void {
  const [low, high] = [schema[least], schema[most]]
  if (typeof low === 'number' && size < low) report(least, `must not be under ${low}`)
  if (typeof high === 'number' && size > high) report(most, `must not be over ${high}`)
}

function isType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return typeof value === type && value !== null && !Array.isArray(value)
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
