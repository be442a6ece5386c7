import type { FetchFailure } from '@operable/core'
import { FetchError } from '../../failure/fetch-error.ts'

const UNUSABLE_TARGET = 'The page redirects to an address that is not a website.'

/** Chromium's network errors (net/base/net_error_list.h) by our classes; the first match counts. */
const classes: readonly (readonly [pattern: RegExp, failure: FetchFailure, detail: string])[] = [
  [/ERR_(CERT_|SSL_|BAD_SSL|ECH_)/, 'tls', 'The secure connection could not be made.'],
  [/ERR_TOO_MANY_REDIRECTS/, 'redirect', 'The page redirects too often.'],
  [/ERR_(UNSAFE_REDIRECT|INVALID_REDIRECT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME)/, 'redirect', UNUSABLE_TARGET],
  [/ERR_(NAME_|DNS_)/, 'dns', 'The DNS lookup failed.'],
  [/ERR_.*TIMED_OUT/, 'timeout', 'The server did not answer in time.'],
  [/ERR_(CONNECTION_REFUSED|CONNECTION_FAILED|ADDRESS_)/, 'connect', 'The server did not accept the connection.'],
  [/ERR_(CONNECTION_|EMPTY_RESPONSE|NETWORK_CHANGED)/, 'connect', 'The server closed the connection unexpectedly.'],
  [/ERR_INSUFFICIENT_RESOURCES/, 'too_large', 'The page needs too much memory.'],
  [/ERR_ABORTED|ERR_BLOCKED_BY_/, 'protocol', 'The browser did not show the page.'],
]

/** A FetchError from the browser's error text. */
export function browserFailure(errorText: string): FetchError {
  const [, failure, detail] = classes.find(([pattern]) => pattern.test(errorText)) ?? []
  return new FetchError(failure ?? 'protocol', detail ?? 'The response is not valid HTTP.')
}
