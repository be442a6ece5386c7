import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { documentScript, quietScript } from './browser-scripts.ts'
import type { Traffic } from './browser-traffic.ts'
import type { SettleOptions } from './settle-options.ts'

export interface ShownDocument {
  html: string
  /** Characters before the cut. */
  length: number
  /** As the browser treats it, sniffed when the answer names none. */
  contentType: string
}

/**
 * Waits until the page is done: its requests answered and its tree quiet. No fixed waits: a page that is ready is taken
 * at once, one that shows nothing yet gets patience, and one that never rests is taken at the limit.
 */
export async function settle(session: CDPSession, traffic: Traffic, options: SettleOptions): Promise<void> {
  const begin = performance.now()
  const passed = (): number => performance.now() - begin
  while (passed() < options.maxMs) {
    const before = traffic.started()
    const left = options.maxMs - passed()
    const state = await evaluate<{ readable: boolean; parsed: boolean }>(session, quietScript(options.quietMs, left))
    if (state === undefined) await delay(20)
    if (!state?.parsed || traffic.busy() || traffic.started() !== before) continue
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
async function evaluate<T>(session: CDPSession, expression: string): Promise<T | undefined> {
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
