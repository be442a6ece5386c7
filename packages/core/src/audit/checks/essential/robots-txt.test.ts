import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildFile, buildSite, buildSitemap } from '../../../../test/evidence-builder.ts'
import { robotsTxt } from './robots-txt.ts'

checkRows(robotsTxt, [
  ['present', buildSite({ robots: 'User-agent: *\nDisallow: /admin\n' }), 6],
  ['absent', buildSite({ robots: 404 }), 0, '404'],
  ['forbidden counts as absent', buildSite({ robots: 403 }), 0],
  [
    'an HTML page with status 200',
    buildSite({ robots: '<!doctype html><title>Shop</title>' }),
    0,
    'other than a robots.txt',
  ],
  ['a server error', buildSite({ robots: 503 }), 'not measured', '503'],
  ['timed out', buildSite({ robots: ['timeout'] }), 'not measured'],
  [
    'a bot wall',
    buildSite({ robots: buildFile('/robots.txt', 403, { 'cf-mitigated': 'challenge' }) }),
    'not measured',
    'bot wall',
  ],
  ['redirects without end', buildSite({ robots: ['redirect'] }), 0],
])

test('the file to paste names the sitemaps that were read', () => {
  expect(codeOf(robotsTxt, buildSite({ sitemaps: [buildSitemap()] }))).toEqual([
    'User-agent: *\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n',
  ])
  expect(codeOf(robotsTxt, buildSite())).toEqual(['User-agent: *\nAllow: /\n'])
})
