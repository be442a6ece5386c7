import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence, SitemapEvidence } from '../../evidence.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { notMeasured } from '../../outcome.ts'
import { readDocuments, readPages } from '../../read-pages.ts'
import { robotsOf } from '../../robots-of.ts'
import { count } from '../../sentence.ts'
import { siteAddress } from '../../site-address.ts'
import { sitemapXml } from '../../snippets/sitemap-xml.ts'

export const sitemap: Check = {
  id: 'sitemap',
  bucket: 'essential',
  maxPoints: 6,
  title: 'sitemap.xml discoverable',
  action: 'Publish a sitemap',
  why: 'A sitemap lists every page, so that an agent does not have to find them link by link.',
  rule: 'A sitemap is referred to, by robots.txt or by <link rel="sitemap"> on a page, or found by its content at a usual address.',
  reading:
    'A reference that leads nowhere counts, as the table has it; the finding says so, because it is of no use to anybody.',
  effort: 'edit',
  earn(site) {
    const found = site.sitemaps.find(({ outcome }) => outcome === 'read')
    if (found) return { points: 6, observed: [describe(found)] }

    const referred = site.sitemaps.find(({ foundIn }) => foundIn === 'robots.txt')
    if (referred) return { points: 6, observed: describeUnread(referred) }
    const linked = readDocuments(site).find(({ page }) => page.sitemaps !== undefined)
    if (linked) return { points: 6, observed: [`${linked.url} links to the sitemap ${linked.page.sitemaps?.[0]}.`] }

    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(`Whether a sitemap is named is not known. ${robots.detail}`)
    const failed = site.sitemaps.find(({ outcome }) => outcome === 'failed')
    if (failed) return notMeasured(`${failed.url} could not be read: ${failed.detail ?? 'no answer'}`)
    if (!tells(site, 'links to sitemaps') && readDocuments(site).length > 0)
      return notMeasured('Whether a page links to a sitemap is not known.', NOT_IN_EVIDENCE)
    return {
      points: 0,
      observed: ['robots.txt and the pages name no sitemap, and none is at /sitemap.xml.'],
      advise: () => adviceFor(site, siteAddress(site, '/sitemap.xml')),
    }
  },
}

function describe({ url, foundIn, entries, truncated }: SitemapEvidence): string {
  const where = foundIn === 'robots.txt' ? 'named in robots.txt' : 'at a well-known address'
  return `${url} (${where}) lists ${truncated ? 'at least ' : ''}${count(entries, 'entry', 'entries')}.`
}

/** That it is referred to earns the points; whoever follows the reference should find something. */
function describeUnread({ url, outcome, detail }: SitemapEvidence): string[] {
  if (outcome === 'failed') return [`robots.txt refers to ${url}, which could not be read: ${detail ?? 'no answer'}`]
  const what = outcome === 'absent' ? 'is not there' : 'is not a sitemap'
  return [
    `robots.txt refers to ${url}, which ${what}${detail ? `: ${detail}` : '.'}`,
    'Publish a sitemap there, or change the Sitemap line: the reference earns the points and leads nowhere.',
  ]
}

function adviceFor(site: SiteEvidence, url: string): Advice {
  const named = site.sitemaps.some(({ foundIn }) => foundIn === 'robots.txt')
  const hasRobots = robotsOf(site.robots).state === 'present'
  const pages = readPages(site).length
  return {
    change: `Publish a sitemap at ${url}. This one holds ${pages === 0 ? 'the homepage' : `the ${pages === 1 ? 'page' : `${pages} pages`} that this scan read`}; add the others, or let the site's software write it.`,
    snippets: [
      { target: url, language: 'xml', code: sitemapXml(site) },
      ...(hasRobots && !named
        ? [{ target: '/robots.txt, at the end', language: 'text' as const, code: `Sitemap: ${url}` }]
        : []),
    ],
  }
}
