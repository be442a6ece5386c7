import type { BreakdownEntry, Bucket, Coverage, Recommendation, Signal, VerdictValue } from '@operable/core'

export const bucketWords: Record<Bucket, { title: string; about: string }> = {
  essential: { title: 'Essential', about: 'Always graded.' },
  recommended: { title: 'Recommended', about: 'Graded when the site shows something to grade.' },
  bonus: { title: 'Bonus', about: 'At most 5 points on top.' },
}

export const effortWords: Record<Recommendation['effort'], string> = {
  setting: 'One line of configuration',
  edit: 'An edit of pages or files',
  project: 'A piece of work',
}

export const stopWords: Record<Coverage['stop'], string> = {
  complete: 'none was left waiting',
  page_limit: 'the limit on pages was reached',
  request_limit: 'too many addresses led to pages that were read already',
  deadline: 'the time for the scan was over',
  aborted: 'the scan was stopped',
}

export const signalWords: Record<Signal['state'], string> = {
  present: 'Present',
  partial: 'In part',
  absent: 'Absent',
  not_measured: 'Not measured',
}

export const verdictWords: Record<VerdictValue, string> = { yes: 'yes', no: 'no', unknown: 'unknown' }

/** How a check came out, in the order of the words below. */
export type CheckState = 'full' | 'part' | 'none' | 'skipped' | 'unmeasured'

export const checkStateWords: Record<CheckState, string> = {
  full: 'All points',
  part: 'Some points',
  none: 'No points',
  skipped: 'Does not apply',
  unmeasured: 'Not measured',
}

/** What was not measured is never shown as failed, and neither is a bonus that was not earned. */
export function checkState({ applied, measured, points, maxPoints, bucket }: BreakdownEntry): CheckState {
  if (!applied) return 'skipped'
  if (!measured) return 'unmeasured'
  if (points >= maxPoints) return 'full'
  if (points > 0) return 'part'
  return bucket === 'bonus' ? 'skipped' : 'none'
}

/** Points as people read them: one decimal at most. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10)
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `21 November 2026, 08:05 UTC`; other texts as they are. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  return `${formatDay(iso)}, ${moment.toISOString().slice(11, 16)} UTC`
}

/** `21 November 2026`; other texts as they are. */
export function formatDay(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
