import type { FetchOptions, FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import { followRedirects } from '../address/redirect.ts'
import { checkUrlSyntax, parseFetchUrl } from '../address/url-policy.ts'
import { limitBody } from '../answer/limit-body.ts'
import { failureOf } from '../failure/failure-of.ts'
import { FetchError } from '../failure/fetch-error.ts'

export interface LocalAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/**
 * A fetcher whose answers come from this machine's memory or disk. `answer` gives one answer per address and may throw a
 * FetchError; redirects, limits, `HEAD`, the signal and the shape of results are the same as on the network.
 */
export function createLocalFetcher(answer: (url: URL, options: FetchOptions) => Promise<LocalAnswer>): PageFetcher {
  async function request(url: URL, options: FetchOptions) {
    if (options.signal?.aborted) throw new FetchError('aborted', 'The request was stopped.')
    const given = await answer(url, options)
    return { ...given, ...limitBody(given.body, options) }
  }

  return async (text, options = {}): Promise<FetchResult> => {
    const redirects: string[] = []
    try {
      const start = parseFetchUrl(text)
      if (!(start instanceof URL)) throw new FetchError(start.failure, start.reason)
      start.hash = ''
      const chain = { maxRedirects: options.maxRedirects ?? 10, mayLead: options.mayLead, check, redirects }
      const end = await followRedirects(start, { ...chain, request: (hop) => request(hop, options) })
      return { ok: true, url: text, finalUrl: end.url.href, ...end.answer, redirects }
    } catch (error) {
      const { failure, message } = failureOf(error)
      return { ok: false, url: text, failure, detail: message, redirects }
    }
  }
}

function check(url: URL): void {
  const refusal = checkUrlSyntax(url)
  if (refusal) throw new FetchError(refusal.failure, refusal.reason)
}
