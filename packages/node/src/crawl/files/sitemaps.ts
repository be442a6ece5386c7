import type { SitemapEvidence } from '@operable/core/audit'
import { linesOf, resolveEntry } from '../../analysis/sitemap-text.ts'
import { inTurns } from '../requests/in-turns.ts'
import { type ReadSitemap, readSitemap, type SitemapScan, type SitemapSource } from './read-sitemap.ts'

export interface SitemapReading {
  evidence: SitemapEvidence[]
  /** Addresses of pages, in the order of the files. */
  urls: string[]
}

/** What there is to know of a site that must not be asked. */
export const noSitemaps: SitemapReading = { evidence: [], urls: [] }

/** Where sites that do not name a sitemap keep one; the first that is there counts. */
const WELL_KNOWN = ['/sitemap.xml', '/sitemap_index.xml']

/** Reads the sitemaps that robots.txt names, else the usual ones, and the children of an index: one level, bounded. */
export async function readSitemaps(scan: SitemapScan): Promise<SitemapReading> {
  const named = [...new Set(scan.named.flatMap((text) => resolveEntry(text, scan.origin)))]
  const tops = named.length > 0 ? await readNamed(named, scan) : await readWellKnown(scan)

  const indexes = tops.filter(({ evidence }) => evidence.kind === 'index')
  const seen = new Set(tops.map(({ evidence }) => evidence.url))
  const children: SitemapSource[] = []
  for (const { evidence, addresses } of indexes) {
    const addChild = (url: string) => {
      if (seen.has(url)) return
      seen.add(url)
      // A named index may live on another host, with its children beside it; anything else is not this site's.
      const belongs = scan.isSameSite(url) || new URL(url).host === new URL(evidence.url).host
      if (!belongs) scan.skipped.add({ reason: 'a sitemap of another site' }, url)
      else if (children.length + tops.length >= scan.limits.sitemaps)
        scan.skipped.add({ reason: 'a sitemap beyond the limit' }, url)
      else children.push({ url, foundIn: 'sitemap-index' })
    }
    await inTurns(linesOf(addresses), addChild, scan.isOver)
  }
  const read = await Promise.all(children.map((child) => readSitemap(child, scan)))

  const pages = [
    ...tops.filter((top) => !indexes.includes(top)),
    ...read.filter(({ evidence }) => evidence.kind !== 'index'),
  ]
  const own: string[] = []
  for (const page of pages) await addOwn(page, own, scan)
  return { evidence: [...tops, ...read].map(({ evidence }) => evidence), urls: own }
}

function readNamed(urls: readonly string[], scan: SitemapScan): Promise<ReadSitemap[]> {
  const { limits, skipped } = scan
  for (const url of urls.slice(limits.sitemaps)) skipped.add({ reason: 'a sitemap beyond the limit' }, url)
  return Promise.all(urls.slice(0, limits.sitemaps).map((url) => readSitemap({ url, foundIn: 'robots.txt' }, scan)))
}

async function readWellKnown(scan: SitemapScan): Promise<ReadSitemap[]> {
  const tried: ReadSitemap[] = []
  for (const path of WELL_KNOWN) {
    const sitemap = await readSitemap({ url: `${scan.origin}${path}`, foundIn: 'well-known' }, scan)
    tried.push(sitemap)
    if (sitemap.evidence.outcome === 'read') break
  }
  return tried
}

/** Absolute addresses of this site; relative ones count although the protocol wants absolute ones. */
function addOwn(
  { addresses }: ReadSitemap,
  own: string[],
  { isSameSite, skipped, isOver }: SitemapScan,
): Promise<void> {
  const add = (url: string) => {
    if (isSameSite(url)) own.push(url)
    else skipped.add({ reason: 'a sitemap entry of another site' }, url)
  }
  return inTurns(linesOf(addresses), add, isOver)
}
