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
