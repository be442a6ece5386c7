import { anySignal } from '../../any-signal.ts'
import type { FetchOptions, FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import type { AddressPolicy } from '../address/address-guard.ts'
import type { OwnCredentials } from '../address/site-credentials.ts'
import { MAX_BODY_BYTES } from '../answer/limit-body.ts'
import { failureOf } from '../failure/failure-of.ts'
import { FetchError } from '../failure/fetch-error.ts'
import { createSlots } from './browser-slots.ts'
import { checkedUrl, openEmpty, startBrowser } from './browser-start.ts'
import { createBrowserProcess } from './process/browser-process.ts'
import type { GateFailure } from './proxy/browser-gate.ts'
import type { LocalSite } from './proxy/local-forward.ts'
import { startVisitDeadline, type VisitDeadline } from './visit/browser-deadline.ts'
import { discardPage, endOnCrash, type OpenPage, openPage } from './visit/browser-page.ts'
import { responseOf } from './visit/browser-response.ts'
import { createSparePages } from './visit/browser-spare.ts'
import { createVisit, type VisitLimits } from './visit/browser-visit.ts'
import type { SettleOptions } from './visit/settle-options.ts'

/** Which browser shows pages, and how long it may take. */
export interface BrowserFetcherOptions {
  policy: AddressPolicy
  /** Sent with every request of the pages. */
  userAgent: string
  /** Default: CHROMIUM_PATH, else an installed Chromium, Chrome or Edge. */
  executablePath?: string
  /** Pages open at once. Default 2. */
  pages?: number
  /** Load images, media and fonts too, which changes nothing of what a page says. Default false. */
  loadAllFiles?: boolean
  /** Called for everything that a page asked for and did not get, refused requests included. */
  onFailure?: (failure: GateFailure) => void
  /** Resident memory of one page, in bytes (Linux). Default 1 GiB. */
  maxPageMemory?: number
  /** When a page counts as done. */
  settle?: Partial<SettleOptions>
  /** Sent with what the pages of their origin ask there, and nowhere else. Default: none. */
  credentials?: OwnCredentials
  /** Answers every request of the pages in the place of the network; the policy still decides what may be asked. */
  answer?: LocalSite
}

/** A fetcher that holds a browser until it is closed. */
export interface BrowserFetcher extends PageFetcher {
  close(): Promise<void>
}

// A fixed wait is too short for some pages and too long for most.
export const defaultSettle: SettleOptions = { quietMs: 100, patienceMs: 1_500, maxMs: 6_000 }

/**
 * A fetcher that shows each page in a real browser and answers with the document after its scripts ran (`rendered`).
 * Every request of the page, whatever starts it, passes the address policy and the gate (docs/browser-gate.md): `budget`
 * has what it shares with the rest of a scan. One browser process, started at the first call; a new context for each page. Never rejects; `HEAD`, `accept` and `retries` mean nothing to it.
 * Throws OperableError `missing_dependency` when playwright-core or a browser is not installed.
 */
export async function createBrowserFetcher(options: BrowserFetcherOptions): Promise<BrowserFetcher> {
  const { policy, userAgent, pages = 2, loadAllFiles = false, onFailure, credentials, answer } = options
  const browserProcess = await createBrowserProcess(options)
  const slots = createSlots(pages)
  const page = { purpose: 'read' as const, policy, userAgent, loadAllFiles, onFailure, credentials, answer }
  const spares = createSparePages((running) => openPage(running, page))
  const closing = new AbortController()
  const cleaning = new Set<Promise<void>>()

  async function fetch(text: string, given: FetchOptions = {}): Promise<FetchResult> {
    const signal = anySignal(closing.signal, given.signal)
    const attempt: Attempt = { redirects: [] }
    let release = () => {}
    try {
      release = await slots.take(signal).catch(() => {
        throw new FetchError('aborted', 'The request was stopped.')
      })
      return await visit(attempt, text, { ...given, signal })
    } catch (error) {
      const { failure, message } = failureOf(error)
      return { ok: false, url: text, failure, detail: message, redirects: attempt.redirects }
    } finally {
      // The answer does not wait for the cleaning up; the next page does.
      track(discard(attempt).then(release))
    }
  }

  async function visit(
    attempt: Attempt,
    text: string,
    given: FetchOptions & { signal: AbortSignal },
  ): Promise<FetchResult> {
    if (given.method === 'HEAD') throw new FetchError('protocol', 'A browser cannot request headers only.')
    const url = checkedUrl(text, policy)
    const { signal } = given
    await startBrowser(browserProcess, signal, given.deadline)
    const deadline = startVisitDeadline(timeLimit(given), signal)
    attempt.deadline = deadline
    attempt.opened = openEmpty(browserProcess, spares.take)
    const open = await deadline.race(attempt.opened)
    endOnCrash(open, deadline)
    open.proxy.begin({ mode: 'audit', url, signal, ...(given.budget ? { budget: given.budget } : {}) })
    const limits = limitsOf(given, { ...defaultSettle, ...options.settle })
    const { run, trail } = createVisit(url, open, { policy, deadline, limits })
    try {
      const visited = await deadline.race(run())
      return await deadline.race(responseOf(open.session, { url: text, redirects: trail.redirects(), visited }, limits))
    } finally {
      attempt.redirects = trail.redirects()
    }
  }

  function track(work: Promise<void>): void {
    cleaning.add(work)
    void work.finally(() => cleaning.delete(work))
  }

  return Object.assign(fetch, {
    async close() {
      closing.abort()
      await Promise.all(cleaning)
      await spares.close()
      await browserProcess.close()
    },
  })
}

/** What one call holds, to be given back whatever happens. */
interface Attempt {
  redirects: string[]
  deadline?: VisitDeadline
  opened?: Promise<OpenPage>
}

async function discard({ deadline, opened }: Attempt): Promise<void> {
  deadline?.stop()
  const open = await opened?.catch(() => undefined)
  if (open) await discardPage(open)
}

function timeLimit({ timeoutMs = 15_000, deadline = Number.POSITIVE_INFINITY }: FetchOptions): number {
  return Math.max(0, Math.min(timeoutMs, deadline - Date.now()))
}

function limitsOf(given: FetchOptions, settle: SettleOptions): VisitLimits {
  const { maxBytes = MAX_BODY_BYTES, onTooLarge = 'fail', maxRedirects = 10, picture } = given
  const maxRendered = Math.max(maxBytes, MAX_BODY_BYTES)
  return { maxBytes, maxRendered, onTooLarge, maxRedirects, settle, ...(picture === undefined ? {} : { picture }) }
}
