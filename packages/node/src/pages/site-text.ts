import { html, type Markup } from './html.ts'

/** The longest text of a site that a page shows in one place. */
const MAX_TEXT = 400

/**
 * What begins or ends a turn of direction. `bdi` ends at the first end that it meets, and one that is begun in it and not
 * ended takes its end (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Text of a scanned site in a sentence of ours: cut, and kept from changing the direction of what follows. */
export function siteText(text: string, max: number = MAX_TEXT): Markup {
  return html`<bdi>${cutText(text, max)}</bdi>`
}

/** Signs that turn the direction are written as what cannot be shown. */
export function cutText(text: string, max: number): string {
  return cut(text, max).replace(TURNS, '\ufffd')
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max).replace(/[\ud800-\udbff]$/, '')}…`
}

/**
 * An address of a scanned site, as a link when a browser can follow it safely. We do not vouch for where it leads, and
 * it is not told where its visitors come from.
 */
export function siteLink(address: string, text: string = shortAddress(address)): Markup {
  if (!isWebAddress(address)) return html`<span class="address">${siteText(text, 200)}</span>`
  return html`<a class="address" href="${address}" rel="nofollow ugc noopener noreferrer">${siteText(text, 200)}</a>`
}

/** Without the scheme, and without the slash of a homepage. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/^([^/]+)\/$/, '$1')
}

/** Address of a page within its site: the path alone when it is on the same host, and the host for the homepage. */
export function pathOn(siteUrl: string, address: string): string {
  const site = URL.parse(siteUrl)
  const page = URL.parse(address)
  if (site === null || page === null || site.host !== page.host) return shortAddress(address)
  return page.pathname === '/' && page.search === '' ? page.host : `${page.pathname}${page.search}`
}

export function hostOf(address: string): string {
  return URL.parse(address)?.host || shortAddress(address)
}

function isWebAddress(address: string): boolean {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '')
}
