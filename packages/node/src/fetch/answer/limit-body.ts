import type { FetchOptions } from '../../contracts/page-fetcher.ts'
import { FetchError } from '../failure/fetch-error.ts'

/** Decoded bytes of an answer after which reading stops, unless the caller says otherwise. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/** Applies `maxBytes`, `onTooLarge` and `method` to a body that is in memory. Throws a FetchError of class `too_large`. */
export function limitBody(body: Uint8Array, options: FetchOptions): { body: Uint8Array; truncated: boolean } {
  const { maxBytes = MAX_BODY_BYTES, onTooLarge = 'fail', method = 'GET' } = options
  if (method === 'HEAD') return { body: new Uint8Array(), truncated: false }
  if (body.length <= maxBytes) return { body, truncated: false }
  if (onTooLarge === 'truncate') return { body: body.subarray(0, maxBytes), truncated: true }
  throw new FetchError('too_large', `The response is larger than ${maxBytes} bytes.`)
}
