import { checkSelector, normalizeUrl, OperableError, queryPage } from '@operable/core'
import type { SelectorTrial } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { createHostLimiter } from '../../crawl/host-limiter.ts'
import { createPoliteFetch } from '../../crawl/polite-fetch.ts'
import { createScanClock } from '../../crawl/scan-clock.ts'
import { visitPage } from '../../crawl/visit-page.ts'
import { isSameOwner } from './same-owner.ts'
import type { SiteReader } from './site-reader.ts'

/** For one page, a browser's time included, in ms: somebody waits for the answer. */
const DEADLINE_MS = 45_000
const SHOWN = 5

/**
 * Reads a page as the making of tools does and says what a selector matches there.
 *
 * @throws OperableError `invalid_selector`, `invalid_url` for an address that is none or is not on the website,
 * `site_unreachable` when the page cannot be read, `aborted`
 */
export async function trySelector(
  website: Website,
  { pageUrl, selector }: { pageUrl: string; selector: string },
  { fetch, renderer, render }: SiteReader,
  signal: AbortSignal,
): Promise<SelectorTrial> {
  const checked = checkSelector(selector)
  if (!checked.ok) throw new OperableError('invalid_selector', checked.reason)
  const url = normalizeUrl(pageUrl)
  const isOnSite = (href: string) => isSameOwner(href, website.url)
  if (!isOnSite(url)) throw new OperableError('invalid_url', `It is not on the site of ${new URL(website.url).host}.`)

  const clock = createScanClock(DEADLINE_MS, signal)
  try {
    const politeFetch = createPoliteFetch(fetch, createHostLimiter(1), clock)
    let found: ReturnType<typeof queryPage>
    let wasRead = false
    const { evidence } = await visitPage({ url, foundIn: 'submitted', depth: 0 }, await politeFetch(url), {
      mode: render,
      browser: renderer && createPoliteFetch(renderer, createHostLimiter(1), clock),
      refusal: () => undefined,
      isSameSite: isOnSite,
      onRender() {},
      onPage(page) {
        wasRead = true
        found = queryPage(page, selector, SHOWN)
      },
    })
    if (clock.ended() === 'aborted') throw new OperableError('aborted', 'Reading the page was stopped.')
    if (!isOnSite(evidence.finalUrl)) throw new OperableError('invalid_url', 'It leads to another site.')
    if (!wasRead) throw new OperableError('site_unreachable', evidence.detail ?? 'The page could not be read.')
    if (!found) throw new OperableError('invalid_selector', 'Only a page in a live browser can answer this selector.')
    const [first] = found.first
    return {
      count: found.count,
      outlines: found.first.map(({ outline }) => outline),
      ...(first?.name === undefined ? {} : { name: first.name }),
      rendered: evidence.rendering.mode === 'browser',
    }
  } finally {
    clock.close()
  }
}
