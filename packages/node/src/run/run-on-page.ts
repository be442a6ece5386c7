import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tool } from '@operable/core'
import { toolTitle } from '@operable/core/describe'
import type { AskPerson, RunOutcome } from '../contracts/run-outcome.ts'
import type { LivePage } from '../fetch/browser/visit/live-page.ts'
import { outcomeWithout } from './outcome.ts'
import {
  type LeftByRemote,
  type Remote,
  type RemoteNews,
  type RemoteRun,
  remoteKept,
  remoteOn,
  takeLeftScript,
} from './remote-script.ts'

/** How a tool is run on a page. */
export interface PageRunOptions extends Omit<RemoteRun, 'asks' | 'isThere'> {
  /** Asks a person; absent: a run that needs one ends as `needs_person`. */
  ask?: AskPerson | undefined
  /** Ends the run where it is. */
  signal?: AbortSignal | undefined
  /** Whether nothing more is to come of what was sent; a run that has sent ends then. */
  isOver?: (() => boolean) | undefined
}

/** What became of a run, and what only its caller needs. */
export interface PageRun {
  outcome: RunOutcome
  /** Nothing is lost when the same is done twice. */
  mayRepeat: boolean
}

/** Beside the run's own time: for the page that it leads to, and for answers of a machine that is busy. */
const SLACK_MS = 15_000
const DEADLINE_MS = 30_000
const LOOK_MS = 50
/** Pages one after the other that a run may lead to. */
const MOST_PAGES = 5

/**
 * Runs a tool on a page with the widget's executor, and follows it from page to page. Never rejects. Nothing of it stays on
 * the page but what a form that waits for its next step needs.
 */
export async function runOnPage(
  page: LivePage,
  tool: Tool,
  input: unknown,
  // Made here, so that a run has one also if its page goes away and cannot tell it. Without dashes, as the list of runs takes it.
  { ask, signal, isOver, receiptId = randomUUID().replaceAll('-', ''), ...options }: PageRunOptions,
): Promise<PageRun> {
  const run = { ...options, receiptId }
  const untold = (more: Omit<Parameters<typeof outcomeWithout>[1], 'receiptId'>): PageRun => ({
    outcome: outcomeWithout(tool.name, { receiptId, ...more }),
    mayRepeat: false,
  })
  let begin: { input: unknown; run: RemoteRun } | undefined = { input, run: { ...run, asks: ask !== undefined } }
  let left: (LeftByRemote & { is: 'sent' }) | undefined
  let isNext = false
  try {
    for (let pages = 0; pages < MOST_PAGES && !page.isClosed(); pages++) {
      if (begin) {
        const told = await follow(page, { tool, ask, signal, isOver, ...begin })
        if (told === 'unbegun') return untold(unbegun)
        if (told === 'late') return untold(unanswered)
        if (told !== 'left') return told
        begin = undefined
      } else if (left) {
        const outcome = await inTime(judged(page, left, isNext))
        if (outcome) return { outcome, mayRepeat: left.mayRepeat }
        isNext = false
      }
      const found = await inTime(leftOf(page))
      if (found?.is === 'led')
        begin = {
          input: found.input,
          run: { ...run, asks: ask !== undefined, receiptId: found.receiptId, isThere: true },
        }
      else if (found) {
        left = trusted(found)
        isNext = true
      }
      if (!begin && !left) return { outcome: landedElsewhere(tool.name, page, receiptId), mayRepeat: false }
    }
  } catch (error) {
    if (!page.isClosed()) return untold({ ...unanswered, message: firstLine(error) })
  }
  return left ? { outcome: left.left.outcome, mayRepeat: left.mayRepeat } : untold(gone)
}

/** Whether a form of the tool waits for its next step in the document that is open. */
export async function waitsOn(page: LivePage, { id }: Tool): Promise<boolean> {
  const waits = remoteKept(page)?.then((script) => script.evaluate((each, id) => each.waits(id), id))
  return waits ? inTime(waits).catch(() => false) : false
}

/** @throws Error for a page that stands still */
async function inTime<T>(asking: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = sleep(SLACK_MS, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error('The page stopped answering.')
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([asking, late])
  } finally {
    over.abort()
  }
}

const unbegun = {
  status: 'failed',
  code: 'timeout',
  message: 'the page does not answer; nothing was filled in or sent',
  sent: 'no',
} as const

const unanswered = {
  status: 'submitted_unverified',
  code: 'timeout',
  message: 'the page stopped answering; it may have been sent',
} as const

const gone = {
  status: 'submitted_unverified',
  code: 'internal',
  message: 'the page or its browser went away; it may have been sent',
} as const

interface Following {
  tool: Tool
  input: unknown
  run: RemoteRun
  ask: AskPerson | undefined
  signal: AbortSignal | undefined
  isOver: (() => boolean) | undefined
}

/** One run on one page, until it is over or its page has gone. */
async function follow(
  page: LivePage,
  { tool, input, run, ask, signal, isOver }: Following,
): Promise<PageRun | 'unbegun' | 'left' | 'late'> {
  const making = remoteOn(page).then((script) => script.evaluateHandle((each) => each.createRemote()))
  const remote = await inTime(making).catch(() => undefined)
  if (!remote) return 'unbegun'
  const stop = (): void => void remote.evaluate((each) => each.stop()).catch(() => undefined)
  const over = new AbortController()
  const limit = (run.options.deadlineMs ?? DEADLINE_MS) + (run.options.outcomeMs ?? 8_000) + SLACK_MS
  try {
    // The outcome is asked for before the page may go on: a browser delivers nothing to one that is on its way to another page.
    let hearing = remote.evaluate(
      (each, [tool, input, run]) => {
        each.start(tool, input, run)
        return each.news()
      },
      [tool, input, run] as const,
    )
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    void stopOnceOver(remote, stop, { isOver, signal: over.signal })
    for (;;) {
      const news = await Promise.race([
        hearing.catch(() => 'left' as const),
        sleep(limit, 'late' as const, { ref: false, signal: over.signal }).catch(() => 'late' as const),
      ])
      if (typeof news === 'string') return news
      if (news.is === 'outcome') return { outcome: news.outcome, mayRepeat: news.mayRepeat }
      hearing = remote.evaluate((each) => each.news())
      // The page waits for a person only so long, and then says so.
      const open = new AbortController()
      try {
        await Promise.race([answer(remote, news, { tool, ask, signal: open.signal }), hearing])
      } finally {
        open.abort()
      }
    }
  } catch {
    return 'left'
  } finally {
    over.abort()
    signal?.removeEventListener('abort', stop)
    remote.dispose().catch(() => undefined)
  }
}

/** What is typed may be held before it is sent, too: only what was sent is over. */
async function stopOnceOver(
  remote: { evaluate(run: (remote: Remote) => boolean): Promise<boolean> },
  stop: () => void,
  { isOver, signal }: { isOver: (() => boolean) | undefined; signal: AbortSignal },
): Promise<void> {
  while (isOver && !signal.aborted) {
    await sleep(LOOK_MS, undefined, { ref: false })
    if (!isOver() || !(await remote.evaluate((each) => each.hasSent()).catch(() => false))) continue
    return stop()
  }
}

async function answer(
  remote: { evaluate(run: (remote: Remote, isAgreed: boolean) => void, isAgreed: boolean): Promise<void> },
  { question }: RemoteNews & { is: 'question' },
  { tool, ask, signal }: Pick<Following, 'tool' | 'ask'> & { signal: AbortSignal },
): Promise<void> {
  const asked = { tool: tool.name, title: toolTitle(tool), ...question }
  const isAgreed = (await Promise.resolve(ask?.(asked, { signal })).catch(() => false)) === true
  await remote.evaluate((each, isAgreed) => each.decide(isAgreed), isAgreed)
}

/** What the page before has left for the one that is open now, taken away from there. */
async function leftOf(page: LivePage): Promise<LeftByRemote | undefined> {
  for (let tries = 0; tries < MOST_PAGES; tries++) {
    try {
      return await page.evaluate<LeftByRemote | undefined>(takeLeftScript)
    } catch (error) {
      // It goes on to another page at once.
      if (page.isClosed()) throw error
    }
  }
  return undefined
}

/** What a page can leave says at most that it was sent: a script of the page may have written it. */
function trusted(found: LeftByRemote & { is: 'sent' }): LeftByRemote & { is: 'sent' } {
  const { outcome } = found.left
  const isPlain = outcome.status === 'submitted_unverified' || outcome.status === 'failed'
  return isPlain
    ? found
    : { ...found, left: { ...found.left, outcome: { ...outcome, status: 'submitted_unverified' } } }
}

/** Nothing if that page was left, too. */
async function judged(
  page: LivePage,
  { left }: LeftByRemote & { is: 'sent' },
  isNext: boolean,
): Promise<RunOutcome | undefined> {
  const judging = remoteOn(page).then((script) =>
    script.evaluate((each, [left, isNext]) => each.judgeHere(left, isNext), [left, isNext] as const),
  )
  return judging.catch((error: unknown) => {
    if (page.isClosed()) throw error
    return undefined
  })
}

/** On another site the page before can leave nothing, and nothing is known of what it saw. */
function landedElsewhere(tool: string, page: LivePage, receiptId: string): RunOutcome {
  const { origin, pathname } = new URL(page.url())
  const evidence = [{ kind: 'navigation', detail: origin + pathname }]
  return { status: 'submitted_unverified', tool, evidence, trace: [], receiptId }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 200)
}
