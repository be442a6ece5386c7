import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/**
 * How this version reads a stored value. `later`: it contains a word that only a later version knows, and nothing can
 * replace it; `damaged`: no version writes such a value.
 */
export type Reading<T> = { kind: 'known'; value: T } | { kind: 'later' } | { kind: 'damaged' }

const LATER = { kind: 'later' } as const
const DAMAGED = { kind: 'damaged' } as const
const known = <T>(value: T): Reading<T> => ({ kind: 'known', value })

/** The replacement for a word that only a later version knows. Without one, whatever holds the word is left out. */
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

function isWrapper(schema: z.ZodType): schema is z.ZodOptional | z.ZodExactOptional | z.ZodNullable {
  return isOptional(schema) || schema instanceof z.ZodNullable
}

function isOptional(schema: z.ZodType): schema is z.ZodOptional | z.ZodExactOptional {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A changed value with everything of the stored one that this version could not see: members that it does not know,
 * elements that it left out, and what a stand-in stood for. What it saw and took away is gone.
 *
 * @param stored as it was read from the storage
 * @param next what became of `readStored(schema, stored)`
 */
export function keepUnknown(schema: z.ZodType, stored: unknown, next: unknown): unknown {
  const seen = readStored(schema, stored)
  if (seen.kind !== 'known') return next
  if (isDeepStrictEqual(seen.value, next)) return stored
  if (isWrapper(schema)) return keepUnknown(schema.unwrap() as z.ZodType, stored, next)
  if (schema instanceof z.ZodArray && Array.isArray(stored) && Array.isArray(next)) {
    return keepElements(schema.element as z.ZodType, stored, next)
  }
  const shape = shapeOf(schema)
  return shape && isObject(stored) && isObject(next) ? keepMembers(shape, stored, next) : next
}

type Shape = Readonly<Record<string, z.ZodType>>

/** Of a union all members: what one option has and another has not is no unknown one. */
function shapeOf(schema: z.ZodType): Shape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape as Shape
  if (!(schema instanceof z.ZodUnion)) return undefined
  const shapes = schema.options.map((option) => shapeOf(option as z.ZodType))
  return Object.assign({}, ...shapes.reverse())
}

function keepMembers(shape: Shape, stored: Record<string, unknown>, next: Record<string, unknown>): object {
  const kept = Object.entries(stored).flatMap(([name, member]): [string, unknown][] => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (Object.hasOwn(next, name)) return [[name, schema ? keepUnknown(schema, member, next[name]) : next[name]]]
    return schema && readStored(schema, member).kind === 'known' ? [] : [[name, member]]
  })
  return { ...next, ...Object.fromEntries(kept) }
}

/** Elements are the same when they are equal, or have the same `id`. Those that were not seen come last. */
function keepElements(schema: z.ZodType, stored: readonly unknown[], next: readonly unknown[]): unknown[] {
  const seen = stored.flatMap((item) => {
    const reading = readStored(schema, item)
    return reading.kind === 'known' ? [{ item, value: reading.value }] : []
  })
  const known = new Set(seen.map(({ item }) => item))
  const elements = next.map((item) => {
    const id = idOf(item)
    const before = seen.find(({ value }) => (id === undefined ? isDeepStrictEqual(value, item) : idOf(value) === id))
    return before ? keepUnknown(schema, before.item, item) : item
  })
  return [...elements, ...stored.filter((item) => !known.has(item))]
}

function idOf(item: unknown): unknown {
  return isObject(item) ? item['id'] : undefined
}
