/**
 * Resolves an address as a browser does (https://url.spec.whatwg.org/).
 * @param text the address as written
 * @param baseUrl absolute address
 * @returns the absolute address, or undefined when it is not a valid one
 */
export function resolveUrl(text: string, baseUrl: string): string | undefined {
  return URL.parse(text.trim(), baseUrl)?.href
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
