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
