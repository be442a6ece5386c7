import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RunOutcome, RunQuestion } from '../contracts/run-outcome.ts'
import type { LiveHandle, LivePage } from '../fetch/browser/visit/live-page.ts'
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

/** What the widget's `remote.ts` exports, seen from outside the page. */
export interface RemoteScript {
  createRemote(): Remote
  /** What the page that is open tells of a run that led to it. */
  judgeHere(left: object, isNext: boolean): Promise<RunOutcome>
  /** Whether a form of the tool of that id waits there for its next step. */
  waits(id: string): boolean
}

let code: Promise<string> | undefined

/** The widget's `operable-remote.js`, which declares `remote`. */
function remoteCode(): Promise<string> {
  const { resolve } = createRequire(join(packageRoot(), 'package.json'))
  code ??= readFile(resolve('@operable/widget/operable-remote.js'), 'utf8')
  return code
}

const scripts = new WeakMap<LivePage, Promise<LiveHandle<RemoteScript>>>()

/**
 * The script in the document that is open. It is put there once: a form that waits for its next step is known to the script
 * that led to it.
 *
 * No name on the page leads to it: Playwright alone holds it, by a handle that goes with the document. It has to share the
 * page's world, since it wraps what the page sends with. So a hostile page can replace built-ins and see what runs through
 * them; it finds which of its own elements waits and what was typed there, and no approval: each call asks anew, of the live
 * page, right before its click.
 */
export function remoteOn(page: LivePage): Promise<LiveHandle<RemoteScript>> {
  const script = stillThere(scripts.get(page)).then(
    async (known) => known ?? page.evaluateHandle<RemoteScript>(`(() => { ${await remoteCode()}; return remote })()`),
  )
  scripts.set(page, script)
  return script
}

/** Nothing where its document has gone. */
async function stillThere(script: Promise<LiveHandle<RemoteScript>> | undefined) {
  try {
    const known = await script
    await known?.evaluate(() => undefined)
    return known
  } catch {
    return undefined
  }
}

/** The one that is there already. */
export function remoteKept(page: LivePage): Promise<LiveHandle<RemoteScript>> | undefined {
  return scripts.get(page)
}

/** Takes what the page before left of a run (`take` in the widget's `site/session.ts`), so that nothing of it stays. */
export const takeLeftScript = `(() => {
  try {
    const key = 'operable:remote', text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text ? JSON.parse(text).value : undefined
  } catch {}
})()`
