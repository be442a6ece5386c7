import { forget, leave, take } from '../site/session.ts'
import type { Outcome } from '../types.ts'

const KEY = 'panel'

/** Leaves word of a run for the panel of the page that it may lead to. */
export function leaveWord(tool: string): void {
  leave(KEY, tool)
}

/** It ended on this page. */
export function forgetWord(): void {
  forget(KEY)
}

interface News {
  tool: string
  /** Absent: its run began. */
  outcome?: Outcome
}

interface Entry {
  follow(outcome: Outcome | undefined): void
}

/**
 * Whoever ran a tool in the panel of the page before sees in this one what becomes of it, as soon as that is known and
 * the list has the tool.
 * @param receipts of runs that led here, by now
 * @param open shows the panel and gives its entry of a tool, where the list has it
 * @returns to be told what runs here, and each time that the list is another one
 */
export function continued(
  receipts: readonly Outcome[],
  open: (tool: string) => Entry | undefined,
): (news?: News) => void {
  let left = take<string>(KEY)
  if (left) leaveWord(left) // the run may lead on
  const receipt = receipts.findLast(({ tool }) => tool === left)
  let latest: News | undefined = receipt && { tool: receipt.tool, outcome: receipt }
  let isTold = false
  return (news) => {
    if (left === undefined) return
    if (news?.tool === left) latest = news
    // What begins after that is another run, and the panel's own matter.
    if (isTold && latest && !latest.outcome) left = undefined
    const entry = latest && left && open(left)
    if (!latest || !entry) return
    isTold = true
    if (latest.outcome) forgetWord()
    entry.follow(latest.outcome)
    latest = undefined
  }
}
