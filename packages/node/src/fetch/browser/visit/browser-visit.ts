import type { PagePicture } from '../../../contracts/page-fetcher.ts'
import type { AddressPolicy } from '../../address/address-guard.ts'
import { isRedirect } from '../../address/redirect.ts'
import { FetchError } from '../../failure/fetch-error.ts'
import type { VisitDeadline } from './browser-deadline.ts'
import { type DocumentLoad, type DocumentTrail, watchDocuments } from './browser-documents.ts'
import { browserFailure } from './browser-failure.ts'
import type { OpenPage } from './browser-page.ts'
import { readDocument, type ShownDocument, settle } from './browser-settle.ts'
import { type Traffic, watchTraffic } from './browser-traffic.ts'
import { showAllFiles, takePicture } from './form-picture.ts'
import type { SettleOptions } from './settle-options.ts'

export interface VisitLimits {
  /** Decoded bytes of the document. */
  maxBytes: number
  /** Characters of the document after its scripts ran. */
  maxRendered: number
  onTooLarge: 'fail' | 'truncate'
  /** Of server and page together. */
  maxRedirects: number
  settle: SettleOptions
  /** Selector of what a picture is taken of. */
  picture?: string
}

/** What a visit came to. Without `document` the answer was one that a browser shows nothing of. */
export interface Visited {
  load: DocumentLoad
  document?: ShownDocument
  /** There was a body, and the browser did not load it: a file to be saved. */
  withheld?: boolean
  /** Why the document may say less than it would: see `FetchResponse.lacks`. */
  lacks?: string
  picture?: PagePicture
}

/** Decoded bytes of a page with all of its files. */
const MAX_PAGE_BYTES = 50 * 1024 * 1024

interface VisitRules {
  policy: AddressPolicy
  deadline: VisitDeadline
  limits: VisitLimits
}

export interface Visit {
  /** Goes there, waits until the page is done, and reads it. Rejects with FetchError. */
  run(): Promise<Visited>
  trail: DocumentTrail
}

/** One visit of one address by one page. */
export function createVisit(
  url: string,
  { session, proxy }: OpenPage,
  { policy, deadline, limits }: VisitRules,
): Visit {
  const clock = (): number => performance.now() - proxy.waitedMs()
  const traffic: Traffic = watchTraffic(session, clock, watch)
  const trail: DocumentTrail = watchDocuments(session, watch)
  let checked = 0

  function watch(): void {
    const visited = trail.visited()
    for (; checked < visited.length; checked += 1) {
      const refusal = policy.checkUrl(visited[checked] as string)
      if (refusal) deadline.end(new FetchError(refusal.failure, refusal.reason))
    }
    const broken = trail.shown()?.error
    // Aborted is what a page is that stopped its own loading.
    if (broken !== undefined && broken !== 'net::ERR_ABORTED') deadline.end(failure(broken))
    const exceeded = limitExceeded(trail, traffic, limits)
    if (exceeded) deadline.end(exceeded)
  }

  async function run(): Promise<Visited> {
    if (limits.picture !== undefined) await showAllFiles(session)
    const { errorText } = await session.send('Page.navigate', { url })
    if (errorText) return answerWithoutDocument(errorText)
    for (;;) {
      await settle(session, { traffic, clock, isWaiting: proxy.isWaiting }, limits.settle)
      const load = trail.shown()
      if (!load) throw failure(trail.last()?.error ?? '')
      if (load.state === 'loading') continue
      if (isRedirect(load.status ?? 0)) throw noTarget()
      const document = await readDocument(session, limits.maxRendered)
      if (!document || trail.shown() !== load) continue
      if (document.length > limits.maxRendered && limits.onTooLarge === 'fail') throw tooLarge()
      const lacks = proxy.why()
      const picture = limits.picture === undefined ? undefined : await takePicture(session, limits.picture)
      return { load, document, ...(lacks === undefined ? {} : { lacks }), ...(picture && { picture }) }
    }
  }

  /** 204 and 205, downloads, and errors without a body are answers, though the browser shows nothing. */
  function answerWithoutDocument(errorText: string): Visited {
    const last = trail.last()
    const answered = errorText === 'net::ERR_ABORTED' || errorText === 'net::ERR_HTTP_RESPONSE_CODE_FAILURE'
    if (answered && last?.status !== undefined && !proxy.failureOf(last.url)) {
      if (isRedirect(last.status)) throw noTarget()
      return { load: last, withheld: errorText === 'net::ERR_ABORTED' && last.status !== 204 && last.status !== 205 }
    }
    throw failure(errorText)
  }

  function failure(errorText: string): FetchError {
    const known = proxy.failureOf(trail.last()?.url ?? url)
    return known ? new FetchError(known.failure, known.detail) : browserFailure(errorText)
  }

  return { run, trail }
}

function limitExceeded(trail: DocumentTrail, traffic: Traffic, limits: VisitLimits): FetchError | undefined {
  if (trail.circular()) return new FetchError('redirect', 'The address redirects in a loop.')
  if (trail.visited().length - 1 > limits.maxRedirects) {
    return new FetchError('redirect', `The address redirects more than ${limits.maxRedirects} times.`)
  }
  if (limits.onTooLarge === 'fail' && (trail.last()?.bytes ?? 0) > limits.maxBytes) return tooLarge()
  if (traffic.bytes() > MAX_PAGE_BYTES) return new FetchError('too_large', 'The page and its files are too large.')
  return undefined
}

function noTarget(): FetchError {
  return new FetchError('redirect', 'The redirect has no target.')
}

function tooLarge(): FetchError {
  return new FetchError('too_large', 'The page is too large.')
}
