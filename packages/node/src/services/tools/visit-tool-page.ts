import { normalizeUrl, OperableError, type PageEvidence, type PageModel } from '@operable/core'
import type { Website } from '../../contracts/websites.ts'
import { followRefresh } from '../../crawl/follow-refresh.ts'
import { createHostLimiter } from '../../crawl/host-limiter.ts'
import { createPoliteFetch } from '../../crawl/polite-fetch.ts'
import { createScanClock } from '../../crawl/scan-clock.ts'
import { visitPage } from '../../crawl/visit-page.ts'
import { isSameOwner } from './same-owner.ts'
import type { SiteReader } from './site-reader.ts'

/** For one page, a browser's time included, in ms: somebody waits for the answer. */
const DEADLINE_MS = 45_000

/**
 * The normalised address of a page of the website; a fragment that is a route (`#/contact`, `#!/contact`) stays, because
 * a page that is drawn by script shows something else without it.
 * @throws OperableError `invalid_url`
 */
export function ownPageUrl(website: Website, pageUrl: string): string {
  const url = normalizeUrl(pageUrl)
  const { hash } = new URL(pageUrl)
  if (isSameOwner(url, website.url)) return /^#!?\//.test(hash) ? url + hash : url
  throw new OperableError('invalid_url', `It is not on the site of ${new URL(website.url).host}.`)
}

/**
 * Reads one page of a website as the making of tools does, in a browser where it needs one.
 *
 * @param look sees the model of the page, which is let go of afterwards
 * @returns what `look` made of it, and how the page was read
 * @throws OperableError `invalid_url` for an address that is none or is not on the website, `site_unreachable` when the
 * page cannot be read, `aborted`
 */
export async function visitToolPage<Result>(
  website: Website,
  pageUrl: string,
  { fetch, renderer, render }: SiteReader,
  signal: AbortSignal,
  look: (page: PageModel) => Result,
): Promise<{ result: Result; evidence: PageEvidence }> {
  // What a server gets has no fragment.
  const url = normalizeUrl(ownPageUrl(website, pageUrl))
  const isSameSite = (href: string) => isSameOwner(href, website.url)
  const clock = createScanClock(DEADLINE_MS, signal)
  try {
    const politeFetch = createPoliteFetch(fetch, createHostLimiter(1), clock)
    // In a box: the page may be read a second time, and a result may be undefined.
    let seen: { result: Result } | undefined
    const refusal = () => undefined
    const answer = await followRefresh(await politeFetch(url), politeFetch, refusal)
    const { evidence } = await visitPage({ url, foundIn: 'submitted', depth: 0 }, answer, {
      mode: render,
      browser: renderer && createPoliteFetch(renderer, createHostLimiter(1), clock),
      refusal,
      isSameSite,
      onRender() {},
      onPage(page) {
        seen = { result: look(page) }
      },
    })
    if (clock.ended() === 'aborted') throw new OperableError('aborted', 'Reading the page was stopped.')
    if (!isSameSite(evidence.finalUrl)) throw new OperableError('invalid_url', 'It leads to another site.')
    if (!seen) throw new OperableError('site_unreachable', evidence.detail ?? 'The page could not be read.')
    return { result: seen.result, evidence }
  } finally {
    clock.close()
  }
}
