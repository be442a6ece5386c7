import { OperableError } from '@operable/core'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import { type BrowserFetcherOptions, createBrowserFetcher } from '../fetch/browser/browser-fetcher.ts'

/**
 * The browser of a scan that brought none: none for `never`, at once for `always`, with the first empty shell for `auto`.
 *
 * @throws OperableError `missing_dependency` for `always` without playwright-core or a browser.
 */
export async function createOwnRenderer(
  mode: RenderMode,
  options: BrowserFetcherOptions,
): Promise<PageFetcher | undefined> {
  if (mode === 'never') return undefined
  return mode === 'always' ? createBrowserFetcher(options) : createLazyRenderer(() => createBrowserFetcher(options))
}

/** Most scans need no browser. One that cannot be had is the reason that the evidence gives for an unrendered page. */
export function createLazyRenderer(create: () => Promise<PageFetcher>): PageFetcher {
  let started: Promise<PageFetcher> | undefined
  const render: PageFetcher = async (url, options) => {
    started ??= create()
    try {
      const browser = await started
      return await browser(url, options)
    } catch (error) {
      const detail = error instanceof OperableError ? error.message : 'The browser could not be started.'
      return { ok: false, url, failure: 'protocol', detail, redirects: [] }
    }
  }
  return Object.assign(render, {
    async close() {
      const browser = await started?.catch(() => undefined)
      await browser?.close?.()
    },
  })
}
