import type { BreakdownEntry, Bucket, Coverage, Recommendation, Report, Signal, VerdictValue } from '@operable/core'
import { formTasks } from '@operable/core/report'

export const bucketWords: Record<Bucket, { title: string; about: string }> = {
  essential: { title: 'Essential', about: 'Always scored.' },
  recommended: { title: 'Recommended', about: 'Scored only where they apply to the site.' },
  bonus: { title: 'Bonus', about: 'Up to 5 extra points.' },
}

export const effortWords: Record<Recommendation['effort'], string> = {
  setting: 'A change of setting',
  edit: 'An edit to pages or files',
  project: 'A larger project',
}

export const stopWords: Record<Coverage['stop'], string> = {
  complete: 'no pages were left to read',
  page_limit: 'the scan reached its page limit',
  request_limit: 'too many addresses led to pages already read',
  deadline: 'the scan ran out of time',
  aborted: 'the scan was stopped',
}

export const signalWords: Record<Signal['state'], string> = {
  present: 'Present',
  partial: 'Partial',
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

/** A class of the style sheet that colours by how good something is. */
type Tone = 'good' | 'fair' | 'poor'

/** The tones in pictures, which no style sheet reaches: white text on them has a contrast of 4.5 to 1 or more. */
export const toneColours: Readonly<Record<Tone, string>> = { good: '#0d6b44', fair: '#8a5a00', poor: '#b3261a' }

/** Of what has no tone, as white text needs it. */
export const neutralColour = '#57606b'

/** Tone of a score by the grades: A and B are good, C is fair. */
export function toneOf(score: number): Tone {
  if (score >= 70) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}

/** How many of its forms an agent can use, in words of ours alone: a picture has no letters for those of the site. */
export function usableForms({ operability, coverage }: Pick<Report, 'operability' | 'coverage'>): string {
  if (coverage.pagesRead === 0) return 'No page could be read'
  const forms = formTasks(operability.forms)
  const known = forms.filter(({ verdict }) => verdict !== 'unknown')
  const works = known.filter(({ verdict }) => verdict === 'yes').length
  if (forms.length === 0) return 'No forms found'
  if (known.length === 0) return 'Its forms could not be assessed'
  if (forms.length === 1) return `Agents ${works === 1 ? 'can' : 'cannot'} use its form`
  return works === 0
    ? `Agents can use none of the ${forms.length} forms`
    : `Agents can use ${works} of the ${forms.length} forms`
}

/** The score as pages and pictures say it. */
export interface ShownScore {
  /** `72`, or `52–88` where too little was read for one figure. */
  figure: string
  /** Absent where the range leaves it open. */
  grade: Report['grade'] | undefined
  /** The two in words. */
  words: string
}

/** A report that is not complete stands for its range: the one figure in it would be taken for a measurement. */
export function shownScore({
  score,
  grade,
  scoreRange,
  coverage,
}: Pick<Report, 'score' | 'grade' | 'scoreRange' | 'coverage'>): ShownScore {
  const { lowest, highest } = scoreRange
  if (coverage.complete !== false || lowest === highest) {
    return { figure: String(score), grade, words: `${score} of 100, grade ${grade}` }
  }
  return { figure: `${lowest}–${highest}`, grade: undefined, words: `between ${lowest} and ${highest} of 100` }
}
