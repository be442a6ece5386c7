import type { BreakdownEntry, Bucket, Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { toneOf } from '../tone.ts'
import { bucketWords, formatPoints } from '../words.ts'
import { bar } from './bar.ts'

export const bucketOrder: readonly Bucket[] = ['essential', 'recommended', 'bonus']

/** Most bonus points that count. */
const BONUS_CAP = 5

/** One bar for each bucket: what it earned of what applies. */
export function buckets(report: Report): Markup {
  return html`<div class="buckets">${bucketOrder.map((bucket) => bucketCard(bucket, report))}</div>`
}

function bucketCard(bucket: Bucket, report: Report): Markup {
  const { points, max } = bucketTotal(bucket, report)
  const share = max === 0 ? 0 : points / max
  const tone = bucket === 'bonus' ? 'good' : toneOf(share * 100)
  return html`<div class="card">
<div class="between"><h3>${bucketWords[bucket].title}</h3><span>${max === 0 ? 'nothing applies' : html`<b>${formatPoints(points)}</b> of ${formatPoints(max)}`}</span></div>
<div class="${tone}">${bar(share)}</div>
</div>`
}

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
