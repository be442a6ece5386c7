import type { SiteEvidence } from '../evidence.ts'
import { readPages } from '../read-pages.ts'
import { escapeHtml } from './html.ts'

const LONGEST = 1000

/** A complete sitemap of the pages that were read (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(site: SiteEvidence): string {
  const listed = readPages(site).filter(({ page }) => !/\bnoindex\b/i.test(page.meta.robots ?? ''))
  const addresses = new Set(listed.map(({ url }) => url.replace(/#.*$/s, '')))
  if (addresses.size === 0) addresses.add(site.finalUrl)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...addresses].slice(0, LONGEST).map((url) => `  <url><loc>${escapeHtml(url, 2048)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
