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

/**
 * For the owner: what agents can do here, the score, and the next step. Before them, why the score says little, where it
 * does.
 */
export function summarize(facts: Facts): string {
  const { reason } = facts.coverage
  return [...(reason ? [reason] : []), headlineOf(facts), scoreSentence(facts), nextStep(facts)].join(' ')
}

function scoreSentence({ finalUrl, source, score, scoreRange, grade }: Facts): string {
  const name = source === 'folder' ? 'This folder' : new URL(finalUrl).host
  const { lowest, highest } = scoreRange
  const open = lowest === highest ? '' : `, and anything from ${lowest} to ${highest} once all could be measured`
  return `${name} scores ${score} of 100 (grade ${grade})${open}.`
}

function nextStep({ recommendations, nextGrade, score, operability }: Facts): string {
  const first = recommendations[0]
  if (first === undefined) {
    if (score < 100) return 'No check suggests a change.'
    const isDone = operability.score === null || operability.score === 100
    return isDone
      ? 'Nothing is left to improve.'
      : 'Every point is earned; what is left are forms that an agent cannot operate.'
  }
  if (nextGrade === null) return `The largest gain left is “${first.title}” (${points(first.points)}).`
  return `Grade ${nextGrade.grade} is ${list(nextGrade, recommendations)} away.`
}

/** Titles of the changes that reach the next grade; a long list is counted instead. */
function list({ checks }: NextGrade, recommendations: Report['recommendations']): string {
  if (checks.length > 3) return `${checks.length} changes`
  const titles = checks.map((id) => `“${recommendations.find(({ check }) => check === id)?.title ?? id}”`)
  const last = titles.pop() ?? ''
  const named = titles.length === 0 ? last : `${titles.join(', ')} and ${last}`
  return checks.length === 1 ? `one change (${named})` : `${checks.length} changes (${named})`
}

function points(value: number): string {
  return value === 1 ? '1 point' : `${Number(value.toFixed(1))} points`
}
