import { expect, test } from 'vitest'
import { checkRows, codeOf } from '../../../../test/check-rows.ts'
import { buildPage, buildSite, buildSitemap } from '../../../../test/evidence-builder.ts'
import { sitemap } from './sitemap.ts'

const referred = (words: Parameters<typeof buildSitemap>[0]) =>
  buildSite({
    robots: 'User-agent: *\nAllow: /\nSitemap: https://shop.example/map.xml\n',
    sitemaps: [buildSitemap({ foundIn: 'robots.txt', url: 'https://shop.example/map.xml', entries: 0, ...words })],
  })
const wellKnown = (words: Parameters<typeof buildSitemap>[0]) => buildSite({ sitemaps: [buildSitemap(words)] })

const linking = buildPage({ summary: { sitemaps: ['https://shop.example/map.xml'] } })

checkRows(sitemap, [
  ['found at the well-known address', wellKnown({ entries: 12 }), 6, 'lists 12 entries'],
  ['named in robots.txt and read', referred({ outcome: 'read', entries: 1 }), 6, 'named in robots.txt'],
  [
    'named, but it did not answer',
    referred({ outcome: 'failed', detail: 'no answer in time.' }),
    6,
    'could not be read',
  ],
  [
    'named, but it is not there',
    referred({ outcome: 'absent' }),
    6,
    'does not exist. The reference earns the points but leads nowhere',
  ],
  ['named, but it is no sitemap', referred({ outcome: 'not_a_sitemap' }), 6, 'is not a sitemap'],
  ['none', buildSite(), 0, 'Neither robots.txt nor any page refers to a sitemap'],
  ['an HTML page at the well-known address', wellKnown({ outcome: 'not_a_sitemap', entries: 0 }), 0],
  ['the well-known address did not answer', wellKnown({ outcome: 'failed', entries: 0 }), 'not measured'],
  ['a page links to it', buildSite({ pages: [linking] }), 6, 'links to the sitemap https://shop.example/map.xml'],
  ['robots.txt did not answer', buildSite({ robots: ['timeout'] }), 'not measured'],
])

test('the sitemap to paste lists the pages, escaped, without those that ask not to be indexed', () => {
  const hidden = buildPage({ url: '/hidden', summary: { meta: { robots: 'NOINDEX, follow', social: [] } } })
  const site = buildSite({ robots: 'User-agent: *\nAllow: /\n', pages: [buildPage({ url: '/a?b=1&c=2' }), hidden] })
  expect(codeOf(sitemap, site)).toEqual([
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '  <url><loc>https://shop.example/a?b=1&amp;c=2</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
    'Sitemap: https://shop.example/sitemap.xml',
  ])
})
