/**
 * Whether what is sent to an address leaves the page's origin: also to a mail program, or to a document without an origin of its own
 * (`mailto:`, `about:`, `data:`). A script (`javascript:`) runs on the page.
 */
export function isOtherOrigin(address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin: target } = new URL(address)
  return protocol !== 'javascript:' && target !== origin
}
