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
    ['The scan read a folder, not a server, so it could not measure response headers.'],
  ],
  [
    'the page limit',
    { crawl: { stop: 'page_limit', discovered: 90 } },
    ['The scan read 1 of 90 known pages: it stopped at its limit of 25 pages.'],
  ],
  [
    'the request limit',
    { crawl: { stop: 'request_limit', discovered: 90 } },
    ['The scan read 1 of 90 known pages: too many addresses led to pages already read.'],
  ],
  [
    'the deadline',
    { crawl: { stop: 'deadline', discovered: 9 } },
    ['The scan read 1 of 9 known pages: it ran out of time.'],
  ],
  ['a stop', { crawl: { stop: 'aborted' } }, ['The scan was stopped early, after 1 page.']],
  [
    'a page that needs a browser',
    { pages: [buildPage({ shell: 'not_rendered' })] },
    ['The scan did not see what scripts add to 1 page.'],
  ],
  [
    'a page over budget',
    { pages: [buildPage({ summary: { tooComplex: { budget: 'nodes', limit: 9 } } })] },
    ['1 page was too large or too deeply nested to read in full.'],
  ],
  [
    'more forms than are kept',
    { pages: [buildPage({ summary: { formCount: 80 } })] },
    ['1 page has more forms than the scan assesses.'],
  ],
])('%s', (_, words, expected) => {
  const site = buildSite(words)
  expect(limitsOf(site, coverageOf(site, [], { lowest: 50, highest: 50 }))).toEqual([...expected, ...auditLimits])
})
