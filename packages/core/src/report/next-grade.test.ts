import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gradeFor } from '../audit/grade.ts'
import { score } from '../audit/score.ts'
import type { BreakdownEntry } from '../schema/report-types.ts'
import { type Effort, effortWeights } from '../standards/effort-weights.ts'
import { gradeBands } from '../standards/grade-bands.ts'
import { cheapestNextGrade } from './next-grade.ts'
import type { Change } from './recommendations.ts'
import { scoreAfter } from './what-if.ts'

interface Row {
  bucket: BreakdownEntry['bucket']
  points: number
  maxPoints: number
  effort?: Effort
}

function build(rows: readonly Row[]): { breakdown: BreakdownEntry[]; changes: Change[] } {
  const breakdown = rows.map(({ bucket, points, maxPoints }, index) => ({
    check: `c${index}`,
    title: `C${index}`,
    bucket,
    points,
    maxPoints,
    applied: true,
    measured: true,
    observed: [],
  }))
  const changes = rows.flatMap(({ bucket, points, maxPoints, effort }, index): Change[] => {
    if (effort === undefined || points === maxPoints) return []
    const pointsAfter = new Map([[`c${index}`, maxPoints]])
    const after = scoreAfter(breakdown, [pointsAfter])
    const about = { check: `c${index}`, title: '', why: '', change: '', pages: [], observed: [], snippets: [] }
    const gain = { points: maxPoints - points, scoreAfter: after, gradeAfter: gradeFor(after).grade }
    return [{ recommendation: { ...about, bucket, effort, ...gain }, pointsAfter }]
  })
  changes.sort((a, b) => b.recommendation.points - a.recommendation.points)
  return { breakdown, changes }
}

function search(rows: readonly Row[]) {
  const { breakdown, changes } = build(rows)
  return cheapestNextGrade(score(breakdown), breakdown, changes)
}

const earned = (points: number): Row => ({ bucket: 'essential', points, maxPoints: points })
const open = (maxPoints: number, effort: Effort): Row => ({ bucket: 'essential', points: 0, maxPoints, effort })
const bonus = (maxPoints: number, effort: Effort): Row => ({ bucket: 'bonus', points: 0, maxPoints, effort })

describe('the least work to the next grade', () => {
  test.each<[string, Row[], { grade: string; score: number; checks: string[] } | null]>([
    ['nothing is better than A', [earned(95), open(5, 'setting')], null],
    [
      'nothing to do reaches it',
      [earned(60), open(5, 'setting'), { bucket: 'essential', points: 0, maxPoints: 35 }],
      null,
    ],
    ['one setting', [earned(65), open(5, 'setting'), open(30, 'project')], { grade: 'B', score: 70, checks: ['c1'] }],
    [
      'a project when settings do not reach',
      [earned(40), open(5, 'setting'), open(55, 'project')],
      { grade: 'A', score: 95, checks: ['c2'] },
    ],
    [
      'two settings before one project',
      [earned(60), open(5, 'setting'), open(5, 'setting'), open(30, 'project')],
      { grade: 'B', score: 70, checks: ['c1', 'c2'] },
    ],
    [
      'one edit before two settings',
      [earned(60), open(5, 'setting'), open(5, 'setting'), open(30, 'edit')],
      { grade: 'A', score: 90, checks: ['c3'] },
    ],
    [
      'one bonus and one check where two bonuses reach the cap',
      [earned(64), bonus(3, 'setting'), bonus(3, 'setting'), open(3, 'setting'), open(33, 'project')],
      { grade: 'B', score: 70, checks: ['c1', 'c3'] },
    ],
    [
      'bonus points count to their cap only',
      [earned(64), bonus(3, 'setting'), bonus(3, 'setting'), open(36, 'project')],
      { grade: 'A', score: 100, checks: ['c3'] },
    ],
  ])('%s', (_, rows, expected) => {
    expect(search(rows)).toEqual(expected)
  })
})

test('the search finds what trying every set finds', () => {
  const effort = fc.constantFrom<Effort>('setting', 'edit', 'project')
  const core = fc.record({
    bucket: fc.constant('essential' as const),
    points: fc.constant(0),
    maxPoints: fc.integer({ min: 1, max: 14 }),
    effort,
  })
  const extra = fc.record({
    bucket: fc.constant('bonus' as const),
    points: fc.constant(0),
    maxPoints: fc.integer({ min: 1, max: 3 }),
    effort,
  })
  const rows = fc.tuple(
    fc.integer({ min: 1, max: 80 }),
    fc.array(core, { maxLength: 6 }),
    fc.array(extra, { maxLength: 4 }),
  )
  fc.assert(
    fc.property(rows, ([done, coreRows, extraRows]) => {
      const { breakdown, changes } = build([earned(done), ...coreRows, ...extraRows])
      const before = score(breakdown)
      const found = cheapestNextGrade(before, breakdown, changes)
      expect(found === null ? null : cost(found.checks, changes)).toEqual(bruteForce(before, breakdown, changes))
      if (found !== null) {
        const picked = changes.filter(({ recommendation }) => found.checks.includes(recommendation.check))
        expect(
          scoreAfter(
            breakdown,
            picked.map(({ pointsAfter }) => pointsAfter),
          ),
        ).toBe(found.score)
      }
    }),
  )
})

function cost(checks: readonly string[], changes: readonly Change[]): number {
  const efforts = new Map(changes.map(({ recommendation }) => [recommendation.check, recommendation.effort]))
  return checks.reduce((sum, check) => sum + effortWeights[efforts.get(check)!], 0)
}

/** The least effort of any set that reaches the next grade. */
function bruteForce(before: number, breakdown: readonly BreakdownEntry[], changes: readonly Change[]): number | null {
  const target = gradeBands[gradeBands.findIndex(({ from }) => before >= from) - 1]
  if (target === undefined) return null
  let least: number | null = null
  for (let mask = 0; mask < 2 ** changes.length; mask++) {
    const picked = changes.filter((_, index) => (mask >> index) & 1)
    if (
      scoreAfter(
        breakdown,
        picked.map(({ pointsAfter }) => pointsAfter),
      ) < target.from
    )
      continue
    const effort = cost(
      picked.map(({ recommendation }) => recommendation.check),
      changes,
    )
    if (least === null || effort < least) least = effort
  }
  return least
}
