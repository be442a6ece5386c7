import type { FetchOptions, FetchResult, PageFetcher } from '../src/contracts/page-fetcher.ts'

/** One answer of a test site: HTML, an answer in parts, or nothing for a 404. */
export type TestAnswer =
  | string
  | {
      status?: number
      type?: string
      headers?: Record<string, string>
      body?: string | Uint8Array
      to?: string
      /** What only a browser says: see `FetchResponse`. */
      lacks?: string
    }
  | { fail: Extract<FetchResult, { ok: false }>['failure'] }
  | undefined

export interface TestSiteOptions {
  /** Waits before an answer, in ms; the order of answers then differs from the order of questions. */
  delay?: (url: string) => number
  /** Sees every request. */
  onRequest?: (url: string, options: FetchOptions | undefined) => void
}

/** A fetcher over a function from address to answer: redirects followed, abort obeyed, no network. */
export function testSite(answer: (path: string, url: URL) => TestAnswer, options: TestSiteOptions = {}): PageFetcher {
  return async (url, fetchOptions) => {
    options.onRequest?.(url, fetchOptions)
    const ms = options.delay?.(url) ?? 0
    if (ms > 0 && !(await waited(ms, fetchOptions?.signal))) return failure(url, 'aborted')
    return follow(url, answer, fetchOptions?.maxRedirects ?? 10)
  }
}

/** A page with links. */
export function pageOf(title: string, links: readonly string[] = [], more = ''): string {
  const anchors = links.map((href) => `<li><a href="${href}">${href.replaceAll('"', '')}</a></li>`).join('')
  const text = `<p>The page about ${title} has enough text to be read without scripts, as a real page would have.</p>`
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${text.repeat(4)}<ul>${anchors}</ul>${more}</html>`
}

function follow(url: string, answer: (path: string, url: URL) => TestAnswer, hops: number): FetchResult {
  const redirects: string[] = []
  let current = new URL(url)
  for (;;) {
    const found = answer(current.pathname + current.search, current)
    const parts = typeof found === 'string' ? { body: found } : (found ?? { status: 404, body: '<h1>Not found</h1>' })
    if ('fail' in parts) return failure(url, parts.fail)
    if (parts.to === undefined) {
      const { status = 200, type = 'text/html; charset=utf-8', headers = {}, body = '' } = parts
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
      const answer = { status, headers: { 'content-type': type, ...headers }, body: bytes, truncated: false, redirects }
      const lacks = parts.lacks === undefined ? {} : { lacks: parts.lacks }
      return { ok: true, url, finalUrl: current.href, ...answer, ...lacks }
    }
    if (redirects.length >= hops) return failure(url, 'redirect')
    redirects.push(current.href)
    current = new URL(parts.to, current)
  }
}

function failure(url: string, kind: Extract<FetchResult, { ok: false }>['failure']): FetchResult {
  return { ok: false, url, failure: kind, detail: `The test answers with ${kind}.`, redirects: [] }
}

function waited(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
}
