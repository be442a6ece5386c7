import type { ReportComparison } from '@operable/core'
import type { ChangeCause, CheckChange } from '@operable/core/report'
import { describe, expect, test } from 'vitest'
import { renderComparePage } from './compare-page.ts'
import { createPageContext } from './document.ts'

const context = createPageContext('https://audit.example')
const version = 'readiness-20260821a'

function change(check: string, ...causes: ChangeCause[]): CheckChange {
  const result = { points: 2, maxPoints: 6, applied: true, measured: true }
  return { check, title: `The check ${check}`, before: result, after: { ...result, points: 6 }, causes, observed: [] }
}

function page(changes: Partial<ReportComparison>): string {
  const comparison: ReportComparison = {
    before: { scannedAt: '2026-11-21T08:00:00.000Z', score: 60, grade: 'C', scoringVersion: version },
    after: { scannedAt: '2026-11-22T08:00:00.000Z', score: 68, grade: 'C', scoringVersion: version },
    scoreChange: 8,
    byScoringVersion: 0,
    versionPart: 'none',
    bySite: 8,
    checks: [],
    forms: { added: [], removed: [], changed: [] },
    pages: { added: [], removed: [], changed: [] },
    sentence: 'The score rose.',
    ...changes,
  }
  return renderComparePage({ comparison, name: 'shop.example', path: '/r/x/compare' }, context)
}

/** What stands below a heading, to the next one. */
function below(markup: string, title: string): string {
  return markup.split(`<h2>${title}</h2>`)[1]?.split('<h2>')[0] ?? ''
}

describe('what our rules changed is never the site’s', () => {
  const shown = page({
    versionPart: 'rescored',
    byScoringVersion: 5,
    bySite: 3,
    checks: [change('ours', 'scoring-version'), change('theirs', 'site'), change('both', 'site', 'scoring-version')],
  })

  test('a check that only new rules changed stands apart', () => {
    const [site, rules] = [below(shown, 'What the site changed'), below(shown, 'What our new rules changed')]
    expect(site).toContain('The check theirs')
    expect(site).not.toContain('The check ours')
    expect(rules).toContain('The check ours')
    expect(rules).not.toContain('The check theirs')
  })

  test('one that both changed says so', () => {
    expect(below(shown, 'What the site changed')).toMatch(/The check both.*partly because of our new rules/s)
  })

  test.each([
    ['rescored', 'so this is exact'],
    ['scaled', 'so this is an estimate'],
  ] as const)('the two parts of the score, %s', (versionPart, how) => {
    const text = page({ versionPart, byScoringVersion: -5, bySite: 13 })
    expect(text).toContain('Changed by the site: <b>+13</b>. Changed by our new rules: <b>−5</b>.')
    expect(text).toContain(how)
  })

  test('within one version nothing is said of rules', () => {
    expect(page({ checks: [change('theirs', 'site')] })).not.toContain('rules of ours')
  })
})

test('forms and pages that came, went or changed', () => {
  const form = { page: 'https://shop.example/a', selector: '#f', label: 'Book <b>' }
  const shown = page({
    forms: {
      added: [form],
      removed: [{ ...form, label: ' ' }],
      changed: [{ ...form, verdicts: [{ verdict: 'safe', before: 'no', after: 'yes' }] }],
    },
    pages: {
      added: ['https://shop.example/b'],
      removed: [],
      changed: [{ url: 'javascript:x', before: 'read', after: 'http_error' }],
    },
  })
  expect(shown).toContain('<b>New:</b> <bdi>Book &lt;b&gt;</bdi>')
  expect(shown).toContain('<b>Gone:</b> <bdi>#f</bdi>')
  expect(shown).toContain('safe no → yes')
  expect(shown).toContain('read → http error')
  expect(shown).not.toContain('href="javascript')
})
