import { expect, test } from 'vitest'
import { buildPage, buildSite, type SiteWords } from '../../test/evidence-builder.ts'
import { auditLimits } from '../standards/audit-limits.ts'
import { coverageOf } from './coverage.ts'
import { limitsOf } from './limits.ts'

test.each<[string, SiteWords, string[]]>([
  ['a whole scan', {}, []],
  [
    'a folder',
    { crawl: { source: 'folder' } },
    ['A folder was read, not a server: response headers are not measured.'],
  ],
  [
    'the page limit',
    { crawl: { stop: 'page_limit', discovered: 90 } },
    ['At most 25 pages are read: 1 of 90 known pages stand for the rest.'],
  ],
  [
    'the request limit',
    { crawl: { stop: 'request_limit', discovered: 90 } },
    ['Too many addresses led to pages that were read already: 1 of 90 were read.'],
  ],
  [
    'the deadline',
    { crawl: { stop: 'deadline', discovered: 9 } },
    ['The scan ran out of time: 1 of 9 known pages stand for the rest.'],
  ],
  ['a stop', { crawl: { stop: 'aborted' } }, ['The scan was stopped early, after 1 page.']],
  [
    'a page that needs a browser',
    { pages: [buildPage({ shell: 'not_rendered' })] },
    ['What scripts add was not seen: 1 page.'],
  ],
  [
    'a page over budget',
    { pages: [buildPage({ summary: { tooComplex: { budget: 'nodes', limit: 9 } } })] },
    ['Too large or too deeply nested to be read whole: 1 page.'],
  ],
  [
    'more forms than are kept',
    { pages: [buildPage({ summary: { formCount: 80 } })] },
    ['More forms than are assessed one by one: 1 page.'],
  ],
])('%s', (_, words, expected) => {
  const site = buildSite(words)
  expect(limitsOf(site, coverageOf(site, [], { lowest: 50, highest: 50 }))).toEqual([...expected, ...auditLimits])
})
