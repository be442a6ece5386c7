import { OperableError, type Report, type SiteEvidence } from '@operable/core'
import { normalizeTypedUrl } from '@operable/core/site'
import { judgeEvidence } from '../analysis/judge-evidence.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import {
  checkOptions,
  count,
  infoAddress,
  milliseconds,
  optionSchema,
  renderMode,
  unchecked,
} from '../crawl/check-options.ts'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import type { CrawlLimits } from '../crawl/crawl-limits.ts'
import { crawlSite } from '../crawl/crawl-site.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { ownCredentials, type SiteCredentials, withoutSecrets } from '../fetch/address/site-credentials.ts'
import { createSafeFetch } from '../fetch/safe-fetch/safe-fetch.ts'
import { createOwnRenderer } from './own-renderer.ts'
import { requireAnswer } from './scan-outcome.ts'

/** How a site is scanned. Everything has a default. */
export interface AuditOptions {
  /** Pages read at most. Default 25. */
  maxPages?: number
  /** `auto` (default) gives empty shells to a browser when there is one, `always` every page, `never` none. */
  render?: RenderMode
  /**
   * Opens private networks for this run: all of them, or the hosts, addresses and blocks of a list. Never from a request
   * of somebody else. Default: nothing but the public internet is reached.
   */
  allowPrivate?: boolean | readonly string[]
  /** For the whole scan, in ms. What is not read by then is missing from the evidence. Default 90,000. */
  timeoutMs?: number
  signal?: AbortSignal
  onProgress?: CrawlListener
  /**
   * Shown to the origin of `url`, and to no other: for previews of one's own that are not public. They are nowhere in the
   * result, which is marked `private` and cannot be saved. Not with a `fetch` or `renderer` of the caller's. Default: none.
   */
  credentials?: SiteCredentials
  /** Replaces the safe fetch; the address rules are then the caller's. */
  fetch?: PageFetcher
  /** Replaces the browser that renders empty shells. */
  renderer?: PageFetcher
  /** Requests on their way to the site at one time. Default 2. */
  perHost?: number
  limits?: Partial<CrawlLimits>
  /** Where a site's owner can read about this visitor; part of the `User-Agent`. */
  infoUrl?: string
  /** The moment written into the report. Default: the clock of the machine. */
  now?: () => Date
}

const schema = optionSchema<AuditOptions>({
  maxPages: count,
  render: renderMode,
  allowPrivate: unchecked,
  timeoutMs: milliseconds,
  signal: unchecked,
  onProgress: unchecked,
  credentials: unchecked,
  fetch: unchecked,
  renderer: unchecked,
  perHost: count,
  limits: unchecked,
  infoUrl: infoAddress,
  now: unchecked,
})

/**
 * Scans a public website and reports how readily AI agents can operate it.
 *
 * @param url of a page of the site; a bare domain means https
 * @throws OperableError `invalid_url` for an address that is not a public http(s) one; `site_unreachable`, `site_blocked`,
 * `site_closed` or `login_required` when no page of the site could be read; `aborted` when `signal` fired;
 * `missing_dependency` when `render: 'always'` has no browser.
 * @throws TypeError for an argument or option of the wrong kind, by name
 */
export async function audit(url: string | URL, options: AuditOptions = {}): Promise<Report> {
  return judgeEvidence(requireAnswer(await observe(url, options)))
}

/**
 * The scan without the judgement: everything that was seen of the site, also when that is nothing. `evaluate` makes the
 * report of it.
 *
 * @throws OperableError `invalid_url`, `missing_dependency`.
 * @throws TypeError for an argument or option of the wrong kind, by name
 */
export async function observe(url: string | URL, options: AuditOptions = {}): Promise<SiteEvidence> {
  checkOptions('audit', schema, options)
  const { render = 'auto', allowPrivate = false, infoUrl, timeoutMs, credentials, ...crawlOptions } = options
  const address = normalizeTypedUrl(textOf(url))
  const agent = userAgent(infoUrl)
  const policy = createAddressPolicy({ allowPrivate })
  const refusal = options.fetch ? undefined : policy.checkUrl(address)
  if (refusal) throw new OperableError('invalid_url', refusal.reason)

  const own = ownCredentials(address, credentials)
  if (own && (options.fetch || options.renderer)) {
    throw new TypeError('credentials cannot be given to a fetch or renderer of your own.')
  }
  const visitor = { policy, userAgent: agent, ...(own ? { credentials: own } : {}) }
  const fetch = options.fetch ?? createSafeFetch({ ...visitor, connections: options.perHost ?? 2 })
  let renderer = options.renderer
  try {
    renderer ??= await createOwnRenderer(render, visitor)
    const evidence = await crawlSite(address, {
      ...crawlOptions,
      fetch,
      ...(renderer ? { renderer } : {}),
      render,
      userAgent: agent,
      ...(timeoutMs === undefined ? {} : { deadlineMs: timeoutMs }),
    })
    return own ? { ...withoutSecrets(evidence, own), private: true } : evidence
  } finally {
    // What the caller brought is the caller's to close.
    if (!options.renderer) await renderer?.close?.()
    if (!options.fetch) await fetch.close?.()
  }
}

function textOf(url: unknown): string {
  if (typeof url === 'string') return url
  if (url instanceof URL) return url.href
  throw new TypeError('The address must be a string or a URL.')
}
