import type { Entry } from './enter-site.ts'
import { createSiteTest } from './site-test.ts'

/** Which addresses may be read. */
export interface SiteScope {
  isSameSite(href: string): boolean
  /** Why the site's own rules keep us out of one of its addresses; undefined where they do not. */
  refusal(url: string): string | undefined | Promise<string | undefined>
}

/** The site that a crawl reads. */
export interface ScannedSite extends SiteScope {
  /** `https://host[:port]`; links to other spellings of the site are asked for here. */
  origin: string
}

export interface RuledSite extends ScannedSite {
  /** What `refusal` says of each of many addresses of the site. */
  refusals(urls: readonly string[]): Promise<readonly (string | undefined)[]>
}

/** The site that the submitted address led to, under its rules. */
export function createScannedSite({ origin, rules }: Pick<Entry, 'origin' | 'rules'>): RuledSite {
  const isSameSite = createSiteTest(origin)
  return {
    origin,
    isSameSite,
    refusal: (url) => (isSameSite(url) ? rules.refusal(url) : undefined),
    refusals: rules.refusals,
  }
}
