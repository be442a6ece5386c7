/** What a batch has come to. */
export interface Counts {
  measured: number
  /** How many were not, by code. */
  failed: Map<string, number>
}

/** @param codes undefined: measured */
export function countsOf(codes: Iterable<string | undefined>): Counts {
  const counts: Counts = { measured: 0, failed: new Map() }
  for (const code of codes) count(counts, code)
  return counts
}

export function count(counts: Counts, code: string | undefined): void {
  if (code === undefined) counts.measured += 1
  else counts.failed.set(code, (counts.failed.get(code) ?? 0) + 1)
}

export function missedOf({ failed }: Counts): number {
  return [...failed.values()].reduce((sum, times) => sum + times, 0)
}
