import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitrarySite } from '../../test/arbitrary-site.ts'
import { buildGoodSite, buildPage, buildSite } from '../../test/evidence-builder.ts'
import type { SiteEvidence } from '../audit/evidence.ts'
import { checks } from '../audit/registry.ts'
import { score } from '../audit/score.ts'
import { OperableError } from '../errors.ts'
import { reportSchema } from '../schema/report.ts'
import { evaluate } from './evaluate.ts'
import { headlineOf } from './headline.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import { siteFailure } from './site-failure.ts'

test('no page that was read, no score', () => {
  const pages = [buildPage({ outcome: 'http_error', status: 404 }), buildPage({ url: '/a', outcome: 'challenge' })]
  const site = buildGoodSite({ pages })
  expect(() => evaluate(site)).toThrow(expect.objectContaining({ code: 'site_blocked', evidence: site }))
})

test('any evidence gives a whole report, or none', () => {
  fc.assert(
    fc.property(arbitrarySite, (site) => {
      if (siteFailure(site)) return void expect(() => evaluate(site)).toThrow(OperableError)
      const report = evaluate(site)
      expect(reportSchema.parse(report)).toEqual(report)
      expect(report.scoreBreakdown.map(({ check }) => check)).toEqual(checks.map(({ id }) => id))
      expect(report.score).toBe(score(report.scoreBreakdown))
      expect(report.scoreRange.lowest).toBeLessThanOrEqual(report.score)
      expect(report.scoreRange.highest).toBeGreaterThanOrEqual(report.score)
      expect(report.summary).not.toMatch(/undefined|NaN|null/)
      expect(renderMarkdown(report)).not.toMatch(/undefined|NaN|\n\n\n/)
    }),
  )
})

test('the same evidence gives the same bytes, whatever the order of its keys', () => {
  fc.assert(
    fc.property(arbitrarySite, (site) => {
      fc.pre(!siteFailure(site))
      const first = JSON.stringify(evaluate(site))
      expect(JSON.stringify(evaluate(structuredClone(site)))).toBe(first)
      expect(JSON.stringify(evaluate(reverseKeys(site)))).toBe(first)
    }),
    { numRuns: 30 },
  )
})

test('evidence is left alone', () => {
  const site = buildGoodSite()
  const before = structuredClone(site)
  evaluate(site)
  expect(site).toEqual(before)
})

test('the scan mode says whether a browser was used', () => {
  expect(evaluate(buildSite()).scanMode).toBe('multi_page_static')
  expect(evaluate(buildSite({ pages: [buildPage({ shell: 'readable' })] })).scanMode).toBe(
    'browser_rendered_multi_page',
  )
})

test.each<[string, SiteEvidence, string | RegExp]>([
  ['a good site', buildGoodSite(), 'shop.example scores 100 out of 100 (grade A).'],
  ['a site without forms', buildSite(), 'No form was found on the pages read.'],
  ['a folder', buildSite({ crawl: { source: 'folder' } }), 'This folder scores'],
  [
    'a site whose submitted page is behind a wall',
    buildSite({ pages: [buildPage({ outcome: 'challenge' }), buildPage({ url: '/a' })] }),
    /^The submitted page could not be read: a bot wall or block page answered instead of the site\. .*shop\.example scores/,
  ],
  [
    'a site that needs a browser',
    buildGoodSite({ pages: [buildPage({ shell: 'not_rendered' })] }),
    /^Too much of the site could not be measured to give a single reliable score\. .*shop\.example scores \d+ out of 100 .* With everything measured/,
  ],
])('the summary of %s', (_, site, part) => {
  expect(evaluate(site).summary).toMatch(part)
  const report = evaluate(site)
  const scored = report.summary.slice(report.summary.search(/\S+ (?:folder )?scores/)).split('(')[0]
  expect(renderMarkdown(report)).toContain(scored)
  expect(report.summary).toContain(headlineOf(report))
})

function reverseKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reverseKeys) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  ) as T
}
