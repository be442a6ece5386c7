import type { NextGrade, Report } from '../schema/report-types.ts'
import { headlineOf } from './headline.ts'

type Facts = Pick<
  Report,
  | 'finalUrl'
  | 'score'
  | 'scoreRange'
  | 'grade'
  | 'operability'
  | 'scoreBreakdown'
  | 'recommendations'
  | 'nextGrade'
  | 'coverage'
> & {
  source: 'network' | 'folder'
}

/** For the owner: what agents can do here, the score and the next step; first, if so, why the score says little. */
export function summarize(facts: Facts): string {
  const { reason } = facts.coverage
  return [...(reason ? [reason] : []), headlineOf(facts), scoreSentence(facts), nextStep(facts)].join(' ')
}

function scoreSentence({ finalUrl, source, score, scoreRange, grade }: Facts): string {
  const name = source === 'folder' ? 'This folder' : new URL(finalUrl).host
  const { lowest, highest } = scoreRange
  const open = lowest === highest ? '' : ` With everything measured, it would score between ${lowest} and ${highest}.`
  return `${name} scores ${score} out of 100 (grade ${grade}).${open}`
}

function nextStep({ recommendations, nextGrade, score, operability }: Facts): string {
  const first = recommendations[0]
  if (first === undefined) {
    if (score < 100) return 'There is nothing to recommend.'
    const isDone = operability.score === null || operability.score === 100
    return isDone
      ? 'There is nothing left to improve.'
      : 'It earns every point, but agents cannot operate all of its forms.'
  }
  if (nextGrade === null) return `The change that earns most is “${first.title}” (${points(first.points)}).`
  return `To reach grade ${nextGrade.grade}, make ${list(nextGrade, recommendations)}.`
}

/** Titles of the changes that reach the next grade; only their number if there are many. */
function list({ checks }: NextGrade, recommendations: Report['recommendations']): string {
  if (checks.length > 3) return `${checks.length} changes`
  const titles = checks.map((id) => `“${recommendations.find(({ check }) => check === id)?.title ?? id}”`)
  const last = titles.pop() ?? ''
  const named = titles.length === 0 ? last : `${titles.join(', ')} and ${last}`
  return checks.length === 1 ? `one change: ${named}` : `${checks.length} changes: ${named}`
}

function points(value: number): string {
  return value === 1 ? '1 point' : `${Number(value.toFixed(1))} points`
}
