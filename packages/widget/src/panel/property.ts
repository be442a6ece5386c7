import { limits } from '../input/reasons.ts'
import { say, spoken } from './speech.ts'

/** A property of an input schema, as far as the panel reads it. Whoever wrote the schema may have put anything there. */
export interface Property {
  type?: unknown
  title?: unknown
  description?: unknown
  format?: unknown
  enum?: unknown
  anyOf?: unknown
  oneOf?: unknown
  const?: unknown
  items?: unknown
  [keyword: string]: unknown
}

/** One of the values that a property allows, and how people call it. */
export interface Choice {
  value: unknown
  text: string
}

/** The values of a property that has only some, in whichever of the ways that JSON Schema has for it. */
export function choicesOf(property: Property): Choice[] | undefined {
  const parts = property.anyOf ?? property.oneOf
  if (isFilled(parts) && parts.every((part) => 'const' in Object(part)))
    return (parts as Property[]).map(({ const: value, title }) => ({ value, text: nameOf(title ?? value) }))
  if (isFilled(property.enum)) return property.enum.map((value) => ({ value, text: nameOf(value) }))
  if (property.type !== 'boolean') return undefined
  return [
    { value: true, text: say('choice.yes') },
    { value: false, text: say('choice.no') },
  ]
}

/** The type of a property that also takes `null` is the other one. */
export function typeOf({ type }: Property): unknown {
  return [type].flat().find((name) => name !== 'null')
}

/** What it means and which limits it has, line by line. That it must not be empty is said by "required". */
export function hintsOf(property: Property): string[] {
  const { description, minLength } = property
  const lines = typeof description === 'string' ? [description] : []
  for (const [keyword, must] of Object.entries(limits)) {
    const limit = property[keyword]
    if (limit === undefined || (keyword === 'minLength' && minLength === 1)) continue
    lines.push(spoken.hint?.(keyword, limit) || `Must ${must(limit as never)}`)
  }
  return lines
}

function isFilled(list: unknown): list is unknown[] {
  return Array.isArray(list) && list.length > 0
}

function nameOf(value: unknown): string {
  return typeof value === 'string' && value ? value : JSON.stringify(value)
}
