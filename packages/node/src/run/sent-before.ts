import type { PageRun } from './run-on-page.ts'

/** What was sent and is not known to have been taken or refused, for ten minutes. Of an input only its text as a key is kept. */
export interface SentBefore {
  /** The receipt of the run that has sent the same. */
  find(tool: string, input: unknown): string | undefined
  note(tool: string, input: unknown, run: PageRun): void
}

// A second order costs more than a missed one.
const LIFE_MS = 600_000
/** The oldest are forgotten. */
const MOST = 100

export function sentBefore(now: () => number = Date.now): SentBefore {
  const sent = new Map<string, { receiptId: string; at: number }>()
  return {
    find(tool, input) {
      const known = sent.get(keyOf(tool, input))
      return known && now() - known.at < LIFE_MS ? known.receiptId : undefined
    },
    note(tool, input, { outcome, mayRepeat }) {
      const key = keyOf(tool, input)
      const { status, error, receiptId } = outcome
      // A refusal to send twice says nothing new.
      if (error?.code === 'already_sent') return
      if (status === 'submitted_unverified' && !mayRepeat) sent.set(key, { receiptId, at: now() })
      else if (status === 'confirmed' || status === 'rejected') sent.delete(key)
      const [oldest] = sent.keys()
      if (sent.size > MOST) sent.delete(oldest!)
    },
  }
}

/** Runs of the same tool with the same input that go on at the same time are one: all who ask get its outcome. */
export function oncePerInput<Result>(): (tool: string, input: unknown, work: () => Promise<Result>) => Promise<Result> {
  const going = new Map<string, Promise<Result>>()
  return (tool, input, work) => {
    const key = keyOf(tool, input)
    const known = going.get(key)
    if (known) return known
    const run = work().finally(() => going.delete(key))
    going.set(key, run)
    return run
  }
}

/** The same for the same values, in whatever order they stand. */
function keyOf(tool: string, input: unknown): string {
  const { again: _, ...values } = typeof input === 'object' && input !== null ? (input as { again?: unknown }) : {}
  return JSON.stringify([tool, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))])
}

/** The values of a step with those of the steps before it. */
export function withValues(before: unknown, given: unknown): unknown {
  return isValues(before) && isValues(given) ? { ...before, ...given } : given
}

function isValues(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
