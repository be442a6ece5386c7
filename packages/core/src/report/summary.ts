import { verdictsOf } from '../operability/verdicts-of.ts'
import type { NextGrade, Report } from '../schema/report.ts'
import { bandWords } from '../standards/outcome-words.ts'

type Facts = Pick<
  Report,
  'finalUrl' | 'score' | 'scoreRange' | 'band' | 'grade' | 'operability' | 'recommendations' | 'nextGrade' | 'coverage'
> & {
  source: 'network' | 'folder'
}

/**
 * Three sentences for the owner: the score, what agents can do with the forms, and the next step. Before them, why the
 * score says little, where it does.
 */
export function summarize(facts: Facts): string {
  const { reason } = facts.coverage
  return [...(reason ? [reason] : []), scoreSentence(facts), formSentence(facts), nextStep(facts)].join(' ')
}

function scoreSentence({ finalUrl, source, score, scoreRange, band, grade }: Facts): string {
  const name = source === 'folder' ? 'This folder' : new URL(finalUrl).host
  const { lowest, highest } = scoreRange
  const open = lowest === highest ? '' : `, and anything from ${lowest} to ${highest} once all could be measured`
  return `${name} scores ${score} of 100 (grade ${grade}, ${bandWords[band]})${open}.`
}

function formSentence({ operability: { forms, assessed, unknown } }: Facts): string {
  if (forms.length === 0) return 'The pages read hold no form.'
  if (assessed === 0)
    return `${unknown === 1 ? 'Its only form is' : `All ${unknown} forms are`} sent to another origin, so nothing is said about ${unknown === 1 ? 'it' : 'them'}.`
  const operable = forms.filter(
    (form) => form.assessed && verdictsOf(form).every(({ verdict }) => verdict === 'yes'),
  ).length
  if (assessed === 1)
    return operable === 1
      ? 'An agent can operate its form from start to end.'
      : 'An agent cannot operate its form without help.'
  return `An agent can operate ${share(operable, assessed)} from start to end.`
}

function share(operable: number, assessed: number): string {
  if (operable === assessed) return assessed === 2 ? 'both forms' : `all ${assessed} forms`
  return operable === 0 ? `none of the ${assessed} forms` : `${operable} of ${assessed} forms`
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
