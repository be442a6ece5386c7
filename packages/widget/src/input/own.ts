/** Options as their giver wrote them: own members, later ones first. What a page put on `Object.prototype` is none. */
export function own<T extends object>(...given: unknown[]): Partial<T> {
  try {
    return Object.assign(Object.create(null), ...given)
  } catch {
    return Object.create(null)
  }
}

const LIMITS = ['deadlineMs', 'stepMs', 'outcomeMs'] as const

/** Time limits that are such; any other is as if it had not been given. */
export function limited<T extends { [K in (typeof LIMITS)[number]]?: unknown }>(given: T): T {
  for (const name of LIMITS) if (typeof given[name] !== 'number' || !(given[name] >= 0)) delete given[name]
  return given
}

/** Any value as text, also one that cannot be made a text of. */
export function textOf(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}
