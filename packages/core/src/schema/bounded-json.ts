/** Characters of the whole as JSON text, and of one text, names of members included. */
const MOST = { total: 48_000, text: 2000, depth: 12 }

/** Whether a tool's metadata from outside is JSON of a size that can be kept and sent. */
export function isBoundedJson(value: unknown): boolean {
  return holds(value, MOST.depth) && JSON.stringify(value).length <= MOST.total
}

function holds(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= MOST.text && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (depth === 0) return false
  return Object.entries(value).every(([name, member]) => name.length <= MOST.text && holds(member, depth - 1))
}
