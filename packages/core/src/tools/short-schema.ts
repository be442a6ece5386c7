type JsonSchema = Readonly<Record<string, unknown>>
type Properties = [key: string, property: JsonSchema][]

/** Tokens of a whole tool, by an estimate that is never too low. */
const MOST_TOKENS = 600
/** What stands around the schema: the names of members, and hints. */
const FRAME_TOKENS = 45
/** Entries of a list. */
const MOST_OPTIONS = 20

/** How much of a property to keep. */
interface Detail {
  /** Characters of its description. */
  text: number
  options: number
  /** All titles, or those that say more than the key. */
  title: 'all' | 'telling' | 'none'
  limits: boolean
}

/** From most to least; the first that fits is used. */
const DETAILS: readonly Detail[] = [
  { text: 200, options: MOST_OPTIONS, title: 'all', limits: true },
  { text: 80, options: 12, title: 'telling', limits: true },
  { text: 40, options: 6, title: 'telling', limits: false },
  { text: 0, options: 4, title: 'telling', limits: false },
  { text: 0, options: 0, title: 'none', limits: false },
]

/**
 * Shortens an input schema for agents: lists are cut at 20 entries. If it is still too long, properties say less, and then
 * optional ones are dropped from the end; the description says so.
 *
 * @param beside the other texts of the tool, which count towards its size
 */
export function shortSchema(schema: JsonSchema, beside = ''): Record<string, unknown> {
  const all = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  const required = new Set(schema['required'] as string[] | undefined)
  const room = MOST_TOKENS - FRAME_TOKENS - estimateTokens(beside)
  const whole = (properties: Properties): Record<string, unknown> =>
    withMembers(schema, properties, required, all.length)
  for (const detail of DETAILS) {
    const short = whole(all.map(([key, property]) => [key, shortProperty(key, property, detail)]))
    if (estimateTokens(JSON.stringify(short)) <= room) return short
  }
  const least = all.map(([key, property]): Properties[0] => [key, shortProperty(key, property, DETAILS.at(-1)!)])
  return whole(fitting(least, required, room))
}

/** As many properties as fit, required ones first. */
function fitting(properties: Properties, required: ReadonlySet<string>, room: number): Properties {
  let left =
    room - estimateTokens('{"type":"object","properties":{},"required":[],"description":"100 more: see tools()"}')
  const kept = new Set<string>()
  for (const [key, property] of properties.toSorted(([a], [b]) => Number(required.has(b)) - Number(required.has(a)))) {
    left -=
      estimateTokens(`"${key}":${JSON.stringify(property)},`) + (required.has(key) ? estimateTokens(`"${key}",`) : 0)
    if (left < 0) break
    kept.add(key)
  }
  return properties.filter(([key]) => kept.has(key))
}

function withMembers(
  { description }: JsonSchema,
  properties: Properties,
  required: ReadonlySet<string>,
  count: number,
): Record<string, unknown> {
  const missing = count - properties.length
  const needed = properties.map(([key]) => key).filter((key) => required.has(key))
  const text = missing > 0 ? `${missing} more: see tools()` : description
  return {
    type: 'object',
    ...(typeof text === 'string' && { description: text.slice(0, 200) }),
    properties: Object.fromEntries(properties),
    ...(needed.length > 0 && { required: needed }),
  }
}

function shortProperty(key: string, property: JsonSchema, detail: Detail): JsonSchema {
  const { title, description, type, format, pattern, minimum, maximum, multipleOf, minItems, maxLength } = property
  const items = property['items'] as JsonSchema | undefined
  const list = optionsOf((items ?? property)['enum'], description, detail)
  const label =
    typeof title === 'string' && isNamed(title, key, detail) ? cut(title.replace(/[\s:*：]+$/u, ''), 60) : ''
  const text = list.text ?? (typeof description === 'string' ? cut(description, detail.text) : '')
  return {
    ...(label && { title: label }),
    ...(text && { description: text }),
    type,
    ...(format !== undefined && { format }),
    ...(list.values && !items && { enum: list.values }),
    ...(items && { items: { type: items['type'], ...(list.values && { enum: list.values }) } }),
    // A long pattern adds nothing to a text that describes the value.
    ...(detail.limits && typeof pattern === 'string' && pattern.length <= (text ? 30 : 60) && { pattern }),
    ...(detail.limits && {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(multipleOf !== undefined && multipleOf !== 1 && { multipleOf }),
      ...(minItems !== undefined && { minItems }),
      ...(typeof maxLength === 'number' && maxLength < 100 && { maxLength }),
    }),
  }
}

/** A list that is cut becomes an example, since other values are valid too. */
function optionsOf(
  given: unknown,
  description: unknown,
  { options, text }: Detail,
): { values?: string[]; text?: string } {
  if (!Array.isArray(given) || given.length === 0) return {}
  const values = given.filter((value): value is string => typeof value === 'string' && value !== '')
  const told = typeof description === 'string' ? description : ''
  const meanings = told.includes(' = ') ? told.split('; ') : undefined
  if (values.length <= options)
    return { values, ...(meanings && { text: meanings.map((meaning) => cut(meaning, 50)).join('; ') }) }
  const some = (meanings ?? values).slice(0, options).map((value) => cut(value, 40))
  const others = text > 0 && !meanings ? told.slice(0, text) : ''
  return {
    text: [`One of ${values.length}${some.length > 0 ? `, as ${some.join('; ')}` : ''}.`, others]
      .filter(Boolean)
      .join(' '),
  }
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return most > 0 ? `${text.slice(0, most).trimEnd()}…` : ''
}

/** Whether a title is kept: "First name" of `first_name` and "Email" of `your-email` say nothing more than the key. */
function isNamed(text: string, key: string, { title }: Detail): boolean {
  if (title !== 'telling') return title === 'all'
  const [a, b] = [text, key].map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  return !(a && b?.includes(a))
}

/** About one token of a language model: part of a word, three digits, signs, a character of another script. */
const PARTS = /[A-Za-z]{1,4}|[0-9]{1,3}|[\u0080-\u04ff]{1,2}|[\u0500-\uffff]|[!-/:-@[-`{-~]{1,2}/g
/** Scripts whose rare characters take two or three tokens. */
const WIDE = /[\u0500-\uffff]/g

/** Estimates the tokens of a text, rather too many than too few, without the megabytes of a tokenizer. */
export function estimateTokens(text: string): number {
  return (text.match(PARTS)?.length ?? 0) + Math.ceil((text.match(WIDE)?.length ?? 0) / 2)
}

/** Cuts a text to a number of tokens. */
export function cutToTokens(text: string, most: number): string {
  let end = Math.min(text.length, most * 6)
  while (end > 0 && estimateTokens(text.slice(0, end)) > most) end = Math.floor(end * 0.9)
  return end < text.length ? `${text.slice(0, end).trimEnd()}…` : text
}
