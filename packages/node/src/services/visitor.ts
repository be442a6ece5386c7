import { OperableError } from '@operable/core'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import type { BrowserFetcherOptions } from '../fetch/browser/browser-fetcher.ts'
import type { SafeFetch, SafeFetchOptions } from '../fetch/safe-fetch/safe-fetch.ts'
import { onceUntilFailure } from '../once-until-failure.ts'

// What visits sites is loaded with the first visit: a command that only reads the data file starts without it.

/** @throws OperableError `missing_dependency` as `createSafeFetch` */
export async function createOwnFetch(options: SafeFetchOptions): Promise<SafeFetch> {
  const { createSafeFetch } = await import('../fetch/safe-fetch/safe-fetch.ts')
  return createSafeFetch(options)
}

async function createBrowser(options: BrowserFetcherOptions): Promise<PageFetcher> {
  const { createBrowserFetcher } = await import('../fetch/browser/browser-fetcher.ts')
  return createBrowserFetcher(options)
}

/**
 * The browser for a scan that brings none: no browser for `never`, one right away for `always`, and for `auto` one that
 * starts with the first empty page.
 *
 * @throws OperableError `missing_dependency` for `always` without playwright-core or a browser.
 */
export async function createOwnRenderer(
  mode: RenderMode,
  options: BrowserFetcherOptions,
): Promise<PageFetcher | undefined> {
  if (mode === 'never') return undefined
  return mode === 'always' ? createBrowser(options) : createLazyRenderer(options)
}

/** The safe fetch, made for the first request, which rejects with OperableError `missing_dependency` if it cannot be made. */
export function createLazyFetch(options: SafeFetchOptions): PageFetcher {
  return onFirstUse(() => createOwnFetch(options))
}

/** The browser, started for the first page. If it cannot start, that is why a page is not rendered. */
export function createLazyRenderer(options: BrowserFetcherOptions): PageFetcher {
  return onFirstUse(() => createBrowser(options), 'The browser could not be started.')
}

/**
 * A fetcher that is made for its first request, and once; after a failure the next request tries again.
 *
 * @param unavailable what the evidence says if it cannot be made, unless the error has a sentence for people; without it,
 *   each request rejects with the error
 */
export function onFirstUse(create: () => Promise<PageFetcher>, unavailable?: string): PageFetcher {
  const start = onceUntilFailure(create)
  const visit: PageFetcher = async (url, options) => {
    try {
      const fetcher = await start()
      return await fetcher(url, options)
    } catch (error) {
      if (unavailable === undefined) throw error
      const detail = error instanceof OperableError ? error.message : unavailable
      return { ok: false, url, failure: 'protocol', detail, redirects: [] }
    }
  }
  return Object.assign(visit, {
    async close() {
      await (await start.take())?.close?.()
    },
  })
}
