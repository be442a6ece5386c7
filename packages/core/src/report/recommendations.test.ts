import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitrarySite } from '../../test/arbitrary-site.ts'
import { buildGoodSite, buildPage, buildSite } from '../../test/evidence-builder.ts'
import { specifiedChecks } from '../../test/specified-checks.ts'
import type { SiteEvidence } from '../audit/evidence.ts'
import { runChecks } from '../audit/run-checks.ts'
import { score } from '../audit/score.ts'
import { recommendationSchema } from '../schema/report.ts'
import { evaluate } from './evaluate.ts'
import { recommend } from './recommendations.ts'

function scoreOf(site: SiteEvidence): number {
  return score(runChecks(site).map(({ entry }) => entry))
}

function recommendationsFor(site: SiteEvidence) {
  return recommend(runChecks(site), site).map(({ recommendation }) => recommendation)
}

test('the largest gain comes first, and each is worth making', () => {
  fc.assert(
    fc.property(arbitrarySite, (site) => {
      const before = scoreOf(site)
      const recommendations = recommendationsFor(site)
      const gains = recommendations.map(({ points }) => points)
      expect(gains).toEqual([...gains].sort((a, b) => b - a))
      for (const recommendation of recommendations) {
        recommendationSchema.parse(recommendation)
        expect(recommendation.points).toBeGreaterThan(0)
        if (recommendation.scoreAfter !== null) expect(recommendation.scoreAfter).toBeGreaterThanOrEqual(before)
        expect(recommendation.snippets.length).toBeGreaterThan(0)
      }
    }),
  )
})

test('a good site has only bonus points left to gain', () => {
  const ids = new Set(specifiedChecks.map(({ id }) => id))
  const left = recommendationsFor(buildGoodSite()).filter(({ check }) => ids.has(check))
  expect(left.map(({ bucket }) => bucket)).toEqual(['bonus', 'bonus'])
})

describe('no score is promised where unread pages decide it', () => {
  const folder = { skipped: [{ reason: 'robots.txt', closedByRobots: true as const, count: 3, example: '/a' }] }
  test.each<[string, string, SiteEvidence, boolean]>([
    [
      'a rule for all, but a part',
      'ai-crawler-access',
      buildSite({ robots: 'User-agent: *\nDisallow: /\nAllow: /blog\n', crawl: folder }),
      true,
    ],
    [
      'a rule for others',
      'ai-crawler-access',
      buildSite({ robots: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\n', crawl: folder }),
      false,
    ],
    [
      'one of two behind a wall',
      'llms-txt',
      buildSite({ pages: [buildPage(), buildPage({ outcome: 'challenge' })] }),
      false,
    ],
    [
      'scripts that did not run',
      'server-rendered-content',
      buildSite({ pages: [buildPage({ shell: 'not_rendered' })] }),
      true,
    ],
    ['scripts that ran', 'server-rendered-content', buildSite({ pages: [buildPage({ shell: 'readable' })] }), false],
  ])('%s', (_, check, site, isOpen) => {
    const found = recommendationsFor(site).find((recommendation) => recommendation.check === check)
    expect([found?.scoreAfter === null, found?.gradeAfter === null]).toEqual([isOpen, isOpen])
    if (isOpen) expect(evaluate(site).nextGrade?.checks ?? []).not.toContain(check)
  })
})

test('what was not measured is never recommended', () => {
  const site = buildSite({ robots: ['timeout'], homepage: ['timeout'], pages: [buildPage({ outcome: 'challenge' })] })
  const unmeasured = new Set(runChecks(site).flatMap(({ entry }) => (entry.measured ? [] : [entry.check])))
  expect(unmeasured.size).toBeGreaterThan(5)
  expect(recommendationsFor(site).filter(({ check }) => unmeasured.has(check))).toEqual([])
})
