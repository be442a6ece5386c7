import { expect } from 'vitest'
import type { SiteEvidence } from '../src/audit/evidence.ts'
import { gradeFor } from '../src/audit/grade.ts'
import { runChecks } from '../src/audit/run-checks.ts'
import { score } from '../src/audit/score.ts'
import { recommend } from '../src/report/recommendations.ts'
import { repairs } from './repairs.ts'

/** Follows every recommendation on its own, and asks for exactly the promised score. */
export function expectKeptPromises(site: SiteEvidence): void {
  for (const { recommendation } of recommend(runChecks(site), site)) {
    if (recommendation.scoreAfter === null) continue
    const repair = repairs[recommendation.check]
    if (repair === undefined) throw new Error(`test/repairs.ts does not know how to follow ${recommendation.check}`)
    const after = score(runChecks(repair(site, recommendation)).map(({ entry }) => entry))
    expect({ check: recommendation.check, score: after, grade: gradeFor(after).grade }).toEqual({
      check: recommendation.check,
      score: recommendation.scoreAfter,
      grade: recommendation.gradeAfter,
    })
  }
}
