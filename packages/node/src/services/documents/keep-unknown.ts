import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isObject, isWrapper, readStored } from './understood.ts'

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
