import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { anySignal } from '../../any-signal.ts'
import type { FetchOptions, PagePicture, RenderedFrame } from '../../contracts/page-fetcher.ts'
import { withoutFragment } from '../address/without-fragment.ts'
import { MAX_BODY_BYTES } from '../answer/limit-body.ts'
import { failureOf } from '../failure/failure-of.ts'
import { FetchError } from '../failure/fetch-error.ts'
import { type BrowserFetcherOptions, defaultSettle } from './browser-fetcher.ts'
import { createSlots } from './browser-slots.ts'
import { checkedUrl, openEmpty, startBrowser } from './browser-start.ts'
import { createBrowserProcess } from './process/browser-process.ts'
import { whileConnected } from './process/browser-within.ts'
import type { BrowserProxy } from './proxy/browser-proxy.ts'
import { startVisitDeadline, type VisitDeadline } from './visit/browser-deadline.ts'
import { discardPage, endOnCrash, type OpenPage, openPage } from './visit/browser-page.ts'
import { readDocument } from './visit/browser-settle.ts'
import { createVisit, type VisitLimits } from './visit/browser-visit.ts'
import { takePicture } from './visit/form-picture.ts'

/** A page that is open and has settled. Nothing is sealed yet: call `proxy.sealWith` before anything is typed. */
export interface ProofPage {
  page: Page
  context: BrowserContext
  /** Of `page`. */
  session: CDPSession
  proxy: BrowserProxy
  /** Where the address led, without a fragment. */
  url: string
  status: number
  /** Of the answer. */
  headers: Record<string, string>
  /**
   * The document as it is now, marked as the fetcher's `rendered` is; empty while it is on its way to another one. Rejects when the page
   * does not answer for 10 s.
   */
  html(): Promise<string>
  /** The same with the frames in it, in the order of the document. */
  shown(): Promise<{ html: string; frames: RenderedFrame[] }>
  /** Of the one element, if it is shown. */
  picture(selector: string): Promise<PagePicture | undefined>
  /** Seals and closes everything that belongs to the page, and lets the next one open. */
  discard(): Promise<void>
}

/** How pages are opened whose forms are tried. */
export interface ProofPagesOptions extends Omit<BrowserFetcherOptions, 'loadAllFiles'> {
  /** Runs in each document before its own scripts. */
  initScript?: string
  /** Shows the browser's windows. Default false. */
  headed?: boolean
}

type OpenOptions = Pick<FetchOptions, 'signal' | 'timeoutMs' | 'budget'>

/** Opens pages whose forms are tried. */
export interface ProofPages {
  /** Waits for its turn, and then at most `timeoutMs` (default 30,000) for the page. Rejects with FetchError. */
  open(url: string, options?: OpenOptions): Promise<ProofPage>
  close(): Promise<void>
}

/** A page that does not answer for so long does not answer any more. */
const ANSWER_MS = 10_000
/** Resident memory of one page. */
const PAGE_MEMORY = 512 * 1024 ** 2

/**
 * A browser that opens pages as they are, with all of their files, and leaves them open. Everything still passes the address
 * policy and the gate (docs/browser-gate.md), in mode `audit` until the page is sealed. Throws OperableError
 * `missing_dependency` when playwright-core or a browser is not installed.
 */
export async function createProofPages(options: ProofPagesOptions): Promise<ProofPages> {
  const { policy, userAgent, pages = 2, onFailure, credentials, answer, initScript } = options
  const browserProcess = await createBrowserProcess({ maxPageMemory: PAGE_MEMORY, ...options })
  const slots = createSlots(pages)
  const page = {
    purpose: 'prove' as const,
    policy,
    userAgent,
    loadAllFiles: true,
    onFailure,
    credentials,
    answer,
    initScript,
  }
  const limits: VisitLimits = {
    maxBytes: MAX_BODY_BYTES,
    maxRendered: MAX_BODY_BYTES,
    onTooLarge: 'truncate',
    maxRedirects: 10,
    settle: { ...defaultSettle, ...options.settle },
  }
  const closing = new AbortController()
  const living = new Set<() => Promise<void>>()

  async function open(text: string, given: OpenOptions = {}): Promise<ProofPage> {
    const { timeoutMs = 30_000, budget } = given
    const signal = anySignal(closing.signal, given.signal)
    const release = await slots.take(signal).catch((error: unknown) => {
      throw failureOf(error)
    })
    let deadline: VisitDeadline | undefined
    let opening: Promise<OpenPage> | undefined
    const discard = once(async () => {
      const opened = await opening?.catch(() => undefined)
      if (opened) await discardPage(opened)
      living.delete(discard)
      release()
    })
    living.add(discard)
    try {
      const url = checkedUrl(text, policy)
      await startBrowser(browserProcess, signal)
      deadline = startVisitDeadline(timeoutMs, signal)
      opening = openEmpty(browserProcess, (running) => openPage(running, page))
      const opened = await deadline.race(opening)
      endOnCrash(opened, deadline)
      opened.proxy.begin({ mode: 'audit', url, signal, ...(budget ? { budget } : {}) })
      const { load, document } = await deadline.race(createVisit(url, opened, { policy, deadline, limits }).run())
      if (!document) throw new FetchError('protocol', 'The address does not show a page.')
      const { url: shown, status = 0, headers } = load
      return proofPage(opened, { url: withoutFragment(shown), status, headers, discard })
    } catch (error) {
      void discard()
      throw failureOf(error)
    } finally {
      deadline?.stop()
    }
  }

  return {
    open,
    async close() {
      closing.abort()
      await Promise.all([...living].map((discard) => discard()))
      await browserProcess.close()
    },
  }
}

function proofPage(
  { page, context, session, proxy, running }: OpenPage,
  known: Pick<ProofPage, 'url' | 'status' | 'headers' | 'discard'>,
): ProofPage {
  const shown: ProofPage['shown'] = async () => {
    const { html = '', frames = [] } =
      (await whileConnected(running.browser, ANSWER_MS, readDocument(session, MAX_BODY_BYTES))) ?? {}
    return { html, frames }
  }
  return {
    ...{ page, context, session, proxy },
    ...known,
    shown,
    html: async () => (await shown()).html,
    picture: (selector) => takePicture(session, selector),
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
