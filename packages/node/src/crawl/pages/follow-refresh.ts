import { parseRefresh } from '@operable/core/page'
import type { DocumentReader } from '../../analysis/read-in-thread.ts'
import type { FetchResponse, FetchResult, PageFetcher } from '../../contracts/page-fetcher.ts'
import { withoutFragment } from '../../fetch/address/without-fragment.ts'

/** Seconds; a visitor who is led on as soon as this sees nothing of the page. */
const AT_ONCE = 1
const MAX_HOPS = 5
/** Bytes in which the element is looked for: it stands in the head. */
const LOOKED_AT = 65_536
const MARK = /<meta[^>]{0,500}http-equiv\s{0,9}=\s{0,9}["']?refresh/i

/**
 * Follows the refresh of a page that leads on at once (`<meta http-equiv=refresh>` or the header `Refresh`) like a redirect
 * of the server. A chain that comes back to itself, as tests for cookies do, ends where it stands.
 *
 * @param refusal why an address must not be read, or nothing: it is not asked for, and the result leads there all the same
 */
export async function followRefresh(
  first: FetchResult,
  { fetch, documents }: { fetch: PageFetcher; documents: DocumentReader },
  refusal: (url: string) => string | undefined | Promise<string | undefined>,
): Promise<FetchResult> {
  let result = first
  const seen = new Set<string>()
  for (let hops = 0; result.ok && hops < MAX_HOPS; hops++) {
    seen.add(withoutFragment(result.finalUrl))
    const target = await refreshTarget(result, documents)
    if (target === undefined || seen.has(target)) break
    const redirects = [...result.redirects, result.finalUrl]
    if (await refusal(target)) return { ...result, finalUrl: target, redirects }
    const next: FetchResult = await fetch(target)
    result = { ...next, url: first.url, redirects: [...redirects, ...next.redirects] }
  }
  return result
}

/** Where a page that was read leads at once; undefined for a bot wall, whose refresh is not the site's own. */
async function refreshTarget(result: FetchResponse, documents: DocumentReader): Promise<string | undefined> {
  const header = parseRefresh(result.headers['refresh'] ?? '')
  if (!header && !MARK.test(Buffer.from(result.body.subarray(0, LOOKED_AT)).toString('latin1'))) return undefined
  const { view } = await documents.read(result)
  if (!view) return undefined
  const refresh = header ?? view.summary.meta.refresh
  const url = refresh && refresh.seconds <= AT_ONCE ? URL.parse(refresh.url, view.baseUrl) : null
  return url?.protocol.startsWith('http') ? withoutFragment(url.href) : undefined
}
