import { type FetchFailure, OperableError } from '@operable/core'
import type { FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { HostLimiter, RequestTurn, ScanBudget } from '../../contracts/scan-budget.ts'
import { createHostLimiter } from '../../fetch/budget/host-limiter.ts'
import type { ScanClock } from './scan-clock.ts'

type TurnOf = (host: string) => Promise<RequestTurn | undefined>

/**
 * A fetcher that waits for its turn at the host and ends with the scan. It never rejects and never outlives the scan's
 * signal, even around a fetcher that breaks those promises. A fault of our own ends the scan with its error: it is no
 * answer of the site.
 */
export function createPoliteFetch(fetch: PageFetcher, limiter: HostLimiter, clock: ScanClock): PageFetcher {
  const { signal, deadline } = clock
  const noTurn = (error: unknown) => {
    clock.fail(error)
    return undefined
  }
  return async (url, options) => {
    const host = URL.parse(url)?.host ?? ''
    const ask = async (turnOf: TurnOf) => {
      // Where a redirect has led.
      let at = host
      const turnAt = (next: string) => {
        at = new URL(next).host
        return turnOf(at).catch(noTurn)
      }
      const result = await fetch(url, { ...options, signal, deadline, turnAt })
      // Were this process to stand still, what it asked a host that never ends its answers would stay open while others go on there.
      limiter.trust(at, result.ok)
      return result
    }
    const answer = (turnOf: TurnOf) => settled(() => ask(turnOf), url, clock)
    const result = await limiter.run(host, signal, answer).catch(noTurn)
    if (clock.ended() && (!result || (!result.ok && result.failure === 'aborted'))) return unfinished(url, clock)
    return result ?? unfinished(url, clock)
  }
}

/** After so many requests in a row that a host let run out of time, it is not asked again: each one more takes as long. */
const UNANSWERED = 3
const NOT_ASKED = `Not requested: the server had not responded to the last ${UNANSWERED} requests in time.`

/** A fetcher that leaves a host alone that has stopped responding. */
export function whileAnswered(fetch: PageFetcher): PageFetcher {
  const unanswered = new Map<string, number>()
  return async (url, options) => {
    const host = URL.parse(url)?.host ?? ''
    const count = () => unanswered.get(host) ?? 0
    if (count() >= UNANSWERED) return failed(url, 'timeout', NOT_ASKED)
    const result = await fetch(url, options)
    unanswered.set(host, !result.ok && result.failure === 'timeout' ? count() + 1 : 0)
    return result
  }
}

/**
 * The same for a browser. A page has a turn of its own: it must not hold one that its requests wait for.
 *
 * @param perHost pages of one host open at one time
 */
export function createPoliteBrowser(
  browser: PageFetcher,
  { budget, perHost, clock }: { budget: ScanBudget; perHost: number; clock: ScanClock },
): PageFetcher {
  return createPoliteFetch((url, options) => browser(url, { ...options, budget }), createHostLimiter(perHost), clock)
}

/** The answer, or the failure that stands for a rejection, or for an answer that the signal did not wait for. */
function settled(ask: () => Promise<FetchResult>, url: string, { signal, fail }: ScanClock): Promise<FetchResult> {
  return new Promise((resolve) => {
    const onAbort = () => resolve(failed(url, 'aborted', 'The scan was stopped.'))
    signal.addEventListener('abort', onAbort, { once: true })
    ask()
      .then(resolve, (error: unknown) => {
        if (error instanceof OperableError) fail(error)
        resolve(failed(url, 'protocol', 'The fetcher failed.'))
      })
      .finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function unfinished(url: string, clock: ScanClock): FetchResult {
  return clock.ended() === 'deadline'
    ? failed(url, 'timeout', 'The time for the scan ran out before the site responded.')
    : failed(url, 'aborted', 'The scan was stopped.')
}

function failed(url: string, failure: FetchFailure, detail: string): FetchResult {
  return { ok: false, url, failure, detail, redirects: [] }
}
