import { DEADLINE_MS } from '../flow/run.ts'
import type { RunOptions } from '../types.ts'

/** How long a run, each of its waits, a person's decision, and the wait for an outcome may take, in milliseconds. */
export type Limits = Required<Omit<RunOptions, 'signal' | 'again'>>

const DEFAULTS: Limits = { deadlineMs: DEADLINE_MS, stepMs: 5000, outcomeMs: 8000, approvalMs: 300_000 }

/**
 * The limits that were given; what is no positive number counts as not given.
 * @param given an object that inherits nothing: a page may have put limits on `Object.prototype`
 */
export function limitsOf(given: { [K in keyof Limits]?: unknown }): Limits {
  const limits = { ...DEFAULTS }
  for (const name of Object.keys(DEFAULTS) as (keyof Limits)[]) {
    const limit = given[name]
    if (typeof limit === 'number' && limit >= 0) limits[name] = limit
  }
  return limits
}
