export interface JsonBounds {
  /** Characters of the whole as JSON text. */
  total: number
  /** Characters of one text, names of members included. */
  text: number
  depth: number
}

/** Of a tool's metadata. */
export const METADATA: JsonBounds = { total: 48_000, text: 2000, depth: 12 }

/** Whether a value from outside is JSON of a size that can be kept and sent. */
export function isBoundedJson(value: unknown, bounds: JsonBounds): boolean {
  return holds(value, bounds, bounds.depth) && JSON.stringify(value).length <= bounds.total
}

function holds(value: unknown, { text, ...bounds }: JsonBounds, depth: number): boolean {
  if (typeof value === 'string') return value.length <= text && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (depth === 0) return false
  return Object.entries(value).every(
    ([name, member]) => name.length <= text && holds(member, { text, ...bounds }, depth - 1),
  )
}
