/**
 * The address that all absolute addresses begin with, without a slash at its end.
 *
 * @param text http(s), a path allowed
 * @throws TypeError for anything else
 */
export function checkBaseUrl(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '') {
    return url.href.replace(/\/+$/, '')
  }
  throw new TypeError(`The base URL must be an absolute http(s) URL without a query, not "${text}".`)
}
