import { describe, expect, test } from 'vitest'
import { buildEntry, buildFormResult, buildReport } from '../../../test/report-builder.ts'
import { score } from '../../audit/score.ts'
import type { BreakdownEntry, FormOperability, Report, ReportPage } from '../../schema/report-types.ts'
import { compareReports } from './compare-reports.ts'

function report(scoreBreakdown: BreakdownEntry[], words: Partial<Report> = {}): Report {
  return buildReport({ scoreBreakdown, score: score(scoreBreakdown), grade: 'C', ...words })
}

const robots = (points: number, maxPoints = 6) => buildEntry({ check: 'robots-txt', points, maxPoints })
const sitemap = (points: number, maxPoints = 6) => buildEntry({ check: 'sitemap', points, maxPoints })

test('the same report has no change', () => {
  const same = report([robots(6), sitemap(0)])
  expect(compareReports(same, same)).toMatchObject({
    scoreChange: 0,
    byScoringVersion: 0,
    bySite: 0,
    checks: [],
    forms: { added: [], removed: [], changed: [] },
    pages: { added: [], removed: [], changed: [] },
    sentence: 'The score stayed at 50 (C); no check changed.',
  })
})

test('a better site', () => {
  const result = compareReports(report([robots(6), sitemap(0)]), report([robots(6), sitemap(6)], { grade: 'A' }))
  expect(result).toMatchObject({ scoreChange: 50, byScoringVersion: 0, bySite: 50 })
  expect(result.checks.map(({ check, before, after }) => [check, before?.points, after?.points])).toEqual([
    ['sitemap', 0, 6],
  ])
  expect(result.sentence).toBe('The score rose from 50 (C) to 100 (A); one check changed.')
})

describe('a new scoring version', () => {
  test.each<[string, BreakdownEntry[], BreakdownEntry[], number, number]>([
    ['other points for the same result', [robots(6), sitemap(0)], [robots(6), sitemap(0, 18)], -25, 0],
    ['a check more', [robots(6)], [robots(6), sitemap(0)], -50, 0],
    ['a check less', [robots(6), sitemap(0)], [robots(6)], 50, 0],
    ['another result too', [robots(6), sitemap(0)], [robots(6), sitemap(9, 18)], -25, 38],
  ])('%s', (_, before, after, byScoringVersion, bySite) => {
    const result = compareReports(report(before), report(after, { scoringVersion: 'readiness-20270101a' }))
    expect({ byScoringVersion: result.byScoringVersion, bySite: result.bySite }).toEqual({ byScoringVersion, bySite })
    expect(result.scoreChange).toBe(byScoringVersion + bySite)
    expect(result.sentence).toContain('from scoring version readiness-20270101a')
  })
})

describe('the part of the version is measured where the earlier evidence was kept', () => {
  const later = { scoringVersion: 'readiness-20270101a' }
  const before = report([robots(6), sitemap(0), buildEntry({ check: 'llms-txt', points: 2, maxPoints: 2 })])

  test('and each change has its cause', () => {
    const rescored = report([robots(3), sitemap(0, 12)], later)
    const after = report([robots(3), sitemap(12, 12)], later)
    const result = compareReports(before, after, { rescored })
    expect(result).toMatchObject({
      versionPart: 'rescored',
      byScoringVersion: rescored.score - before.score,
      bySite: after.score - rescored.score,
    })
    expect(result.checks.map(({ check, causes }) => [check, causes])).toEqual([
      ['robots-txt', ['scoring-version']],
      ['sitemap', ['site', 'scoring-version']],
      ['llms-txt', ['scoring-version']],
    ])
  })

  test.each([
    [25, 75, 'The score rose from 50 (C) to 75 (C), +25 from scoring version readiness-20270101a;'],
    [-25, 75, 'The score rose from 50 (C) to 75 (C), despite -25 from scoring version readiness-20270101a;'],
    [25, 50, 'The score stayed at 50 (C), with +25 from scoring version readiness-20270101a and -25 from the site;'],
  ])('a version that changes the score by %i, which ends at %i, in words', (byVersion, end, sentence) => {
    const of = (points: number) => report([robots(points, 100)], later)
    const result = compareReports(report([robots(50, 100)]), of(end), { rescored: of(50 + byVersion) })
    expect(result.sentence).toContain(sentence)
  })

  test('else scaled, and within one version the site is the only cause', () => {
    expect(compareReports(before, report([robots(6)], later)).versionPart).toBe('scaled')
    const result = compareReports(before, report([robots(0), sitemap(0)]), { rescored: before })
    expect([result.versionPart, result.byScoringVersion]).toEqual(['none', 0])
    expect(result.checks.map(({ causes }) => causes)).toEqual([['site'], ['site']])
  })
})

describe('new rules are never a change of the site', () => {
  const later = { rulesVersion: '2027-01-01' }
  const before = report([robots(6), sitemap(3)])

  test('where the earlier evidence was kept', () => {
    const rescored = report([robots(6), sitemap(6)], later)
    const result = compareReports(before, report([robots(0), sitemap(6)], later), { rescored })
    expect(result).toMatchObject({ versionPart: 'rescored', byScoringVersion: 25, bySite: -50 })
    expect(result.sentence).toContain('despite +25 from the rules of 2027-01-01')
    expect(result.checks.map(({ causes }) => causes)).toEqual([['site'], ['scoring-version']])
  })

  test('where that evidence does not hold what they judge', () => {
    const rescored = report([robots(6), { ...sitemap(0), measured: false }], later)
    const result = compareReports(before, report([robots(6), sitemap(6)], later), { rescored })
    expect(result).toMatchObject({ byScoringVersion: 25, bySite: 0 })
    expect(result.checks.map(({ causes }) => causes)).toEqual([['scoring-version']])
  })

  test('where it is not kept', () => {
    const result = compareReports(before, report([robots(6), sitemap(6)], later))
    expect(result).toMatchObject({ versionPart: 'scaled', byScoringVersion: 25, bySite: 0 })
    expect(result.before).not.toHaveProperty('rulesVersion')
    expect(result.after.rulesVersion).toBe('2027-01-01')
  })
})

test('a check that could not be measured before is a change', () => {
  const result = compareReports(
    report([{ ...robots(0), measured: false }, sitemap(6)]),
    report([robots(0), sitemap(6)]),
  )
  expect(result.checks.map(({ check }) => check)).toEqual(['robots-txt'])
})

test('forms are known by page and selector', () => {
  const site = (forms: FormOperability[]) =>
    report([robots(6)], { operability: { score: 50, assessed: 1, unknown: 0, forms } })
  const before = [buildFormResult({ selector: '#a' }), buildFormResult({ selector: '#b' })]
  const after = [
    buildFormResult({ selector: '#a', fillable: { verdict: 'yes', reasons: [] } }),
    buildFormResult({ selector: '#c' }),
  ]
  const { forms } = compareReports(site(before), site(after))
  expect(forms.added.map(({ selector }) => selector)).toEqual(['#c'])
  expect(forms.removed.map(({ selector }) => selector)).toEqual(['#b'])
  expect(forms.changed.map(({ selector, verdicts }) => [selector, verdicts])).toEqual([
    ['#a', [{ verdict: 'fillable', before: 'no', after: 'yes' }]],
  ])
})

test('pages come, go and fail', () => {
  const page = (url: string, outcome: ReportPage['outcome'] = 'read') => ({
    url,
    finalUrl: url,
    outcome,
    rendered: false,
  })
  const before = report([robots(6)], { pages: [page('https://a.example/1'), page('https://a.example/2')] })
  const after = report([robots(6)], { pages: [page('https://a.example/1', 'failed'), page('https://a.example/3')] })
  expect(compareReports(before, after).pages).toEqual({
    added: ['https://a.example/3'],
    removed: ['https://a.example/2'],
    changed: [{ url: 'https://a.example/1', before: 'read', after: 'failed' }],
  })
})

test('two sites cannot be compared', () => {
  const other = buildReport({ id: '0'.repeat(26), url: 'https://other.example/' })
  expect(() => compareReports(buildReport(), other)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})
