import { OperableError, ScanError, type SiteEvidence } from '@operable/core'
import { siteFailure } from '@operable/core/report'
import { normalizeTypedUrl } from '@operable/core/site'
import {
  checkOptions,
  count,
  infoAddress,
  milliseconds,
  optionSchema,
  renderMode,
  unchecked,
} from '../check-options.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { PageFetcher } from '../contracts/page-fetcher.ts'
import type { CrawlListener } from '../crawl/crawl-events.ts'
import type { CrawlLimits } from '../crawl/crawl-limits.ts'
import type { RenderMode } from '../crawl/pages/render.ts'
import { userAgent } from '../crawl/requests/user-agent.ts'
import { createAddressPolicy } from '../fetch/address/address-guard.ts'
import { ownCredentials, type SiteCredentials, withoutSecrets } from '../fetch/address/site-credentials.ts'
import { createOwnFetch, createOwnRenderer } from './visitor.ts'

/** How a site is scanned. Every option has a default. */
export interface AuditOptions {
  /** Most pages to read. Default: 25. */
  maxPages?: number
  /** `auto` (default) uses a browser, if there is one, for pages that are empty without JavaScript; `always` for every page; `never` for none. */
  render?: RenderMode
  /**
   * Allows private networks for this run: all of them, or the listed hosts, addresses and ranges. Never set it from
   * somebody else's request. Default: only the public internet.
   */
  allowPrivate?: boolean | readonly string[]
  /** Time for the whole scan, in ms. Pages that are not read by then are missing from the evidence. Default: 90,000. */
  timeoutMs?: number
  signal?: AbortSignal
  onProgress?: CrawlListener
  /**
   * Sent only to the origin of `url`, for previews of your own that are not public. They appear nowhere in the result,
   * which is marked `private` and cannot be saved. They cannot be combined with your own `fetch` or `renderer`. Default: none.
   */
  credentials?: SiteCredentials
  /** Replaces the safe fetch. You are then responsible for the address rules. */
  fetch?: PageFetcher
  /** Replaces the browser that renders empty pages. */
  renderer?: PageFetcher
  /** Most requests to the site at a time. Default: 2. */
  perHost?: number
  /** Turns at hosts that other processes ask as well, such as `postgresTurns`. Default: this scan is alone. */
  turns?: HostTurns
  limits?: Partial<CrawlLimits>
  /** A page where site owners can read about this visitor; part of the `User-Agent`. */
  infoUrl?: string
  /** Notes where the elements of each page stand in its source, for `findingsOf` of `@operable/core/findings`. Default: false. */
  places?: boolean
  /** The time written into the report. Default: the system clock. */
  now?: () => Date
}

/** What a caller in plain JavaScript may get wrong. */
export const auditOptionSchema = optionSchema<AuditOptions>({
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
  turns: unchecked,
  limits: unchecked,
  infoUrl: infoAddress,
  places: unchecked,
  now: unchecked,
})

/**
 * The scan without the judgement: everything that was seen of the site, also when that is nothing. `evaluate` makes the
 * report of it.
 *
 * @param url of a page of the site; a bare domain means https
 * @throws OperableError `invalid_url`, `missing_dependency`.
 * @throws TypeError for an argument or option of the wrong kind, by name
 */
export async function observe(url: string | URL, options: AuditOptions = {}): Promise<SiteEvidence> {
  checkOptions('audit', auditOptionSchema, options)
  const { render = 'auto', allowPrivate = false, infoUrl, timeoutMs, credentials, places, ...crawlOptions } = options
  const address = normalizeTypedUrl(textOf(url))
  const agent = userAgent(infoUrl)
  const policy = createAddressPolicy({ allowPrivate })
  const refusal = options.fetch ? undefined : policy.checkUrl(address)
  if (refusal) throw new OperableError('invalid_url', refusal.reason)

  const own = ownCredentials(address, credentials)
  if (own && (options.fetch || options.renderer)) {
    throw new TypeError('credentials cannot be combined with your own fetch or renderer.')
  }
  const visitor = { policy, userAgent: agent, ...(own ? { credentials: own } : {}) }
  const fetch = options.fetch ?? (await createOwnFetch({ ...visitor, connections: options.perHost ?? 2 }))
  let renderer = options.renderer
  try {
    renderer ??= await createOwnRenderer(render, visitor)
    // Loaded here, since a service that only answers from its data starts without it.
    const { crawlViews } = await import('../crawl/crawl-site.ts')
    const settings = {
      ...crawlOptions,
      fetch,
      ...(renderer ? { renderer } : {}),
      render,
      userAgent: agent,
      ...(timeoutMs === undefined ? {} : { deadlineMs: timeoutMs }),
    }
    // Places only on request: the reports of a service have no use for them.
    const evidence = await crawlViews(address, settings, places ? { look: () => ({ places }) } : {})
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

/**
 * Returns the evidence if it says something about the site.
 *
 * @throws ScanError `aborted` when the caller stopped the scan; `site_unreachable`, `site_blocked`, `site_closed` or
 * `login_required` when no page of the site could be read, with what was seen.
 */
export function requireAnswer(evidence: SiteEvidence): SiteEvidence {
  if (evidence.crawl.stop === 'aborted') {
    throw new ScanError('aborted', 'The scan was stopped.', evidence)
  }
  const failure = siteFailure(evidence)
  if (failure) throw new ScanError(failure.code, failure.detail, evidence)
  return evidence
}
