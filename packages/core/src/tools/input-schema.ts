import { cleanText } from '../html/clean-text.ts'
import type { Field } from '../page/model/form-model.ts'
import { isBoundedPattern } from './bounded-pattern.ts'
import { choiceTexts, choiceValues, type FieldGroup } from './field-group.ts'

const MAX_VALUE = 200
/** Length of most values. */
const USUAL_VALUE = 40
/** Types that `pattern` applies to. */
const PATTERNED = new Set(['text', 'search', 'url', 'tel', 'email'])

/** Types whose bounds are dates or times, see `rangeText`. */
const DATED = new Set(['date', 'datetime-local', 'month', 'week', 'time'])

type JsonSchema = Record<string, unknown>

/**
 * JSON Schema 2020-12 of what an agent may fill in: an object with one property for each field or group. What only a
 * person fills (password, card, one-time code, file, captcha) has none.
 */
export function inputSchema(groups: readonly FieldGroup[]): JsonSchema {
  const open = groups.filter((group) => group.key !== undefined)
  const required = open.filter((group) => group.required).map(({ key }) => key)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(open.map((group) => [group.key, property(group)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

function property(group: FieldGroup): JsonSchema {
  const [field] = group.fields
  const description = describe(group)
  return {
    ...(group.label ? { title: group.label } : {}),
    ...(description ? { description } : {}),
    ...values(group, field),
  }
}

function values({ fields, required }: FieldGroup, field: Field): JsonSchema {
  const choices = unique(choiceValues(fields))
  switch (field.numeric ? 'number' : field.type) {
    case 'radio':
      return oneOf(choices)
    case 'checkbox':
      if (fields.length === 1) return { type: 'boolean' }
      return { type: 'array', items: oneOf(choices), uniqueItems: true }
    case 'switch':
      return { type: 'boolean' }
    case 'select-one':
      return oneOf(optionsOf(field, required))
    case 'select-multiple':
      return {
        type: 'array',
        items: oneOf(optionsOf(field, required)),
        ...(required ? { minItems: 1 } : {}),
        uniqueItems: true,
      }
    case 'number':
    case 'range':
    case 'slider':
      return { type: 'number', ...bound('minimum', field.min), ...bound('maximum', field.max), ...stepOf(field) }
    default:
      return text(field, required)
  }
}

/** A list that a script fills in later has no values yet, or only its prompt. */
function oneOf(choices: string[]): JsonSchema {
  return choices.some((choice) => choice !== '') ? { type: 'string', enum: choices } : { type: 'string' }
}

/** Of the browser's date types only `date` is a format of JSON Schema (its `time` has a zone); the others become patterns. */
function text(field: Field, required: boolean): JsonSchema {
  const pattern = patterns[field.type] ?? patternOf(field, required)
  // Where only the label or the name speaks of email, a user name or a phone number is often welcome too.
  const isEmail = field.purpose === 'email' && field.purposeFrom === 'autocomplete'
  const format = field.multiple ? undefined : (formats[field.type] ?? (isEmail ? 'email' : undefined))
  return {
    type: 'string',
    ...(format ? { format } : {}),
    ...(pattern ? { pattern } : {}),
    ...(required ? { minLength: 1 } : {}),
    ...(field.maxLength !== undefined && field.maxLength > 0 ? { maxLength: field.maxLength } : {}),
  }
}

const formats: Readonly<Record<string, string>> = { email: 'email', url: 'uri', date: 'date' }

/** Values as https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times has them. */
const patterns: Readonly<Record<string, string>> = {
  time: '^\\d{2}:\\d{2}(:\\d{2})?$',
  'datetime-local': '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$',
  month: '^\\d{4}-\\d{2}$',
  week: '^\\d{4}-W\\d{2}$',
  color: '^#[0-9a-fA-F]{6}$',
}

/**
 * The pattern of the markup, where a browser and JSON Schema read it alike: it has to match as a whole, and an empty value
 * is never held against it (https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute). One that may keep a
 * validator busy for ever is left out.
 */
function patternOf({ pattern, type }: Field, required: boolean): string | undefined {
  if (!pattern || pattern.length > MAX_VALUE || !PATTERNED.has(type)) return undefined
  if (!isBoundedPattern(pattern, USUAL_VALUE)) return undefined
  try {
    for (const flags of ['v', 'u']) new RegExp(pattern, flags)
    return `^(?:${pattern})${required ? '' : '?'}$`
  } catch {
    return undefined
  }
}

/**
 * Values that can be chosen. An empty one is the prompt of the list, and no answer where one is required; so is the only
 * one of a list that is still disabled.
 */
function optionsOf({ options = [], disabled }: Field, required: boolean): string[] {
  if (disabled && options.length < 2) return []
  return unique(
    options.filter(({ value, disabled }) => !disabled && !(required && value === '')).map(({ value }) => value),
  )
}

function describe(group: FieldGroup): string {
  return [
    group.later && 'Not shown at first.',
    group.disabled && 'Disabled at first.',
    consentText(group),
    purposeText(group),
    rangeText(group),
    stepText(group),
    hintText(group),
    meaning(group),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Ticking such a box agrees to something, which is not for an agent to do. */
function consentText({ fields: [{ purpose, type }], required }: FieldGroup): string {
  if (purpose !== 'consent' || type !== 'checkbox') return ''
  return required ? 'Consent: a person must have agreed.' : 'Consent that may be left out: only as the person wants.'
}

/** Where nothing on the page says what a field is for but how it is made. */
function purposeText({ fields: [{ purpose, label }, ...others], label: called }: FieldGroup): string {
  const isSaid = others.length > 0 || (label.text !== '' && label.source !== 'semantic-name')
  const text = purpose.replaceAll('-', ' ')
  return isSaid || purpose === 'unknown' || called.toLowerCase().includes(text)
    ? ''
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** JSON Schema has no bounds for dates. */
function rangeText({ fields: [{ type, min, max }] }: FieldGroup): string {
  if (!DATED.has(type)) return ''
  return min || max ? `${min ? `From ${min}` : ''}${min && max ? ' to ' : max ? 'Up to ' : ''}${max ?? ''}.` : ''
}

/** What the page says of the values, where they are not listed. */
function hintText({ fields: [{ hint = '', options }], label }: FieldGroup): string {
  return options || saysSame(hint, label) ? '' : ended(hint)
}

function ended(text: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text
}

/** What the values mean where they do not say it themselves, and an example that the page gives. */
function meaning({ fields, label }: FieldGroup): string {
  const [field] = fields
  const values = choiceValues(fields)
  const choices =
    field.type === 'radio' || fields.length > 1
      ? choiceTexts(fields).map((text, at) => ({ value: values[at]!, text }))
      : (field.options ?? []).filter(({ value }) => value !== '')
  const meanings = choices
    .filter(({ value, text }) => text !== '' && text !== value)
    .map(({ value, text }) => `${cleanText(value, 40)} = ${cleanText(text, 60)}`)
  if (meanings.length > 0) return cleanText(meanings.join('; '), 500)
  const example = cleanText(field.placeholder ?? '', 100)
  return saysSame(example, label) ? '' : example
}

/** "Your name" at "Your name*" is no example. */
function saysSame(text: string, label: string): boolean {
  const [a, b] = [text, label].map((each) => each.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
  return a === b
}

/**
 * Steps from 0 of a size that binary fractions hold: validators divide, and 19.99 is no multiple of 0.01 to them. The
 * description tells the other ones.
 */
function stepOf({ step }: Field): JsonSchema {
  return step && step.from === 0 && Number.isInteger(step.size * 1024) ? { multipleOf: step.size } : {}
}

function stepText({ fields: [field] }: FieldGroup): string {
  const { step } = field
  if (!step || 'multipleOf' in stepOf(field)) return ''
  return `In steps of ${step.size}${step.from === 0 ? '' : ` from ${field.min ?? step.from}`}.`
}

function bound(name: 'minimum' | 'maximum', value: string | undefined): JsonSchema {
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? { [name]: number } : {}
}

/** Longer values are data of the page rather than choices. */
function unique(list: string[]): string[] {
  return [...new Set(list)].filter((value) => value.length <= MAX_VALUE)
}
