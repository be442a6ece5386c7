/** Segments, a query and a fragment of which a browser changes nothing. */
const PLAIN = '(?:/[\\w-]+(?:\\.[\\w-]+)*)*/?(?:\\?[\\w=&-]*)?(?:#[\\w=&-]*)?$'
const ABSOLUTE = new RegExp(`^https?://(?:[a-z\\d]+(?:-[a-z\\d]+)*\\.)+[a-z]{2,}(?=/)${PLAIN}`)
const ROOTED = new RegExp(`^(?=/)${PLAIN}`)

/**
 * Resolves an address as a browser does (https://url.spec.whatwg.org/).
 * @param text the address as written
 * @param baseUrl absolute address
 * @returns the absolute address, or undefined when it is not a valid one
 */
export function resolveUrl(text: string, baseUrl: string): string | undefined {
  // Most links are written as they are resolved: telling that takes a tenth of the time.
  if (ABSOLUTE.test(text)) return text
  if (/^#[\w-]*$/.test(text) && baseUrl.startsWith('http')) return baseUrl.replace(/#.*/s, '') + text
  const site = ROOTED.test(text) && /^https?:\/\/[^/]+/.exec(baseUrl)
  return site ? site[0] + text : URL.parse(text.trim(), baseUrl)?.href
}

/**
 * Whether a form that is sent to an address leaves the page's origin. A mail program or a document without an origin
 * (`mailto:`, `about:`, `data:`) counts as another one; a script (`javascript:`) runs on the page.
 */
export function isOtherOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin: target } = new URL(address)
  return protocol !== 'javascript:' && target !== origin
}
