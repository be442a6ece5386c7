import { getDomain } from 'tldts'
import { hostOf, portOf } from './url-policy.ts'

/**
 * Whose an address is: its registrable domain, where every customer of a shared one (`alice.github.io`) counts as an
 * owner. A host without such a domain (`localhost`, an IP address) belongs to whoever answers at that port.
 */
export function siteOf(url: URL): string {
  const host = hostOf(url)
  return getDomain(host, { allowPrivateDomains: true }) ?? `${host}:${portOf(url)}`
}

/** Whether two addresses are of the same site, whatever their schemes and ports (https://html.spec.whatwg.org/#schemelessly-same-site). */
export function isSameSite(a: URL, b: URL): boolean {
  const [one, other] = [a, b].map((url) => getDomain(hostOf(url), { allowPrivateDomains: true }) ?? hostOf(url))
  return one === other
}
