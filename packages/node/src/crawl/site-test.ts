import { isSameSite } from '@operable/core/site'

/** Hosts remembered; a page that links to more of them is only slower. */
const HOSTS = 2000

/**
 * Tells whether an absolute address belongs to the scanned site: the same host, or one that differs by a leading `www.`,
 * at the same port (80 and 443 count as one). The answer is kept per host, for pages have hundreds of links.
 */
export function createSiteTest(origin: string): (href: string) => boolean {
  const answers = new Map<string, boolean>()
  return (href) => {
    if (href.startsWith(origin) && (href.length === origin.length || href[origin.length] === '/')) return true
    const prefix = hrefOrigin(href)
    const known = answers.get(prefix)
    if (known !== undefined) return known
    const answer = sameSite(prefix, origin)
    if (answers.size < HOSTS) answers.set(prefix, answer)
    return answer
  }
}

function sameSite(prefix: string, origin: string): boolean {
  const url = URL.parse(prefix)
  const site = URL.parse(origin)
  if (!url || !site || url.port !== site.port || url.username !== '' || url.password !== '') return false
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  return isSameSite(url.href, site.href)
}

/** Scheme and host of a serialised address, by its slashes. */
function hrefOrigin(href: string): string {
  const host = href.indexOf('//') + 2
  if (host < 2) return href
  const end = host + href.slice(host).search(/[/?#]/)
  return end < host ? href : href.slice(0, end)
}
