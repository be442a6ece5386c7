import type { Check } from '../../check.ts'
import { notMeasured } from '../../outcome.ts'
import { robotsOf } from '../../robots-of.ts'
import { openRobots } from '../../snippets/robots-txt.ts'

export const robotsTxt: Check = {
  id: 'robots-txt',
  bucket: 'essential',
  maxPoints: 6,
  title: 'robots.txt present',
  action: 'Publish a robots.txt file',
  why: 'It is the first file that crawlers ask for. It says who may read what, and where your sitemap is.',
  rule: 'A robots.txt file exists. Its content decides: an HTML page returned with status 200 does not count (RFC 9309).',
  reading: 'Some sites return a page with status 200 for every address, so the scan checks the content too.',
  effort: 'setting',
  earn(site) {
    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(robots.detail)
    if (robots.state === 'present') return { points: 6, observed: [`${site.robots.url} exists.`] }
    return {
      points: 0,
      observed: [robots.detail],
      faults: () => [{ message: robots.detail, file: { path: '/robots.txt' } }],
      advise: () => ({
        change: 'Publish this file as plain text at /robots.txt.',
        snippets: [{ target: '/robots.txt', language: 'text', code: openRobots(site) }],
      }),
    }
  },
}
