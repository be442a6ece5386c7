import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BreakdownEntry } from '../schema/report-types.ts'
import { gradeFor } from './grade.ts'
import { bonusPoints, score } from './score.ts'

function entry(points: number, maxPoints: number, more: Partial<BreakdownEntry> = {}): BreakdownEntry {
  const base = { check: 'x', title: 'X', bucket: 'essential' as const, applied: true, measured: true, observed: [] }
  return { ...base, points, maxPoints, ...more }
}
const bonus = (points: number, more: Partial<BreakdownEntry> = {}) => entry(points, 3, { bucket: 'bonus', ...more })

test.each<[string, BreakdownEntry[], number]>([
  ['nothing at all', [], 0],
  ['nothing but bonus', [bonus(3)], 3],
  ['half', [entry(5, 10)], 50],
  ['a half point rounds up', [entry(1, 8)], 13], // 12.5
  ['a third', [entry(1, 3)], 33],
  ['recommended counts as essential does', [entry(5, 10), entry(5, 10, { bucket: 'recommended' })], 50],
  ['what does not apply counts neither way', [entry(5, 10), entry(0, 90, { applied: false })], 50],
  ['what was not measured counts neither way', [entry(5, 10), entry(0, 90, { measured: false })], 50],
  ['bonus on top', [entry(5, 10), bonus(3)], 53],
  ['bonus is capped at 5', [entry(5, 10), bonus(3), bonus(3), bonus(3)], 55],
  ['bonus that was not measured', [entry(5, 10), bonus(3, { measured: false })], 50],
  ['clamped at 100', [entry(10, 10), bonus(3)], 100],
])('%s', (_label, breakdown, expected) => expect(score(breakdown)).toBe(expected))

test('bonusPoints stops at the cap', () => {
  expect(bonusPoints([bonus(3), entry(9, 9)])).toBe(3)
  expect(bonusPoints([bonus(3), bonus(3)])).toBe(5)
})

const anyEntry = fc
  .record({
    maxPoints: fc.integer({ min: 1, max: 20 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    bucket: fc.constantFrom('essential', 'recommended', 'bonus'),
    applied: fc.boolean(),
    measured: fc.boolean(),
  })
  .map(({ maxPoints, share, bucket, applied, measured }): BreakdownEntry => {
    const points = bucket === 'bonus' ? Math.round(share * maxPoints) : share * maxPoints
    return entry(points, maxPoints, { bucket, applied, measured })
  })

describe('for any breakdown', () => {
  test('the score is a whole number of 0 to 100 with a grade', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (breakdown) => {
        const total = score(breakdown)
        expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true)
        expect(gradeFor(total).grade).toMatch(/^[A-F]$/)
      }),
    )
  })

  test('more points never lower it', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 30 }), fc.nat(), (breakdown, pick) => {
        const chosen = pick % breakdown.length
        const raised = breakdown.map((one, index) => (index === chosen ? { ...one, points: one.maxPoints } : one))
        expect(score(raised)).toBeGreaterThanOrEqual(score(breakdown))
      }),
    )
  })

  test('the order of the entries does not matter when points are whole', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (breakdown) => {
        const whole = breakdown.map((one) => ({ ...one, points: Math.round(one.points) }))
        expect(score(whole.toReversed())).toBe(score(whole))
      }),
    )
  })
})

test.each<[number, string, string]>([
  [100, 'ready', 'A'],
  [90, 'ready', 'A'],
  [89, 'ready', 'B'],
  [70, 'ready', 'B'],
  [69, 'ready', 'C'],
  [50, 'ready', 'C'],
  [49, 'partial', 'D'],
  [25, 'partial', 'D'],
  [24, 'not_ready', 'F'],
  [0, 'not_ready', 'F'],
])('a score of %i is %s, %s', (total, band, grade) => expect(gradeFor(total)).toEqual({ band, grade }))
