/** A copy of JSON data without prototypes: what a page put on `Object.prototype` is not read as a member of it. */
export function bare<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(bare) as T
  const copy = Object.create(null)
  for (const [name, value] of Object.entries(data)) copy[name] = bare(value)
  return copy
}

/**
 * JSON text of data, whatever `toJSON` an old library has put on all arrays or objects: Prototype makes a text of each
 * array, and whoever reads it again finds no list.
 */
export function jsonOf(data: unknown): string {
  return JSON.stringify(data, asItIs)
}

/** `toJSON` has been called by now; what is in the holder has not changed by that. */
function asItIs(this: Record<string, unknown>, key: string): unknown {
  return this[key]
}

/** A copy with the prototypes of the page that is the same JSON for everybody, also where the page has such a library. */
export function plainOf(data: object): object {
  const own = (_: string, value: unknown): unknown =>
    Array.isArray(value) ? Object.defineProperty(value, 'toJSON', { value: undefined }) : value
  return JSON.parse(jsonOf(data), own) as object
}

/** Options as their giver wrote them: own members, later ones first. What a page put on `Object.prototype` is none. */
export function own<T extends object>(...given: unknown[]): Partial<T> {
  try {
    return Object.assign(Object.create(null), ...given)
  } catch {
    return Object.create(null)
  }
}

/** Any value as text, also one that cannot be made a text of. */
export function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}

/** All texts of an input. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
