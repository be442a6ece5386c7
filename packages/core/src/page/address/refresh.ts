/** Where a page redirects to, and when. */
export interface Refresh {
  /** As written; resolve it against the page's base address. */
  url: string
  /** Whole seconds until then. */
  seconds: number
}

/** A longer value is data rather than an address. */
const MAX_LENGTH = 2000
/** Seconds; then a comma, a semicolon or a blank; then the address, with or without `url=`. */
const REFRESH = /^\s*(\d*)(?:\.[\d.]*)?(?<=[\d.])(?=[\s;,])\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is

/**
 * Reads the value of `<meta http-equiv=refresh>` or of the header `Refresh` as a browser does
 * (https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps).
 *
 * @returns undefined where it is not valid, or only loads the same page again
 */
export function parseRefresh(value: string): Refresh | undefined {
  if (value.length > MAX_LENGTH) return undefined
  const [, seconds = '', rest = ''] = REFRESH.exec(value) ?? []
  const quote = rest[0] === '"' || rest[0] === "'" ? rest[0] : undefined
  const url = (quote === undefined ? rest : rest.slice(1).split(quote)[0]!).trim()
  return url === '' ? undefined : { url, seconds: Number(seconds) }
}
