import { expect, test } from 'vitest'
import { buildGoodSite, buildPage } from '../../test/evidence-builder.ts'
import type { SiteEvidence } from './evidence.ts'
import { runChecks } from './run-checks.ts'

/** The same evidence as an earlier version kept it. */
function older({ rulesVersion: _, ...site }: SiteEvidence): SiteEvidence {
  return site
}

test('what evidence of an earlier version does not hold is not measured', () => {
  const site = buildGoodSite({
    robots: 404,
    sitemaps: [],
    pages: [buildPage({ headings: ['A', 'B', 'C'], buttons: ['Buy cakes'] })],
  })
  const open = (of: SiteEvidence) => runChecks(of).flatMap(({ entry }) => (entry.measured ? [] : [entry.check]))
  expect(open(site)).toEqual([])
  expect(open(older(site))).toEqual([
    'sitemap',
    'heading-structure',
    'booking-or-contact-path',
    'pricing-intent',
    'support-and-checkout',
  ])
})

test('what it holds is earned as before', () => {
  const before = runChecks(older(buildGoodSite())).filter(
    ({ entry }) => entry.points < entry.maxPoints && entry.bucket !== 'bonus',
  )
  expect(before.map(({ entry }) => entry.check)).toEqual(['heading-structure'])
})
