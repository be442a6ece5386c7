import { describe, expect, test } from 'vitest'
import type { Check, CheckExample } from '../src/audit/check.ts'
import { type CheckResult, runCheck } from '../src/audit/run-checks.ts'

/** One example of a check, with what its first or any sentence must say. */
export type CheckRow = [name: string, site: CheckExample['site'], points: CheckExample['points'], says?: string]

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
export function codeOf(check: Check, site: CheckExample['site']): string[] {
  return (runCheck(check, site).advice?.snippets ?? []).map(({ code }) => code)
}

function given({ entry }: CheckResult): CheckExample['points'] {
  if (!entry.applied) return 'not applied'
  return entry.measured ? entry.points : 'not measured'
}
