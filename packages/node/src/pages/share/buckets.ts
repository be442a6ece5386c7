import type { BreakdownEntry, Bucket, Report } from '@operable/core'

export const bucketOrder: readonly Bucket[] = ['essential', 'recommended', 'bonus']

/** Most bonus points that count. */
const BONUS_CAP = 5

/** Points that count; what does not apply or was not measured is in neither sum. */
export function bucketTotal(
  bucket: Bucket,
  { scoreBreakdown, bonus }: Pick<Report, 'scoreBreakdown' | 'bonus'>,
): { points: number; max: number } {
  if (bucket === 'bonus') return { points: bonus, max: BONUS_CAP }
  const counted = scoreBreakdown.filter((entry) => entry.bucket === bucket && entry.applied && entry.measured)
  const sum = (key: keyof Pick<BreakdownEntry, 'points' | 'maxPoints'>) =>
    counted.reduce((total, entry) => total + entry[key], 0)
  return { points: sum('points'), max: sum('maxPoints') }
}
