import type { Tool } from '@operable/core/schema'
import { failure } from '../flow/run.ts'
import type { Before } from '../outcome/next-page.ts'
import type { Sign } from '../outcome/signs.ts'
import { decision } from '../run/decision.ts'
import { limitsOf } from '../run/limits.ts'
import { isSamePage } from '../run/same-page.ts'
import type { ApprovalRequest, Approve, Navigate, NavigationRequest, Outcome, RunError, RunOptions } from '../types.ts'
import { isWebAddress } from './parse-tool-list.ts'
import { forget, isNextAfter, leave, take, time } from './session.ts'

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

/** How long a navigation may take to begin before it counts as refused, in milliseconds. */
const BEGIN_MS = 10_000
const LOOK_MS = 50

/**
 * Leads to the tool's page. A page of this origin takes the run over: what is left for it lives in `sessionStorage`, holds
 * no secret (no tool takes one as input), and is read once. Another origin cannot take anything over, so a person is
 * asked first, with the whole address, and the tool has to be run again there.
 */
export function navigator(approve: Approve, owner: Owner): Navigate {
  return async (request: NavigationRequest): Promise<RunError | undefined> => {
    const { tool, options, signal } = request
    const { pageUrl } = tool
    if (!isWebAddress(pageUrl)) return refused(`${pageUrl} is not a web address`)
    if (new URL(pageUrl).origin !== location.origin) {
      const question: ApprovalRequest = { tool, reasons: ['navigation'], values: [], url: pageUrl, signal }
      const isAgreed = await decision(approve, question, limitsOf(options).approvalMs)
      if (!isAgreed) return failure('approval_denied', `nobody agreed to open ${pageUrl}`).error
    } else if (!leaveRun(request, owner)) {
      return refused('the browser keeps nothing for the next page')
    }
    if (signal.aborted) {
      forget('run')
      return failure('aborted').error
    }
    location.assign(pageUrl)
    return whereItLed(pageUrl, signal)
  }
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

/**
 * Resolves with an error when the tool's page does not open; with nothing when this one is left, which may come back,
 * without its run, or when a router of the page draws the other one in its place
 * (https://html.spec.whatwg.org/#dom-navigateevent-intercept).
 */
function whereItLed(pageUrl: string, signal: AbortSignal): Promise<RunError | undefined> {
  return new Promise((resolve) => {
    const end = (error?: RunError): void => {
      clearInterval(looking)
      clearTimeout(timer)
      forget('run')
      resolve(error)
    }
    const looking = setInterval(() => isSamePage(pageUrl, location.href) && end(), LOOK_MS)
    const timer = setTimeout(() => end(refused('the page did not open')), BEGIN_MS)
    window.addEventListener('pagehide', () => {
      clearInterval(looking)
      clearTimeout(timer)
      resolve(undefined)
    })
    signal.addEventListener('abort', () => {
      window.stop()
      end(failure('aborted').error)
    })
  })
}

function refused(why: string): RunError {
  return failure('navigation_refused', why).error
}

/** What a page leaves of a run that it was left by, for the page that follows. */
export interface LeftOutcome extends Owner, Before {
  outcome: Outcome
  /** Of the run, to see whether its form is there again. */
  tool: Tool
  /** What of it the page that follows cannot see. */
  carried?: readonly Sign[]
  /** When the page went away, as `time` counts. */
  at: number
}

export function leaveOutcome(left: Omit<LeftOutcome, 'at'>): void {
  leave('outcome', { ...left, at: time() } satisfies LeftOutcome)
}

export function takeOutcome(isOurs: IsOurs): LeftOutcome | undefined {
  return take<LeftOutcome>('outcome', (left) => isOurs(left, left.tool.id))
}
