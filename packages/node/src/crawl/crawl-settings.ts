import { checkOptions, count, milliseconds, optionSchema, renderMode, unchecked } from '../check-options.ts'
import type { CrawlListener } from './crawl-events.ts'
import { type CrawlLimits, crawlLimits } from './crawl-limits.ts'
import type { CrawlOptions } from './crawl-options.ts'
import { userAgent as defaultUserAgent, PRODUCT_TOKEN } from './requests/user-agent.ts'

type WithDefault =
  | 'render'
  | 'maxPages'
  | 'deadlineMs'
  | 'perHost'
  | 'productToken'
  | 'userAgent'
  | 'source'
  | 'onProgress'
  | 'now'

const schema = optionSchema<CrawlOptions>({
  fetch: unchecked,
  renderer: unchecked,
  render: renderMode,
  rendersMounts: unchecked,
  maxPages: count,
  deadlineMs: milliseconds,
  perHost: count,
  turns: unchecked,
  limits: unchecked,
  productToken: unchecked,
  userAgent: unchecked,
  source: unchecked,
  signal: unchecked,
  onProgress: unchecked,
  onPage: unchecked,
  now: unchecked,
})

/** The options of a crawl, each that has a default with its value. */
export interface CrawlSettings
  extends Omit<CrawlOptions, WithDefault | 'limits'>,
    Required<Pick<CrawlOptions, WithDefault>> {
  limits: CrawlLimits
}

/** @throws TypeError that names the option */
export function crawlSettings(options: CrawlOptions): CrawlSettings {
  checkOptions('crawlSite', schema, options)
  // This shows every kind of page of a small site while a person waits; two connections per host spare small servers.
  const { maxPages = 25, deadlineMs = 90_000 } = options
  return {
    ...options,
    render: options.render ?? 'auto',
    maxPages,
    deadlineMs,
    perHost: options.perHost ?? 2,
    productToken: options.productToken ?? PRODUCT_TOKEN,
    userAgent: options.userAgent ?? defaultUserAgent(),
    source: options.source ?? 'network',
    limits: crawlLimits(maxPages, options.limits),
    onProgress: quietly(options.onProgress),
    now: options.now ?? (() => new Date()),
  }
}

/** A listener is a display; a mistake in it must not end the scan. */
function quietly(listener: CrawlListener | undefined): CrawlListener {
  return (event) => {
    try {
      listener?.(event)
    } catch {
      // Documented: ignored.
    }
  }
}
