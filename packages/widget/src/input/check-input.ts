import { isBoundedPattern } from '@operable/core/fingerprint'

/** The part of JSON Schema 2020-12 that tools use; other keywords say nothing. */
export interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  [keyword: string]: unknown
}

const date = '\\d{4}-\\d\\d-\\d\\d'
const time = '\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(z|[+-]\\d\\d:?\\d\\d)'
const formats: Record<string, string> = {
  email: '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)*',
  uri: '[a-z][a-z\\d+.-]*:\\S+',
  date,
  time,
  'date-time': `${date}[t ]${time}`,
}

/** The type that a keyword is about, if it is about one, and whether a value of that type holds to it. */
const keywords: Record<string, [type: string, holds: (value: never, limit: never) => unknown]> = {
  type: [
    '',
    (value: unknown, names: string | string[]) =>
      [names].flat().some((name) => name === typeOf(value) || (name === 'integer' && Number.isInteger(value))),
  ],
  enum: ['', (value: unknown, choices: unknown[]) => choices.some((choice) => same(choice, value))],
  const: ['', same],
  minimum: ['number', (value: number, least: number) => !(value < least)],
  maximum: ['number', (value: number, most: number) => !(value > most)],
  multipleOf: ['number', (value: number, step: number) => !(value % step)],
  minLength: ['string', (value: string, least: number) => !([...value].length < least)],
  maxLength: ['string', (value: string, most: number) => !([...value].length > most)],
  pattern: ['string', (value: string, pattern: string) => isMatch(pattern, 'u', value)],
  format: ['string', (value: string, name: string) => !Object.hasOwn(formats, name) || isFormat(name, value)],
  minItems: ['array', (value: unknown[], least: number) => !(value.length < least)],
  maxItems: ['array', (value: unknown[], most: number) => !(value.length > most)],
  uniqueItems: [
    'array',
    (value: unknown[], isUnique: boolean) =>
      !(isUnique && new Set(value.map((item) => JSON.stringify(item))).size < value.length),
  ],
}

/** A keyword that a value does not hold to, with the pointers of WebMCP's input validation. */
export interface Violation {
  path: string
  schemaPath: string
  keyword: string
  /** What the schema has for it; of a member that there is not, the names of those that there are. */
  limit: unknown
  /** Whose keyword it is. */
  schema?: Schema
}

/**
 * Every violation of the input: see `reasonOf` for words. Nothing else is looked at.
 * @param unchecked takes the paths of values whose pattern might take for ever: what they are is left to the page
 */
export function checkInput(
  value: unknown,
  schema: Schema,
  path = '',
  schemaPath = '',
  unchecked: string[] = [],
): Violation[] {
  const errors: Violation[] = []
  const report = (keyword: string, at = path, limit = schema[keyword]): unknown =>
    errors.push({ path: at, schemaPath: `${schemaPath}/${keyword}`, keyword, limit, schema })
  for (const [keyword, limit] of Object.entries(schema)) {
    if (keyword === 'pattern' && typeof value === 'string' && !isBoundedPattern(String(limit), value.length))
      unchecked.push(path)
    else if (Object.hasOwn(keywords, keyword)) {
      const [type, holds] = keywords[keyword]!
      if ((!type || type === typeOf(value)) && !holds(value as never, limit as never)) report(keyword)
    }
  }
  const { items, properties = {} } = schema
  if (Array.isArray(value) && items) {
    errors.push(
      ...value.flatMap((item, index) => checkInput(item, items, `${path}/${index}`, `${schemaPath}/items`, unchecked)),
    )
  }
  if (typeOf(value) !== 'object') return errors
  for (const name of (schema['required'] as string[] | undefined) ?? []) {
    if (!Object.hasOwn(value as object, name)) report('required', `${path}/${pointer(name)}`)
  }
  for (const [name, member] of Object.entries(value as object)) {
    const at = `/${pointer(name)}`
    if (Object.hasOwn(properties, name))
      errors.push(...checkInput(member, properties[name]!, path + at, `${schemaPath}/properties${at}`, unchecked))
    else if (schema['additionalProperties'] === false)
      report('additionalProperties', path + at, Object.keys(properties))
  }
  return errors
}

function isFormat(name: string, value: string): boolean {
  if (!isMatch(`^(${formats[name]})$`, 'i', value)) return false
  const day = value.slice(0, 10)
  const at = Date.parse(`${day}T00:00Z`)
  // Of a date the calendar decides: there is no 30th of February.
  return !name.startsWith('date') || (!Number.isNaN(at) && new Date(at).toISOString().startsWith(day))
}

/** A pattern that no engine can read says nothing. */
function isMatch(pattern: string, flags: string, text: string): boolean {
  try {
    return new RegExp(pattern, flags).test(text)
  } catch {
    return true
  }
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function pointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
