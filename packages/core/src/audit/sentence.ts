/** `1 page`, `3 pages`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}

/** A figure for a sentence: at most one decimal. */
export function figure(amount: number): string {
  return String(Math.round(amount * 10) / 10)
}

/** `a, b and c`, or `a, b and 7 more`. */
export function listOf(items: readonly string[], max = 5): string {
  const shown = items.slice(0, max)
  const rest = items.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`
  if (shown.length < 2) return shown.join('')
  return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`
}
