import type { CDPSession } from 'playwright-core'
import type { FetchResponse } from '../../../contracts/page-fetcher.ts'
import { withoutFragment } from '../../address/without-fragment.ts'
import { MAX_HEADER_BYTES } from '../../answer/header-limit.ts'
import { FetchError } from '../../failure/fetch-error.ts'
import type { Visited, VisitLimits } from './browser-visit.ts'

const htmlTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])

/** A visit that came to its end. */
interface EndedVisit {
  /** What was asked for, and where that led on the way. */
  url: string
  redirects: string[]
  visited: Visited
}

/** The visit in the form that every fetcher answers. Rejects with FetchError. */
export async function responseOf(
  session: CDPSession,
  { url, redirects, visited }: EndedVisit,
  { maxBytes, maxRendered }: VisitLimits,
): Promise<FetchResponse> {
  const { load, document, withheld = false, lacks, picture } = visited
  if (sizeOf(load.headers) > MAX_HEADER_BYTES) {
    throw new FetchError('too_large', 'The response headers are larger than 16 KiB.')
  }
  const bytes = document ? await bodyOf(session, load.id, load.headers['content-type'] ?? '') : undefined
  const body = bytes?.subarray(0, maxBytes) ?? new Uint8Array()
  const lost = document ? bytes === undefined : withheld
  const shown = document && htmlTypes.has(document.contentType) ? document : undefined
  return {
    ok: true,
    url,
    // Not what scripts wrote into the address bar: that need not lead here, nor be the same the next time.
    finalUrl: withoutFragment(load.url),
    status: load.status ?? 0,
    headers: load.headers,
    body,
    truncated: lost || (bytes?.length ?? 0) > maxBytes || (shown?.length ?? 0) > maxRendered,
    redirects,
    ...(shown && { rendered: shown.html }),
    ...(shown?.frames[0] && { frames: shown.frames }),
    ...(shown && lacks !== undefined && { lacks }),
    ...(picture && { picture }),
  }
}

/**
 * The bytes of the document. The browser hands text over decoded: it is given on as UTF-8, with a byte order mark where
 * the answer names another encoding or none, because that mark counts before every declaration.
 */
async function bodyOf(session: CDPSession, requestId: string, contentType: string): Promise<Uint8Array | undefined> {
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
    if (base64Encoded) return Buffer.from(body, 'base64')
    return Buffer.from(/charset\s*=\s*"?utf-?8/i.test(contentType) ? body : `\uFEFF${body}`)
  } catch {
    return undefined
  }
}

function sizeOf(headers: Record<string, string>): number {
  return Object.entries(headers).reduce((size, [name, value]) => size + name.length + value.length + 4, 0)
}
