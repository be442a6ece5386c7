import { PARTIAL_CREDIT } from '../../../standards/partial-credit.ts'
import type { Advice, Check } from '../../check.ts'
import type { SiteEvidence, SitemapEvidence } from '../../evidence.ts'
import { notMeasured } from '../../outcome.ts'
import { readPages } from '../../read-pages.ts'
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
  rule: 'A sitemap is found by its content, where robots.txt names it or at a usual address; one that robots.txt names but that could not be asked for counts, too. Half the points when what robots.txt names is gone or is no sitemap.',
  effort: 'edit',
  earn(site) {
    const found = site.sitemaps.find(({ outcome }) => outcome === 'read')
    if (found) return { points: 6, observed: [describe(found)] }

    const referred = site.sitemaps.filter(({ foundIn }) => foundIn === 'robots.txt')
    const open = referred.find(({ outcome }) => outcome === 'failed')
    if (open)
      return {
        points: 6,
        observed: [`robots.txt refers to ${open.url}, which could not be read: ${open.detail ?? 'no answer'}`],
      }

    const dead = referred[0]
    if (dead) return { points: 6 * PARTIAL_CREDIT, observed: [describeDead(dead)], advice: adviceFor(site, dead.url) }

    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(`Whether a sitemap is named is not known. ${robots.detail}`)
    const failed = site.sitemaps.find(({ outcome }) => outcome === 'failed')
    if (failed) return notMeasured(`${failed.url} could not be read: ${failed.detail ?? 'no answer'}`)
    return {
      points: 0,
      observed: ['robots.txt names no sitemap, and none is at /sitemap.xml.'],
      advice: adviceFor(site, siteAddress(site, '/sitemap.xml')),
    }
  },
}

function describe({ url, foundIn, entries, truncated }: SitemapEvidence): string {
  const where = foundIn === 'robots.txt' ? 'named in robots.txt' : 'at a well-known address'
  return `${url} (${where}) lists ${truncated ? 'at least ' : ''}${count(entries, 'entry', 'entries')}.`
}

function describeDead({ url, outcome, detail }: SitemapEvidence): string {
  const what = outcome === 'absent' ? 'is not there' : 'is not a sitemap'
  return `robots.txt refers to ${url}, which ${what}${detail ? `: ${detail}` : '.'}`
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
