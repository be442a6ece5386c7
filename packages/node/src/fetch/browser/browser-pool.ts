import { OperableError } from '@operable/core'
import type { PageFetcher } from '../../contracts/page-fetcher.ts'
import { createSlots } from './browser-slots.ts'

/** How much of the browser a process uses. */
export interface BrowserPoolOptions {
  /** Pages open at once. Default: 2. */
  pages?: number
  /** How many may wait for a page before `requireRoom` refuses. Default: 20. */
  queue?: number
}

/** The pages of the browser, shared by everything in a process that needs one. */
export interface BrowserPool {
  /** The same fetcher, each of whose visits takes a page. */
  share(browser: PageFetcher): PageFetcher
  /**
   * Runs work that keeps a page for minutes. One such piece runs at a time, so that visits find another page.
   * @param signal ends the waiting; the promise then rejects with its reason
   */
  hold<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
  /** Runs work that keeps a page for as long as a visit does. @param signal ends the waiting */
  brief<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>
  /** Asked before work that somebody waits for. @throws OperableError `rate_limited` if too many wait already */
  requireRoom(): void
  state(): { pages: number; busy: number; waiting: number; queue: number }
}

export function createBrowserPool({ pages = 2, queue = 20 }: BrowserPoolOptions = {}): BrowserPool {
  const slots = createSlots(pages)
  const long = createSlots(1)
  const waiting = () => slots.waiting() + long.waiting()

  return {
    share(browser) {
      const visit: PageFetcher = async (url, options) => {
        let release: () => void
        try {
          release = await slots.take(options?.signal)
        } catch {
          return { ok: false, url, failure: 'aborted', detail: 'The request was stopped.', redirects: [] }
        }
        try {
          return await browser(url, options)
        } finally {
          release()
        }
      }
      const { close } = browser
      return close ? Object.assign(visit, { close: () => close() }) : visit
    },
    async hold(signal, work) {
      const releases = [await long.take(signal)]
      try {
        releases.push(await slots.take(signal))
        return await work()
      } finally {
        for (const release of releases) release()
      }
    },
    async brief(signal, work) {
      const release = await slots.take(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
    requireRoom() {
      if (waiting() < queue) return
      throw new OperableError('rate_limited', `${waiting()} pages are waiting for the browser. Try again later.`)
    },
    state: () => ({ pages, busy: slots.busy(), waiting: waiting(), queue }),
  }
}
