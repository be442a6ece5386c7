import { z } from 'zod'

/**
 * What this version makes of a stored value. `later`: a word stands there that only a later version knows, and nothing can
 * stand in for it; `damaged`: no version writes such a value.
 */
export type Reading<T> = { kind: 'known'; value: T } | { kind: 'later' } | { kind: 'damaged' }

const LATER = { kind: 'later' } as const
const DAMAGED = { kind: 'damaged' } as const
const known = <T>(value: T): Reading<T> => ({ kind: 'known', value })

/** What is read in place of a word that only a later version knows; without one, what holds the word is left out. */
const standIns = z.registry<{ value: unknown }>()

/** @param value must be safe to act on, whatever the unknown word means */
export function standIn<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): void {
  standIns.add(schema, { value })
}

/**
 * What this version understands of a value that a later one may have written. Members that it does not know stay; an
 * optional member, or an element of an array, with a word that it does not know is left out, unless the word has a
 * stand-in. So one new word costs the place where it stands, and never the document. What has to be there and is not, or is
 * of another type, is damage: that must not look like a document with less in it.
 *
 * @param schema of what is stored: without transforms and defaults
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, value: unknown): Reading<z.output<Schema>> {
  if (schema.safeParse(value).success) return known(value as z.output<Schema>)
  const reading = readParts(schema, value) as Reading<z.output<Schema>>
  // What is left must still be enough: an array may have to hold something.
  if (reading.kind === 'known') return schema.safeParse(reading.value).success ? reading : LATER
  const replaced = reading.kind === 'later' ? standIns.get(schema) : undefined
  return replaced ? known(replaced.value as z.output<Schema>) : reading
}

/** The same for those to whom it makes no difference why there is nothing. */
export function understood<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined {
  const reading = readStored(schema, value)
  return reading.kind === 'known' ? reading.value : undefined
}

function readParts(schema: z.ZodType, value: unknown): Reading<unknown> {
  if (schema instanceof z.ZodEnum) return typeof value === 'string' ? LATER : DAMAGED
  if (schema instanceof z.ZodLiteral)
    return schema.def.values.some((own) => typeof own === typeof value) ? LATER : DAMAGED
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? readElements(schema, value) : DAMAGED
  if (schema instanceof z.ZodObject) return isObject(value) ? readMembers(schema, value) : DAMAGED
  if (schema instanceof z.ZodDiscriminatedUnion) return isObject(value) ? readOption(schema, value) : DAMAGED
  return isWrapper(schema) ? readStored(schema.unwrap() as z.ZodType, value) : DAMAGED
}

function readElements(schema: z.ZodArray, items: readonly unknown[]): Reading<unknown> {
  const readings = items.map((item) => readStored(schema.element as z.ZodType, item))
  if (readings.some(({ kind }) => kind === 'damaged')) return DAMAGED
  return known(readings.flatMap((reading) => (reading.kind === 'known' ? [reading.value] : [])))
}

function readMembers({ shape }: z.ZodObject, value: Record<string, unknown>): Reading<unknown> {
  let isLater = false
  const members = { ...value }
  for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
    if (!Object.hasOwn(value, name) && isOptional(schema)) continue
    const reading = readStored(schema, value[name])
    if (reading.kind === 'damaged') return DAMAGED
    if (reading.kind === 'known') members[name] = reading.value
    else if (isOptional(schema)) delete members[name]
    else isLater = true
  }
  return isLater ? LATER : known(members)
}

function readOption(schema: z.ZodDiscriminatedUnion, value: Record<string, unknown>): Reading<unknown> {
  const { discriminator } = schema.def
  const options = schema.options as readonly z.ZodObject[]
  const word = value[discriminator]
  const option = options.find(({ shape }) => shape[discriminator]?.safeParse(word).success)
  if (option) return readStored(option, value)
  return typeof word === 'string' ? LATER : DAMAGED
}

export function isWrapper(schema: z.ZodType): schema is z.ZodOptional | z.ZodExactOptional | z.ZodNullable {
  return isOptional(schema) || schema instanceof z.ZodNullable
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodExactOptional {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
