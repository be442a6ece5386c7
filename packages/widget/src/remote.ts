// What a program that drives the page from outside puts into it, once for each document: the executor with all of its parts in
// one file, and the way of a run from page to page. Nothing of it has a name on the page, and whoever put it there alone keeps it.
import type { Tool } from '@operable/core/schema'
import { newId, now } from './flow/run.ts'
import { withoutAgain } from './input/again.ts'
import { brief } from './outcome/brief.ts'
import type { Noted } from './outcome/next-page.ts'
import type { Sign } from './outcome/signs.ts'
import { landing } from './parts/landing.ts'
import { waitingAt } from './run/next-step.ts'
import { runTool } from './run/run-tool.ts'
import type { LeftOutcome } from './site/left.ts'
import { pageBefore } from './site/page-before.ts'
import { arrived } from './site/receipt.ts'
import { leave, time } from './site/session.ts'
import { dialog } from './texts/en.ts'
import type { ApprovalRequest, Outcome, RunOptions } from './types.ts'
import { wholeExecutor } from './whole-executor.ts'

/** What a person is asked, as plain data. */
export interface Question extends Pick<ApprovalRequest, 'values' | 'url' | 'sentTo'> {
  reasons: string[]
  /** The same in sentences. */
  why: string[]
}

/** How one run goes. */
export interface RemoteRun {
  options: Omit<RunOptions, 'signal'>
  receiptId?: string
  /** Whether there is somebody to ask. */
  asks: boolean
  /** Its trigger led it to this page. */
  isThere?: boolean
  /** The receipt of another run that has sent this input, if nobody knows what became of it. */
  sentBefore?: string
}

/** What is heard of a run. */
export type RemoteNews =
  | { is: 'question'; question: Question }
  | { is: 'outcome'; outcome: Outcome; mayRepeat: boolean }

/** One run after the other on this page, seen from outside of it. */
export interface Remote {
  start(tool: Tool, input: unknown, run: RemoteRun): void
  /** Resolves with the next question, or with the outcome. */
  news(): Promise<RemoteNews>
  /** Answers the question. */
  decide(isAgreed: boolean): void
  /** Whether the submit button was pressed. */
  hasSent(): boolean
  /** Ends the run where it is. */
  stop(): void
}

/** What a page leaves of a run for the page that follows; whoever drives the browser takes it out of `sessionStorage` there. */
export type LeftByRemote =
  | { is: 'sent'; left: LeftOutcome; mayRepeat: boolean }
  /** Its trigger led away: the run begins there. */
  | { is: 'led'; input: Record<string, unknown>; receiptId: string; options: Omit<RunOptions, 'signal'> }

const KEY = 'remote'
const why: Readonly<Record<string, string>> = dialog

/** A remote for this page. */
export function createRemote(): Remote {
  wholeExecutor()
  const waiting: RemoteNews[] = []
  let hear: ((news: RemoteNews) => void) | undefined
  let answer: ((isAgreed: boolean) => void) | undefined
  let stopping = new AbortController()
  let hasSent = false
  const tell = (news: RemoteNews): void => {
    if (!hear) return void waiting.push(news)
    const heard = hear
    hear = undefined
    heard(news)
  }
  return {
    start(tool, given, { options, asks, isThere, sentBefore, receiptId = newId() }) {
      const { input, again } = withoutAgain(given, tool)
      let mayRepeat = true
      let left: Omit<LeftOutcome, 'outcome' | 'at' | 'carried'> | undefined
      hasSent = false
      stopping = new AbortController()
      const { signal } = stopping
      const over = new AbortController()
      const goesElsewhere = watchDestination(over.signal)
      const began = time()
      const owner = { websiteId: undefined, server: undefined, began, tool }
      void runTool(
        tool,
        input,
        { ...options, ...(again !== undefined && { again }), signal },
        {
          receiptId,
          since: now(),
          ...(isThere && { isThere }),
          ...(asks && { approve }),
          leaveRun: (request) => leaveRun(request),
          beforeSubmit(live, reads, target, noted) {
            hasSent = true
            mayRepeat &&= !!reads
            left = { ...owner, ...pageBefore(live, target, reads, noted as Noted), tool: live }
          },
          sentBefore: async () => sentBefore,
          left(outcome, carried) {
            const before = left ?? { ...owner, known: [], given: [], fields: '' }
            const value = { ...before, outcome, carried: carried as readonly Sign[], at: time() }
            // Another site's page could not take it, and it holds what was typed.
            if (!goesElsewhere()) leave(KEY, { is: 'sent', left: value, mayRepeat } satisfies LeftByRemote)
          },
        },
      ).then((outcome) => {
        over.abort()
        tell({ is: 'outcome', outcome: brief(outcome), mayRepeat })
      })
    },
    news() {
      const first = waiting.shift()
      return first ? Promise.resolve(first) : new Promise((resolve) => (hear = resolve))
    },
    decide: (isAgreed) => answer?.(isAgreed),
    hasSent: () => hasSent,
    stop: () => stopping.abort(),
  }

  function approve({ reasons, values, url, sentTo, signal }: ApprovalRequest): Promise<boolean> {
    const question = { reasons, why: reasons.map((each) => why[`why.${each}`] ?? each), values, url }
    tell({ is: 'question', question: { ...question, ...(sentTo && { sentTo }) } })
    return new Promise((resolve) => {
      answer = resolve
      signal.addEventListener('abort', () => resolve(false))
    })
  }
}

/** https://html.spec.whatwg.org/#navigateevent, where browsers have it */
interface Navigating extends Event {
  destination: { url: string }
}

/** Tells whether the page is leaving for another site. */
function watchDestination(signal: AbortSignal): () => boolean {
  const { navigation } = globalThis as { navigation?: EventTarget }
  let isElsewhere = false
  const note = (event: Event): void => {
    isElsewhere = URL.parse((event as Navigating).destination.url)?.origin !== location.origin
  }
  navigation?.addEventListener('navigate', note, { signal })
  return () => isElsewhere
}

function leaveRun({ input, receiptId, options }: Omit<LeftByRemote & { is: 'led' }, 'is'>): boolean {
  return leave(KEY, { is: 'led', input, receiptId, options } satisfies LeftByRemote)
}

/**
 * What this page says of a run that led to it.
 * @param isNext whether it is the page that followed the run, not one that came after that
 */
export async function judgeHere(left: LeftOutcome, isNext: boolean): Promise<Outcome> {
  wholeExecutor()
  const { final: _, ...arrival } = arrived(isNext ? left : { ...left, at: Number.POSITIVE_INFINITY })
  return brief(await landing.judged(arrival, left))
}

/** Whether a form of the tool of that id waits here for its next step. */
export function waits(id: string): boolean {
  return !!waitingAt({ tool: { id } })
}
