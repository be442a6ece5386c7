import { describe, expect, test } from 'vitest'
import type { Check } from '../src/audit/check.ts'
import type { SiteEvidence } from '../src/audit/evidence.ts'
import { type CheckResult, runCheck } from '../src/audit/run-checks.ts'

type Given = number | 'not applied' | 'not measured'

/** One example of a check, with what one of its sentences must say. */
export type CheckRow = [name: string, site: SiteEvidence, points: Given, says?: string]

/** Runs a check on examples: points, or why there are none, a sentence for each, and advice where points are missing. */
export function checkRows(check: Check, rows: CheckRow[], { advises = true }: { advises?: boolean } = {}): void {
  describe(check.id, () => {
    test.each(rows)('%s', (_name, site, points, says) => {
      const result = runCheck(check, site)
      expect(given(result)).toBe(points)
      expect(result.entry.observed.length).toBeGreaterThan(0)
      if (says !== undefined) expect(result.entry.observed.join(' ')).toContain(says)
      const missing = typeof points === 'number' && points < check.maxPoints
      if (advises || !missing) expect(result.advice !== undefined).toBe(missing)
      for (const { code } of result.advice?.snippets ?? []) expect(code.trim()).not.toBe('')
    })
  })
}

/** The code of every snippet of the advice. */
export function codeOf(check: Check, site: SiteEvidence): string[] {
  return (runCheck(check, site).advice?.snippets ?? []).map(({ code }) => code)
}

function given({ entry }: CheckResult): Given {
  if (!entry.applied) return 'not applied'
  return entry.measured ? entry.points : 'not measured'
}
