import { expect, test } from 'vitest'
import { buildPage, buildSite } from '../../test/evidence-builder.ts'
import type { PageEvidence } from '../audit/evidence.ts'
import type { BreakdownEntry } from '../schema/report-types.ts'
import { coverageOf } from './coverage.ts'

const known = { lowest: 50, highest: 50 }

const unmeasured: BreakdownEntry = {
  check: 'robots-txt',
  title: 'robots.txt present',
  bucket: 'essential',
  points: 0,
  maxPoints: 6,
  applied: true,
  measured: false,
  observed: ['It did not answer.'],
}

test.each<[string, PageEvidence[], object[]]>([
  ['a page that was read', [buildPage()], []],
  ['a PDF is no gap', [buildPage({ outcome: 'not_html', status: 200 })], []],
  ['an address without a page is no gap', [buildPage({ outcome: 'http_error', status: 404 })], []],
  [
    'a server error is one',
    [buildPage({ outcome: 'http_error', status: 503 })],
    [{ what: 'page', reason: 'the server returned status 503', count: 1, example: 'https://shop.example/' }],
  ],
  [
    'pages with one reason are counted, the first is the example',
    [buildPage({ url: '/a', outcome: 'failed' }), buildPage({ url: '/b', outcome: 'failed' })],
    [{ what: 'page', reason: 'the server did not respond in time', count: 2, example: 'https://shop.example/a' }],
  ],
  [
    'a bot wall',
    [buildPage({ outcome: 'challenge', status: 403 })],
    [
      {
        what: 'page',
        reason: 'a bot wall or block page answered instead of the site',
        count: 1,
        example: 'https://shop.example/',
      },
    ],
  ],
  [
    'robots.txt',
    [buildPage({ outcome: 'robots' })],
    [{ what: 'page', reason: 'robots.txt asks this scan not to read it', count: 1, example: 'https://shop.example/' }],
  ],
  [
    'a page that needed a browser',
    [buildPage({ shell: 'not_rendered' })],
    [
      {
        what: 'content that scripts add',
        reason: 'no browser is installed',
        count: 1,
        example: 'https://shop.example/',
      },
    ],
  ],
  [
    'a page that went without something in the browser',
    [
      buildPage({
        evidence: {
          rendering: { mode: 'browser', staticTextLength: 0, staticReasons: [], readable: true, lacks: 'Why.' },
        },
      }),
    ],
    [{ what: 'content that scripts add', reason: 'Why.', count: 1, example: 'https://shop.example/' }],
  ],
])('%s', (_, pages, notMeasured) => {
  expect(coverageOf(buildSite({ pages }), [], known).notMeasured).toEqual(notMeasured)
})

test('checks without a measurement and addresses left out are gaps too', () => {
  const skipped = [{ reason: 'more than 4 clicks away', count: 7, example: 'https://shop.example/a/b' }]
  const { notMeasured } = coverageOf(
    buildSite({ crawl: { skipped } }),
    [unmeasured, { ...unmeasured, applied: false }, { ...unmeasured, measured: true }],
    known,
  )
  expect(notMeasured).toEqual([
    { what: 'robots.txt present', reason: 'It did not answer.', count: 1 },
    { what: 'address', reason: 'more than 4 clicks away', count: 7, example: 'https://shop.example/a/b' },
  ])
})

test('pages are counted by what happened to them', () => {
  const pages = [
    buildPage(),
    buildPage({ url: '/app', shell: 'readable' }),
    buildPage({ url: '/x', outcome: 'robots' }),
  ]
  const coverage = coverageOf(buildSite({ pages, crawl: { discovered: 9, stop: 'deadline' } }), [], known)
  expect(coverage).toMatchObject({ pagesDiscovered: 9, pagesRead: 2, pagesRendered: 1, stop: 'deadline' })
})

const unread = buildPage({ outcome: 'http_error', status: 403 })
const other = buildPage({ url: '/a', evidence: { foundIn: 'sitemap' } })
test.each<[string, PageEvidence[], number, string | undefined]>([
  ['all was measured', [buildPage()], 50, undefined],
  ['another page could not be read', [buildPage(), { ...unread, foundIn: 'link' }], 50, undefined],
  ['30 points are open', [buildPage()], 80, undefined],
  [
    '31 points are open',
    [buildPage()],
    81,
    'Too much of the site could not be measured to give a single reliable score.',
  ],
  [
    'the submitted page could not be read',
    [unread, other],
    50,
    'The submitted page could not be read: the server returned status 403.',
  ],
])('complete, or the reason why not: %s', (_, pages, highest, reason) => {
  const { complete, reason: given } = coverageOf(buildSite({ pages }), [], { lowest: 50, highest })
  expect([complete, given]).toEqual([reason === undefined, reason])
})
