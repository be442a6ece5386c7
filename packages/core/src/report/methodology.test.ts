import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { checks } from '../audit/registry.ts'
import { verdictRules } from '../operability/registry.ts'
import { OPERABILITY_VERSION, SCORING_VERSION } from '../standards/versions.ts'
import { renderMethodology } from './methodology.ts'

const markdown = renderMethodology()
const text = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  .replace(/<[^>]+>/g, '')
  .replaceAll('&quot;', '"')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&amp;', '&')

test.each(checks.map((check) => [check.id, check] as const))(
  '%s is explained',
  (_, { id, title, rule, why, gate, maxPoints }) => {
    for (const part of [id, title, rule, why, gate ?? '', `Points: ${maxPoints}`]) expect(text).toContain(part)
  },
)

test('formula, versions, verdicts and bands are there', () => {
  const parts = [
    'round(earned / applicable × 100) + min(bonus, 5)',
    SCORING_VERSION,
    OPERABILITY_VERSION,
    '90 to 100',
    '0 to 24',
  ]
  for (const part of [...parts, ...verdictRules.map(({ rule }) => rule)]) expect(text).toContain(part)
})

test.each(['Essential', 'Recommended', 'Bonus'])('%s points are summed from the checks', (name) => {
  const those = checks.filter(({ bucket }) => bucket === name.toLowerCase())
  const points = those.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  expect(text).toContain(`${name} checks: ${points} points`)
})

test('nothing is empty', () => {
  expect(markdown).not.toMatch(/undefined|NaN|\n\n\n/)
})
