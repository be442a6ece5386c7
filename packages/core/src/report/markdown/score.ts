import type { BreakdownEntry, Bucket, Report } from '../../schema/report-types.ts'
import { blocks, capital, formatPoints, table } from './blocks.ts'

/** The breakdown: one table for each bucket, one row for every check, whether it applied or not. */
export function scoreSection({ scoreBreakdown, bonus }: Report): string {
  return blocks(
    '## Score breakdown',
    ...(['essential', 'recommended', 'bonus'] as const).map((bucket) => bucketTable(bucket, scoreBreakdown)),
    `Bonus points that count: ${formatPoints(bonus)} (at most 5).`,
  )
}

function bucketTable(bucket: Bucket, breakdown: readonly BreakdownEntry[]): string {
  const entries = breakdown.filter((entry) => entry.bucket === bucket)
  if (entries.length === 0) return ''
  const rows = entries.map((entry) => [entry.title, result(entry), entry.observed.join(' ')])
  return blocks(`### ${capital(bucket)}`, table(['Check', 'Points', 'What was seen'], rows))
}

function result({ applied, measured, points, maxPoints }: BreakdownEntry): string {
  if (!applied) return 'does not apply'
  if (!measured) return 'not measured'
  return `${formatPoints(points)} of ${maxPoints}`
}
