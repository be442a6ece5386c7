import type { Check } from '../../check.ts'
import { notMeasured } from '../../outcome.ts'
import { robotsOf } from '../../robots-of.ts'
import { openRobots } from '../../snippets/robots-txt.ts'

export const robotsTxt: Check = {
  id: 'robots-txt',
  bucket: 'essential',
  maxPoints: 6,
  title: 'robots.txt present',
  action: 'Publish a robots.txt',
  why: 'It is the first file that every crawler asks for: where the site says who may read what, and where its sitemap is.',
  rule: 'A robots.txt exists, by its content: an HTML page that answers with status 200 is not one (RFC 9309).',
  reading: 'A page that every address answers with is no robots.txt: the body is looked at, not only the status.',
  effort: 'setting',
  earn(site) {
    const robots = robotsOf(site.robots)
    if (robots.state === 'unknown') return notMeasured(robots.detail)
    if (robots.state === 'present') return { points: 6, observed: [`${site.robots.url} exists.`] }
    return {
      points: 0,
      observed: [robots.detail],
      advise: () => ({
        change: 'Publish this file as plain text at /robots.txt.',
        snippets: [{ target: '/robots.txt', language: 'text', code: openRobots(site) }],
      }),
    }
  },
}
