import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence, SitemapEvidence } from '../../evidence.ts'
import { NOT_IN_EVIDENCE, tells } from '../../older-evidence.ts'
import { notMeasured } from '../../outcome.ts'
import { readDocuments, readPages } from '../../read-pages.ts'
import { robotsOf } from '../../robots-of.ts'
import { count } from '../../sentence.ts'
import { siteAddress } from '../../site-address.ts'
import { escapeHtml } from '../../snippets/html.ts'

export const sitemap: Check = {
  id: 'sitemap',
  bucket: 'essential',
  maxPoints: 6,
  title: 'sitemap.xml discoverable',
  action: 'Publish a sitemap',
  why: 'A sitemap lists every page, so agents do not have to find them link by link.',
  rule: 'robots.txt or a <link rel="sitemap"> on a page refers to a sitemap, or the scan finds one at a usual address and recognizes its content.',
  reading:
    'A reference that leads nowhere still counts, as the specification says. The report points it out, because it helps nobody.',
  effort: 'edit',
  earn(site) {
    const found = site.sitemaps.find(({ outcome }) => outcome === 'read')
    if (found) return { points: 6, observed: [describe(found)] }

    const referred = site.sitemaps.find(({ foundIn }) => foundIn === 'robots.txt')
    if (referred) return { points: 6, observed: describeUnread(referred) }
    const linked = readDocuments(site).find(({ page }) => page.sitemaps !== undefined)
    if (linked) return { points: 6, observed: [`${linked.url} links to the sitemap ${linked.page.sitemaps?.[0]}.`] }

    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown')
      return notMeasured(`It is not known whether robots.txt names a sitemap. ${robots.detail}`)
    const failed = site.sitemaps.find(({ outcome }) => outcome === 'failed')
    if (failed) return notMeasured(`${failed.url} could not be read: ${failed.detail ?? 'no answer'}`)
    if (!tells(site, 'links to sitemaps') && readDocuments(site).length > 0)
      return notMeasured('It is not known whether a page links to a sitemap.', NOT_IN_EVIDENCE)
    return {
      points: 0,
      observed: [NONE],
      faults: () => [{ message: NONE, file: { path: '/sitemap.xml' } }],
      advise: () => adviceFor(site, siteAddress(site, '/sitemap.xml')),
    }
  },
}

const NONE = 'Neither robots.txt nor any page refers to a sitemap, and there is none at /sitemap.xml.'

function describe({ url, foundIn, entries, truncated }: SitemapEvidence): string {
  const where = foundIn === 'robots.txt' ? 'named in robots.txt' : 'at a well-known address'
  return `${url} (${where}) lists ${truncated ? 'at least ' : ''}${count(entries, 'entry', 'entries')}.`
}

/** The reference earns the points, but whoever follows it should find something. */
function describeUnread({ url, outcome, detail }: SitemapEvidence): string[] {
  if (outcome === 'failed') return [`robots.txt refers to ${url}, which could not be read: ${detail ?? 'no answer'}`]
  const what = outcome === 'absent' ? 'does not exist' : 'is not a sitemap'
  return [
    `robots.txt refers to ${url}, which ${what}${detail ? `: ${detail}` : '.'}`,
    'The reference earns the points but leads nowhere. Publish a sitemap there, or change the Sitemap line.',
  ]
}

function adviceFor(site: SiteEvidence, url: string): Advice {
  const named = site.sitemaps.some(({ foundIn }) => foundIn === 'robots.txt')
  const hasRobots = robotsOf(site.robots).state === 'present'
  const pages = readPages(site).length
  return {
    change: `Publish a sitemap at ${url}. This one lists ${pages === 0 ? 'the homepage' : `the ${pages === 1 ? 'page' : `${pages} pages`} that this scan read`}. Add the rest, or let your site's software generate it.`,
    snippets: [
      { target: url, language: 'xml', code: sitemapXml(site) },
      ...(hasRobots && !named
        ? [{ target: '/robots.txt, at the end', language: 'text' as const, code: `Sitemap: ${url}` }]
        : []),
    ],
  }
}

const LONGEST = 1000

/** A complete sitemap of the pages that were read (https://www.sitemaps.org/protocol.html). */
function sitemapXml(site: SiteEvidence): string {
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
