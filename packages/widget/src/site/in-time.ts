import { LONGEST_TIMER_MS } from '../flow/longest-timer.ts'
import type { ErrorCode } from '../types.ts'

/** What is being loaded, or the code of why a run cannot wait for it any longer. */
export function inTime<Loaded extends object>(
  loading: Promise<Loaded>,
  signal: AbortSignal,
  ms: number,
): Promise<Loaded | ErrorCode> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER_MS), 'timeout')
    const onAbort = () => resolve('aborted')
    signal.addEventListener('abort', onAbort)
    loading.then(resolve, () => resolve('executor_unavailable')).finally(() => clearTimeout(timer))
    if (signal.aborted) onAbort()
  })
}
