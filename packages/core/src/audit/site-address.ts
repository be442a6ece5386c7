import type { SiteEvidence } from './evidence.ts'
import { readPages } from './read-pages.ts'

/** An address on the scanned site; the path itself when the site's address is not one. */
export function siteAddress(site: SiteEvidence, path: string): string {
  return URL.canParse(path, site.finalUrl) ? new URL(path, site.finalUrl).href : path
}

/** What the site calls itself: the title of its first page up to a separator, else its host. */
export function siteName(site: SiteEvidence): string {
  // A start page is called by the site's name, and often by something after a separator.
  const name = readPages(site)[0]
    ?.page.title.trim()
    .split(/ [|–—·-] /, 1)[0]
    ?.trim()
  if (name) return name
  return URL.canParse(site.finalUrl) ? new URL(site.finalUrl).host : site.finalUrl
}
