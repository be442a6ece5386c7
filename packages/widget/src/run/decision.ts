import { LONGEST_TIMER_MS } from '../flow/longest-timer.ts'
import { failure } from '../flow/run.ts'
import type { ApprovalRequest, Approve } from '../types.ts'

// As they were at load: a page may replace them.
const { setTimeout, clearTimeout } = globalThis

/**
 * Asks a person, and waits as long as they may take. What asks is told by its signal when the question is over.
 * Throws the failure `aborted`, or `approval_required` when nobody has decided in time.
 */
export async function decision(approve: Approve, request: ApprovalRequest, limitMs: number): Promise<boolean> {
  const { signal } = request
  const over = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onAbort = (): void => reject(failure('aborted'))
  const onLimit = (): void => {
    const about = `nobody has decided within ${Math.round(limitMs / 1000)} s`
    reject(failure('approval_required', about, undefined, { status: 'needs_person' }))
  }
  signal.addEventListener('abort', onAbort)
  const timer = setTimeout(onLimit, Math.min(limitMs, LONGEST_TIMER_MS))
  try {
    const asked = approve({ ...request, signal: AbortSignal.any([signal, over.signal]) })
    return (await Promise.race([asked, ended])) === true
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    over.abort()
  }
}
