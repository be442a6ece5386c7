import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryEvidence } from '../../test/arbitrary-evidence.ts'
import { buildGoodPage, buildGoodSite, buildPage, buildSite } from '../../test/evidence-builder.ts'
import { specifiedChecks } from '../../test/specified-checks.ts'
import { breakdownEntrySchema } from '../schema/breakdown.ts'
import { signalSchema } from '../schema/report.ts'
import type { PageEvidence, SiteEvidence } from './evidence.ts'
import { checks } from './registry.ts'
import { type CheckResult, runChecks } from './run-checks.ts'
import { score } from './score.ts'
import { scoreRange } from './score-range.ts'
import { runSignals } from './signals/registry.ts'
import { syntheticPage } from './synthetic-page.ts'

const total = (site: SiteEvidence) => score(runChecks(site).map(({ entry }) => entry))
const specified = (site: SiteEvidence) => runChecks(site, specifiedChecks)

describe('for any evidence', () => {
  test('one valid entry for every check, in order, and nothing throws', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (site) => {
        const results = runChecks(site)
        expect(results.map(({ entry }) => entry.check)).toEqual(checks.map(({ id }) => id))
        for (const { check, entry, advice } of results) {
          breakdownEntrySchema.parse(entry)
          expect(entry.points).toBeLessThanOrEqual(entry.maxPoints)
          if (!entry.applied || !entry.measured) expect(entry.points).toBe(0)
          if (check.bucket === 'bonus') expect(Number.isInteger(entry.points)).toBe(true)
          if (advice) expect(advice.pointsAfter ?? check.maxPoints).toBeGreaterThan(entry.points)
          for (const text of entry.observed) expect(text.trim()).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })

  test('signals are valid and never throw', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (site) => {
        for (const signal of runSignals(site)) {
          signalSchema.parse(signal)
          expect(signal.observed.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('the score lies in the range, and the range in 0..100', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (site) => {
        const { lowest, highest } = scoreRange(site)
        expect(0 <= lowest && lowest <= total(site) && total(site) <= highest && highest <= 100).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('the same evidence gives the same bytes', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (site) => {
        const copy: SiteEvidence = structuredClone(site)
        const bytes = (evidence: SiteEvidence) =>
          JSON.stringify([runChecks(evidence), runSignals(evidence), scoreRange(evidence)])
        expect(bytes(copy)).toBe(bytes(site))
      }),
      { numRuns: 100 },
    )
  })
})

test('the good site earns every point, the empty one next to none', () => {
  const results = specified(buildGoodSite())
  expect(score(results.map(({ entry }) => entry))).toBe(100)
  const missing = results.filter(({ check, entry }) => check.bucket !== 'bonus' && entry.points < entry.maxPoints)
  expect(missing).toEqual([])
  expect(score(specified(buildSite()).map(({ entry }) => entry))).toBe(32) // open to crawlers and rendered by the server: 18 of 56 points
})

const good = buildGoodPage()
test.each<[string, SiteEvidence, { lowest: number; highest: number }]>([
  ['everything measured', buildGoodSite(), { lowest: 100, highest: 100 }],
  [
    'a page that is not there changes nothing',
    buildGoodSite({ pages: [good, buildPage({ outcome: 'http_error', status: 404 })] }),
    { lowest: 100, highest: 100 },
  ],
  [
    'an image changes nothing',
    buildGoodSite({ pages: [good, buildPage({ outcome: 'not_html' })] }),
    { lowest: 100, highest: 100 },
  ],
  // At its worst the second page is an unreadable shell with an unlabeled field and a vague button:
  // 5 of 10, 2.5 of 5 for headings and for text, 7 of 14 and 5 of 10 are lost; its MCP file is worth a bonus of 2.
  [
    'a page that timed out',
    buildGoodSite({ pages: [good, buildPage({ outcome: 'failed' })] }),
    { lowest: 75, highest: 100 },
  ],
  [
    'a page that robots.txt keeps from us',
    buildGoodSite({
      pages: [good],
      crawl: { skipped: [{ reason: 'the rules of the site', closedByRobots: true, count: 1, example: '/x' }] },
    }),
    { lowest: 75, highest: 100 },
  ],
  [
    'a page that the scan itself leaves out is not open',
    buildGoodSite({
      pages: [good],
      crawl: { skipped: [{ reason: 'robots.txt lists it as a file', count: 1, example: '/x.pdf' }] },
    }),
    { lowest: 100, highest: 100 },
  ],
  [
    'a page left over at the deadline',
    buildGoodSite({ pages: [good], crawl: { stop: 'deadline', discovered: 2 } }),
    { lowest: 75, highest: 100 },
  ],
  [
    'a page left over at the limit is not open',
    buildGoodSite({ pages: [good], crawl: { stop: 'page_limit', discovered: 99, maxPages: 1 } }),
    { lowest: 100, highest: 100 },
  ],
  ['robots.txt timed out', buildGoodSite({ robots: ['timeout'] }), { lowest: 88, highest: 100 }],
  [
    'everything blocked',
    buildSite({
      homepage: 403,
      robots: ['timeout'],
      pages: [buildPage({ outcome: 'challenge' })],
      files: { 'llms-txt': ['timeout'] },
    }),
    { lowest: 0, highest: 100 },
  ],
])('range: %s', (_label, site, expected) => {
  expect(scoreRange(site, specified(site))).toEqual(expected)
  expect(scoreRange(site)).toEqual(scoreRange(site, runChecks(site)))
})

test.each<[string, Partial<PageEvidence>]>([
  ['our own address rules refused it', { outcome: 'failed', failure: 'refused' }],
  ['it is larger than a limit', { outcome: 'failed', failure: 'too_large' }],
  ['the time was up', { outcome: 'failed', failure: 'timeout' }],
  ['it leads to a login', { outcome: 'login', status: 200 }],
])('a page more is worth no less where %s', (_label, evidence) => {
  for (const site of [buildSite(), buildGoodSite()]) {
    const missed = { ...site, pages: [...site.pages, buildPage({ url: '/x', outcome: 'failed', evidence })] }
    expect(total(missed)).toBe(total(site))
    expect(scoreRange(missed).lowest).toBeLessThan(total(site))
  }
})

test('a shell that could not be rendered may hold everything or nothing', () => {
  const site = buildGoodSite({ pages: [buildPage({ shell: 'not_rendered' })] })
  const { lowest, highest } = scoreRange(site)
  expect(lowest).toBeLessThan(total(site))
  expect(highest).toBeGreaterThan(total(site))
  expect(highest).toBeLessThan(100) // that it is a shell is known
})

test.each(['good', 'poor'])('a page that we kept from showing its content does not count against a %s site', (kind) => {
  const site = kind === 'good' ? buildGoodSite() : buildSite()
  const withheld = { ...site, pages: [...site.pages, buildPage({ url: '/app', shell: 'withheld' })] }
  const byDocument = ['server-rendered-content', 'rendered-content']
  const others = (of: SiteEvidence) =>
    runChecks(of).flatMap(({ entry }) => (byDocument.includes(entry.check) ? [] : [[entry.check, entry.points]]))
  expect(others(withheld)).toEqual(others(site))
  expect(scoreRange(withheld).highest).toBeGreaterThan(scoreRange(withheld).lowest)
})

test('where all pages are such, nothing that they hold was measured', () => {
  const results = runChecks(buildSite({ pages: [buildPage({ shell: 'withheld' })] }))
  const headings = results.find(({ entry }) => entry.check === 'heading-structure')?.entry
  expect(headings).toMatchObject({
    measured: false,
    observed: expect.arrayContaining(['An audit sends nothing to other sites.']),
  })
  expect(results.find(({ entry }) => entry.check === 'server-rendered-content')?.entry).toMatchObject({
    measured: true,
    points: 0,
  })
})

// A check on pages that asks for something new needs it in synthetic-page.ts, or the range ends too low.
test('a page at its best earns all points of the checks on pages', () => {
  const best = { ...buildGoodPage(), page: syntheticPage('best', []) }
  const isOnPages = ({ entry }: CheckResult) => {
    const { applied, measured } = runChecks(buildGoodSite({ pages: [] })).find(
      (each) => each.entry.check === entry.check,
    )!.entry
    return !applied || !measured
  }
  const missed = runChecks(buildGoodSite({ pages: [best] })).filter(
    (result) => isOnPages(result) && result.entry.applied && result.entry.points < result.entry.maxPoints,
  )
  expect(missed.map(({ entry }) => entry.check)).toEqual([])
})
