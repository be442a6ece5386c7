import type { FetchFailure } from '@operable/core'
import type { RequestTurn, ScanBudget } from './scan-budget.ts'

/** Options of a single fetch. Every limit has a default that suits an HTML page. */
export interface FetchOptions {
  signal?: AbortSignal
  /** Decoded bytes after which reading stops. Default 5 MiB. */
  maxBytes?: number
  /** What to do at the limit: an error of class `too_large` (default), or what was read so far with `truncated: true`. */
  onTooLarge?: 'fail' | 'truncate'
  /** Redirects followed, each checked like a first request. Default 10. */
  maxRedirects?: number
  /**
   * Asked before a redirect is followed; false ends the call as `refused`, without a request to that address. A browser need not
   * ask: where it was led is in `finalUrl`. Default: everything that may be reached.
   */
  mayLead?: (url: string) => boolean
  /**
   * Waited for before each request that goes out, those after redirects included; without a turn the call ends as `aborted`. The
   * time does not count. A fetcher that keeps connections keeps them in the turn. One without a network need not ask. Default:
   * at once.
   */
  turnAt?: (url: string) => Promise<RequestTurn | undefined>
  /** From the first byte out to the last byte in, retries not included, in ms. Default 15,000. */
  timeoutMs?: number
  /** `Accept` header. Default prefers HTML. */
  accept?: string
  method?: 'GET' | 'HEAD'
  /** Attempts after the first for 429, 502, 503, 504 and broken connections. Default 1. */
  retries?: number
  /**
   * Moment (ms since the epoch) past which nothing of this call may reach, waits for a retry included: no attempt that
   * could only begin later is waited for. Default: none, so that only `signal` ends the waiting.
   */
  deadline?: number
  /** What a browser shares with the other requests of a scan, for those that a page makes. Default: nothing. */
  budget?: ScanBudget
  /** A browser answers with a picture of the first element that this selector finds, outlined. Default: without. */
  picture?: string
}

/** An HTTP response, whatever its status. */
export interface FetchResponse {
  ok: true
  /** As asked. */
  url: string
  /** After redirects. */
  finalUrl: string
  status: number
  /** Lower-case names; several values joined by `, `. At most 16 KiB together. */
  headers: Record<string, string>
  /** Decoded (content coding removed) bytes; those of a large answer in shared memory, so that a thread can read them. */
  body: Uint8Array
  truncated: boolean
  /** Each address that redirected, in order. */
  redirects: string[]
  /** Set by a browser: the document after scripts ran, already text. */
  rendered?: string
  /** Set by a browser where `rendered` has frames: each `iframe` in it, in the order of the document. */
  frames?: RenderedFrame[]
  /** Set by a browser: why the page went without something that it needs, so that `rendered` may say less than it would. */
  lacks?: string
  /** Set by a browser that was asked for one, where the element is there and is shown. */
  picture?: PagePicture
}

/** A part of a page as it looks, in WebP. */
export interface PagePicture {
  /** At most 60 KiB. */
  bytes: Uint8Array
  width: number
  height: number
}

/** A frame of a page as a browser shows it. */
export interface RenderedFrame {
  /** Of the `iframe`, resolved and without fragment; `about:srcdoc` with that attribute, `''` for neither. */
  src: string
  /** Large enough to hold a form, and not hidden by any style. */
  shown: boolean
  /** Address and base of its document; absent without `html`. */
  url?: string
  baseUrl?: string
  /** Its document after scripts ran: of the first few that are shown, that scripts of the page reach, and that have loaded. */
  html?: string
}

/** Why there is no answer. */
export interface FetchFailed {
  ok: false
  url: string
  failure: FetchFailure
  /** One sentence for people; never contains an internal address. */
  detail: string
  redirects: string[]
}

/** An answer, or why there is none. */
export type FetchResult = FetchResponse | FetchFailed

/**
 * Fetches one address. Never throws and never rejects: a failure is a result. The plain fetcher, the browser and the
 * fixture fetcher pass one conformance kit (`fetch/conformance.ts`).
 */
export interface PageFetcher {
  (url: string, options?: FetchOptions): Promise<FetchResult>
  /** Frees what the fetcher holds (connections, a browser). Calls after it, and running ones, fail as `aborted`. */
  close?(): Promise<void>
}
