import type { BreakdownEntry, Bucket, Report } from '@operable/core'
import { formatPoints } from '../../word-forms.ts'
import { bar, shareInk, type Terminal } from './terminal.ts'
import { cell, fitText } from './text.ts'

const BUCKETS: readonly { bucket: Bucket; title: string }[] = [
  { bucket: 'essential', title: 'Essential' },
  { bucket: 'recommended', title: 'Recommended' },
  { bucket: 'bonus', title: 'Bonus' },
]

const COLUMNS = { mark: 2, bar: 10, points: 9 }

/**
 * A bar for each check, grouped by bucket.
 * @param all with what was seen, below each check that did not earn full points
 */
export function printChecks(report: Report, terminal: Terminal, all: boolean): string[] {
  return BUCKETS.flatMap(({ bucket, title }) => {
    const entries = report.scoreBreakdown.filter((entry) => entry.bucket === bucket)
    if (entries.length === 0) return []
    const total = bucket === 'bonus' ? bonusTotal(report) : bucketTotal(entries)
    return [
      '',
      `${terminal.ink.bold(title)}  ${terminal.ink.dim(total)}`,
      ...entries.flatMap((entry) => printCheck(entry, terminal).slice(0, all ? undefined : 1)),
    ]
  })
}

function printCheck(entry: BreakdownEntry, { width, ink }: Terminal): string[] {
  const titleWidth = Math.min(44, width - COLUMNS.mark - COLUMNS.bar - COLUMNS.points - 2)
  const indent = ' '.repeat(COLUMNS.mark)
  const seen = entry.observed.map((sentence) => ink.dim(indent + fitText(sentence, width - COLUMNS.mark))).slice(0, 1)
  if (!entry.applied) return [ink.dim(`· ${cell(entry.title, titleWidth)} does not apply`), ...seen]
  if (!entry.measured) return [`? ${cell(entry.title, titleWidth)} ${ink.dim('not measured')}`, ...seen]

  const share = entry.maxPoints === 0 ? 1 : entry.points / entry.maxPoints
  const paint = shareInk(share, ink)
  const points = `${formatPoints(entry.points)} / ${entry.maxPoints}`.padStart(COLUMNS.points)
  const row = `${cell(entry.title, titleWidth)} ${bar(share, COLUMNS.bar, ink)} ${points}`
  if (share >= 0.995) return [`${paint('✓')} ${row}`]
  // A missing bonus is not a failure.
  if (share <= 0.005 && entry.bucket === 'bonus') return [`${ink.dim('·')} ${row}`]
  return [`${paint(share > 0.005 ? '~' : '✗')} ${row}`, ...seen]
}

function bucketTotal(entries: readonly BreakdownEntry[]): string {
  const counted = entries.filter(({ applied, measured }) => applied && measured)
  if (counted.length === 0) return 'nothing counts'
  const sum = (key: 'points' | 'maxPoints') => counted.reduce((total, entry) => total + entry[key], 0)
  return `${formatPoints(sum('points'))} of ${formatPoints(sum('maxPoints'))} points`
}

function bonusTotal({ bonus }: Report): string {
  return `${formatPoints(bonus)} of at most 5 points`
}
