/** Points as people read them: one decimal at most. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10)
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
