/** What robots.txt calls us (RFC 9309 section 2.2.1). */
export const PRODUCT_TOKEN = 'OperableBot'

/**
 * The package's version without its patch number: logs of sites group visitors by this text. By hand, because a program
 * that bundles this package has no manifest to read; a test compares the two.
 */
const VERSION = '0.1'

/** Where the owner of a site can read what this visitor is. An operator should name an address of their own. */
const INFO_URL = 'https://www.npmjs.com/package/@operable/node'

/** The honest `User-Agent` of every request: product, version, and where to read about it. */
export function userAgent(infoUrl: string = INFO_URL): string {
  return `${PRODUCT_TOKEN}/${VERSION} (+${infoUrl})`
}
