import type { Tool } from '@operable/core/schema'
import type { Before } from '../outcome/next-page.ts'
import type { Sign } from '../outcome/signs.ts'
import type { NavigationRequest, Outcome, RunOptions } from '../types.ts'
import { isNextAfter, leave, take, time } from './session.ts'

/** Of the widget that left something: the page that follows may have several. */
export interface Owner {
  /** Of the website; absent with a fixed list. */
  websiteId: string | undefined
}

/** Whether it was left by this widget, or one of the same website, with a tool of that id. */
export type IsOurs = (owner: Owner, tool: string) => boolean

/** A run that goes on where it led to. */
export interface PendingRun extends Owner {
  /** Id of the tool, by which it is found, and its name for the case that it is not. */
  tool: string
  name: string
  input: Record<string, unknown>
  receiptId: string
  options: Omit<RunOptions, 'signal'>
  /** When its trigger led away from a page, as `time` counts: the next page is its page, whatever its tool's address. */
  leftAt?: number | undefined
}

/**
 * Leaves a run for the page that follows.
 * @param leftAt of one whose trigger leads there
 */
export function leaveRun(run: Omit<NavigationRequest, 'signal'>, { websiteId }: Owner, leftAt?: number): boolean {
  const { tool, input, receiptId, options } = run
  const pending: PendingRun = { websiteId, tool: tool.id, name: tool.name, input, receiptId, options, leftAt }
  return leave('run', pending)
}

/**
 * The run that goes on here, if any. Where a trigger leads to nobody knows before: it goes on at the very next page only.
 */
export function takePendingRun(isOurs: IsOurs): PendingRun | undefined {
  const run = take<PendingRun>('run', (left) => isOurs(left, left.tool))
  return run?.leftAt && !isNextAfter(run.leftAt) ? undefined : run
}

/** What a page leaves of a run that it was left by, for the page that follows. */
export interface LeftOutcome extends Owner, Before {
  outcome: Outcome
  /** Of the run, to see whether its form is there again. */
  tool: Tool
  /** What of it the page that follows cannot see. */
  carried?: readonly Sign[]
  /** When the run began, and when the page went away, as `time` counts. */
  began: number
  at: number
  /** Address of the service. */
  server: string | undefined
}

export function leaveOutcome(left: Omit<LeftOutcome, 'at'>): void {
  leave('outcome', { ...left, at: time() } satisfies LeftOutcome)
}

export function takeOutcome(isOurs: IsOurs): LeftOutcome | undefined {
  const left = take<LeftOutcome>('outcome', (each) => isOurs(each, each.tool.id))
  // A clock that was set back meanwhile would make the run end before it began, which the service refuses.
  return left && { ...left, began: Math.min(left.began, time()) }
}
