import { attribute, type HtmlNode } from '../../html/node.ts'
import { formVendors } from '../../standards/form-vendors.ts'
import { resolveUrl } from '../address/resolve-url.ts'
import type { PageContext } from '../collect/context.ts'
import type { FormVendor } from '../model/page-model.ts'

const MAX_VENDORS = 20
/** Matches any of the hosts, so that other addresses need not be parsed. */
const ANY_HOST = anyHost(formVendors)

/** Forms, calendars and checkouts of other services that the page embeds with a frame or script. */
export function readVendors(page: PageContext): FormVendor[] {
  const found = new Map<string, FormVendor>()
  const consider = (node: HtmlNode, via: FormVendor['via']) => {
    const source = attribute(node, 'src') ?? attribute(node, 'data-src')
    const url = source && ANY_HOST.test(source) ? resolveUrl(source, page.baseUrl) : undefined
    if (!url?.startsWith('http')) return
    const { hostname, pathname } = new URL(url)
    const place = hostname + pathname
    const match = formVendors.find(({ hosts }) => hosts.some((host) => isAt(hostname, place, host)))
    const key = match && `${match.vendor} ${match.intent}`
    if (match && key && !found.has(key) && found.size < MAX_VENDORS)
      found.set(key, { vendor: match.vendor, via, url: url.slice(0, 300), intent: match.intent })
  }
  for (const frame of page.found.frames) consider(frame, 'iframe')
  for (const script of page.found.scripts) consider(script, 'script')
  return [...found.values()]
}

/** Matches an address that may be at one of the hosts. */
export function anyHost(services: readonly { hosts: readonly string[] }[]): RegExp {
  return new RegExp(services.flatMap(({ hosts }) => hosts.map((host) => host.replaceAll('.', '\\.'))).join('|'))
}

/** The host itself, a subdomain of it, or a path below it. */
export function isAt(hostname: string, place: string, host: string): boolean {
  if (host.includes('/')) return place.startsWith(host) || place.includes(`.${host}`)
  return hostname === host || hostname.endsWith(`.${host}`)
}
