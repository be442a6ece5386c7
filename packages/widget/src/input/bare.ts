/** A copy of JSON data without prototypes: what a page put on `Object.prototype` is not read as a member of it. */
export function bare<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(bare) as T
  const copy = Object.create(null)
  for (const [name, value] of Object.entries(data)) copy[name] = bare(value)
  return copy
}
