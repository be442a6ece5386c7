import type { CrawlEvidence } from '@operable/core'

/** Longest example address that evidence keeps. */
const EXAMPLE_LENGTH = 300

/** Counts addresses that were left out, by reason, with the first of each as example. */
export interface SkipLog {
  add(reason: string, example: string, count?: number): void
  /** In the order in which the reasons first occurred. */
  list(): CrawlEvidence['skipped']
}

export function createSkipLog(): SkipLog {
  const entries = new Map<string, { count: number; example: string }>()
  return {
    add(reason, example, count = 1) {
      const entry = entries.get(reason)
      if (entry) entry.count += count
      else entries.set(reason, { count, example: example.slice(0, EXAMPLE_LENGTH) })
    },
    list: () => [...entries].map(([reason, { count, example }]) => ({ reason, count, example })),
  }
}
