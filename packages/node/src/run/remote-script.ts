import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RunOutcome, RunQuestion } from '../contracts/run-outcome.ts'
import { packageRoot } from '../package-root.ts'

/** How one run goes: `RemoteRun` of the widget's `remote.ts`. */
export interface RemoteRun {
  options: { deadlineMs?: number; stepMs?: number; outcomeMs?: number; approvalMs?: number; again?: boolean }
  receiptId?: string
  asks: boolean
  isThere?: boolean
  sentBefore?: string
}

/** What is heard of a run. */
export type RemoteNews =
  | { is: 'question'; question: Omit<RunQuestion, 'tool' | 'title'> }
  | { is: 'outcome'; outcome: RunOutcome; mayRepeat: boolean }

/** The widget's `Remote`, seen from outside the page. */
export interface Remote {
  start(tool: object, input: unknown, run: RemoteRun): void
  news(): Promise<RemoteNews>
  decide(isAgreed: boolean): void
  hasSent(): boolean
  stop(): void
}

/** What a page left of a run: `LeftByRemote` of the widget's `remote.ts`. */
export type LeftByRemote =
  | { is: 'sent'; left: object & { outcome: RunOutcome }; mayRepeat: boolean }
  | { is: 'led'; input: Record<string, unknown>; receiptId: string; options: RemoteRun['options'] }

let code: Promise<string> | undefined

/** The widget's `operable-remote.js`, which declares `remote`. */
function remoteCode(): Promise<string> {
  const { resolve } = createRequire(join(packageRoot(), 'package.json'))
  code ??= readFile(resolve('@operable/widget/operable-remote.js'), 'utf8')
  return code
}

/** An expression that gives a `Remote` in the page in which it is evaluated, and leaves no name there. */
export async function remoteScript(): Promise<string> {
  return `(() => { ${await remoteCode()}; return remote.createRemote() })()`
}

/** An expression that gives the `RunOutcome` that the page which is open tells of a run that led to it. */
export async function judgeScript(left: object, isNext: boolean): Promise<string> {
  return `(() => { ${await remoteCode()}; return remote.judgeHere(${JSON.stringify(left)}, ${isNext}) })()`
}

/** Takes what the page before left of a run (`take` in the widget's `site/session.ts`), so that nothing of it stays. */
export const takeLeftScript = `(() => {
  try {
    const key = 'operable:remote', text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? JSON.parse(text).value : undefined
  } catch {}
})()`
