/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The median, with the smallest and the largest value in brackets.
 * @param {readonly number[]} values
 * @param {number} [digits]
 */
export function spread(values, digits = 2) {
  if (values.length === 1) return round(values[0] ?? Number.NaN, digits)
  return `${round(median(values), digits)} (${round(Math.min(...values), digits)}-${round(Math.max(...values), digits)})`
}

/**
 * @param {number} value
 * @param {number} digits
 */
export function round(value, digits) {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/**
 * Divides what was measured in the same round: the load of a shared machine changes from round to round.
 * @param {readonly number[]} values
 * @param {readonly number[]} references
 */
export function ratios(values, references) {
  return values.map((value, index) => value / (references[index] ?? Number.NaN))
}
