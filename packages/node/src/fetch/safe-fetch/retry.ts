import { setTimeout as sleep } from 'node:timers/promises'
import fetchRetry from 'fetch-retry'
import type { FetchOptions, FetchResult } from '../../contracts/page-fetcher.ts'
import { LONGEST_WAIT_MS, retryAfterMs } from '../answer/retry-after.ts'

/** One attempt's result, and whether its connection broke while in use. */
export interface Attempt {
  result: FetchResult
  broken: boolean
}

type AttemptFetch = (url: string, options: FetchOptions) => Promise<Attempt>

const retriedStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])

/**
 * Repeats attempts that may succeed a moment later: busy answers and broken connections, for GET and HEAD only, which
 * all of ours are. Waits as `Retry-After` asks, else `baseDelayMs`, doubled each time. A wait over 60 s or past
 * `options.deadline` is not begun: the answer at hand is the result. The caller's signal ends a wait at once.
 */
export function withRetries(
  attempt: AttemptFetch,
  baseDelayMs: number,
): (url: string, options: FetchOptions) => Promise<FetchResult> {
  const retrying = fetchRetry(attempt)
  return async (url, options) => {
    const { retries = 1, signal, deadline = Number.POSITIVE_INFINITY } = options
    let last: Attempt | undefined
    try {
      // The wait is inside retryOn, not retryDelay, because only there it can be ended early.
      const { result } = await retrying(url, {
        ...options,
        retryDelay: 0,
        async retryOn(count: number, _error: Error | null, response: Attempt | null) {
          last = response ?? last
          if (!response || count >= retries || !isWorthRetrying(response)) return false
          const wait = waitFor(response.result, baseDelayMs * 2 ** count)
          if (wait > LONGEST_WAIT_MS || Date.now() + wait >= deadline) return false
          await sleep(wait, undefined, signal ? { signal } : {})
          return true
        },
      })
      return result
    } catch {
      return {
        ok: false,
        url,
        failure: 'aborted',
        detail: 'The request was stopped.',
        redirects: last?.result.redirects ?? [],
      }
    }
  }
}

function isWorthRetrying({ result, broken }: Attempt): boolean {
  return result.ok ? retriedStatuses.has(result.status) : broken
}

function waitFor(result: FetchResult, fallback: number): number {
  return (result.ok ? retryAfterMs(result.headers['retry-after'], Date.now()) : undefined) ?? fallback
}
