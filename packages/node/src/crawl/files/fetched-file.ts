import type { FetchedFile } from '@operable/core/audit'
import type { FetchResult } from '../../contracts/page-fetcher.ts'
import { decodeText } from '../../fetch/answer/decode-text.ts'

/** Kept of an answer that cannot be the file that was asked for (an error, or a web page): enough to see what it is. */
const STRAY_BODY = 2000

/** A fetch result as evidence. Bodies that cannot be the file are cut short, so that 14 soft-404 pages stay small. */
export function fetchedFile(result: FetchResult, { bodyLimit }: { bodyLimit: number }): FetchedFile {
  if (!result.ok) return { outcome: 'failed', url: result.url, failure: result.failure, detail: result.detail }

  const { url, finalUrl, status } = result
  // What opens a visit is nobody else's business, and no check asks for it.
  const { 'set-cookie': _, ...headers } = result.headers
  const answer: FetchedFile = { outcome: 'answered', url, finalUrl, status, headers }
  if (bodyLimit === 0) return answer

  const contentType = headers['content-type']
  const isStray = status >= 400 || (contentType ?? '').toLowerCase().includes('html')
  const limit = isStray ? STRAY_BODY : bodyLimit
  // Four bytes are the longest character, so that a cut in bytes never costs a character inside the limit.
  const text = decodeText(result.body.subarray(0, limit * 4), contentType)
  const truncated = result.truncated || text.length > limit || result.body.length > limit * 4
  return { ...answer, body: text.slice(0, limit), ...(truncated ? { truncated } : {}) }
}
