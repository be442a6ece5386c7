import type { SkippedAddresses } from '@operable/core/audit'

/** Longest example address that evidence keeps. */
const EXAMPLE_LENGTH = 300

/** Why an address is left out. */
export type Skip = Pick<SkippedAddresses, 'reason' | 'closedByRobots'>

/** Counts addresses that were left out, by reason, with the first of each as example. */
export interface SkipLog {
  add(skip: Skip, example: string, count?: number): void
  /** In the order in which the reasons first occurred. */
  list(): SkippedAddresses[]
}

export function createSkipLog(): SkipLog {
  const entries = new Map<string, SkippedAddresses>()
  return {
    add(skip, example, count = 1) {
      const entry = entries.get(skip.reason)
      if (entry) entry.count += count
      else entries.set(skip.reason, { ...skip, count, example: example.slice(0, EXAMPLE_LENGTH) })
    },
    list: () => [...entries.values()].map((entry) => ({ ...entry })),
  }
}
