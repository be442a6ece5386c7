import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import type { RenderedFrame } from '../../../contracts/page-fetcher.ts'
import { documentScript, quietScript } from './browser-scripts.ts'
import type { Traffic } from './browser-traffic.ts'
import type { SettleOptions } from './settle-options.ts'

export interface ShownDocument {
  html: string
  /** Characters before the cut. */
  length: number
  /** As the browser treats it, sniffed when the answer names none. */
  contentType: string
  frames: RenderedFrame[]
}

/** What a page that loads is judged by. */
export interface PageSigns {
  traffic: Traffic
  /** In ms; it stands still while requests that the page needs wait for their turn. */
  clock: () => number
  isWaiting: () => boolean
}

/**
 * Waits until the page is done: its requests answered and its tree quiet. No fixed waits: a page that is ready is taken
 * at once, one that shows nothing yet gets patience, and one that never rests is taken at the limit. That is a limit of
 * the page's own time, and of twice as much in all.
 */
export async function settle(session: CDPSession, signs: PageSigns, options: SettleOptions): Promise<void> {
  const { traffic, clock, isWaiting } = signs
  const begin = clock()
  const end = performance.now() + 2 * options.maxMs
  const passed = (): number => clock() - begin
  while (passed() < options.maxMs && performance.now() < end) {
    const before = traffic.started()
    const left = options.maxMs - passed()
    const script = quietScript(options.quietMs, left, options.patienceMs)
    const state = await evaluate<{ readable: boolean; parsed: boolean }>(session, script)
    if (state === undefined) await delay(20)
    if (!state?.parsed || traffic.busy() || isWaiting() || traffic.started() !== before) continue
    if (state.readable || passed() >= options.patienceMs) return
  }
}

/** The document as it is now. */
export async function readDocument(session: CDPSession, maxLength: number): Promise<ShownDocument | undefined> {
  return evaluate<ShownDocument>(session, documentScript(maxLength))
}

/**
 * Runs a script in a world of its own in the main frame. A navigation meanwhile gives `undefined`: ask again.
 */
export async function evaluate<T>(session: CDPSession, expression: string): Promise<T | undefined> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = { frameId: frameTree.frame.id, worldName: 'operable' }
  try {
    const { executionContextId } = await session.send('Page.createIsolatedWorld', world)
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
      awaitPromise: true,
      returnByValue: true,
    })
    return exceptionDetails ? undefined : (result.value as T)
  } catch {
    return undefined
  }
}
