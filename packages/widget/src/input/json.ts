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
