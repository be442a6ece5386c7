/** `1 finding`, `2 findings`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Points as people read them: one decimal at most. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10)
}

/** With a capital letter at its start. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
