import { OperableError } from '@operable/core'

/**
 * The one `url` of a query.
 *
 * @param address of the request, whole
 * @throws OperableError `invalid_url` when it is missing, empty or there more than once
 */
export function urlParameter(address: string): string {
  const start = address.indexOf('?')
  const given = start < 0 ? [] : new URLSearchParams(address.slice(start + 1)).getAll('url')
  const [url = ''] = given
  if (given.length > 1) throw new OperableError('invalid_url', 'Send one "url" parameter, not several.')
  if (url.trim() === '') {
    throw new OperableError('invalid_url', 'Send the address of the site in the "url" parameter, percent-encoded.')
  }
  return url
}
