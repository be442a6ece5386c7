import type { BreakdownEntry } from '../schema/report-types.ts'

/** Bonus points that count at most. */
export const BONUS_CAP = 5

/**
 * The whole model, no other computation exists:
 * `score = round(earned / applicable × 100) + min(bonus, 5)`, clamped to 0..100.
 *
 * `earned` and `applicable` sum the points and the maxima of the essential and recommended checks that apply and were
 * measured. Without a single one of those the first part is 0.
 */
export function score(breakdown: readonly BreakdownEntry[]): number {
  const counted = breakdown.filter((entry) => counts(entry) && entry.bucket !== 'bonus')
  const earned = counted.reduce((sum, entry) => sum + entry.points, 0)
  const applicable = counted.reduce((sum, entry) => sum + entry.maxPoints, 0)
  // Only the total is rounded: rounding each row would make it depend on how the rows are cut.
  const base = applicable === 0 ? 0 : Math.round((earned / applicable) * 100)
  return Math.min(100, Math.max(0, base + bonusPoints(breakdown)))
}

/** The bonus points that count: their sum, at most 5. Bonus checks earn whole points, so the score stays whole. */
export function bonusPoints(breakdown: readonly BreakdownEntry[]): number {
  const bonus = breakdown.filter((entry) => counts(entry) && entry.bucket === 'bonus')
  // Capped, because a bonus must not make up for missing essentials.
  return Math.min(
    bonus.reduce((sum, entry) => sum + entry.points, 0),
    BONUS_CAP,
  )
}

function counts({ applied, measured }: BreakdownEntry): boolean {
  return applied && measured
}
