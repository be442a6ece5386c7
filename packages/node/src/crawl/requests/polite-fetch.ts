import type { FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { HostLimiter } from './host-limiter.ts'
import type { ScanClock } from './scan-clock.ts'

/**
 * A fetcher that waits for its turn at the host and ends with the scan. It never rejects and never outlives the scan's
 * signal, even around a fetcher that breaks those promises.
 */
export function createPoliteFetch(fetch: PageFetcher, limiter: HostLimiter, clock: ScanClock): PageFetcher {
  return async (url, options) => {
    const host = URL.parse(url)?.host ?? ''
    const result = await limiter.run(host, clock.signal, () =>
      settled(() => fetch(url, { ...options, signal: clock.signal, deadline: clock.deadline }), url, clock.signal),
    )
    if (clock.ended() && (!result || (!result.ok && result.failure === 'aborted'))) return unfinished(url, clock)
    return result ?? unfinished(url, clock)
  }
}

function settled(task: () => Promise<FetchResult>, url: string, signal: AbortSignal): Promise<FetchResult> {
  return new Promise((resolve) => {
    const failed = (failure: 'aborted' | 'protocol', detail: string) =>
      resolve({ ok: false, url, failure, detail, redirects: [] })
    const onAbort = () => failed('aborted', 'The scan was stopped.')
    signal.addEventListener('abort', onAbort, { once: true })
    new Promise<FetchResult>((answer) => answer(task()))
      .then(resolve, () => failed('protocol', 'The fetcher failed.'))
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function unfinished(url: string, clock: ScanClock): FetchResult {
  return clock.ended() === 'deadline'
    ? {
        ok: false,
        url,
        failure: 'timeout',
        detail: 'The time for the scan was up before an answer came.',
        redirects: [],
      }
    : { ok: false, url, failure: 'aborted', detail: 'The scan was stopped.', redirects: [] }
}
