import type { Outcome, OutcomeStatus } from '../types.ts'
import { add } from '../ui/element.ts'

const words: Record<OutcomeStatus, string> = {
  confirmed: 'Done: the page confirmed it.',
  submitted_unverified: 'Sent, but nothing proves what became of it.',
  rejected: 'The page did not accept it.',
  next_step: 'This step is done. The form shows the next one.',
  needs_person: 'A person has to go on here.',
  failed: 'It did not work, and nothing was sent.',
}

/**
 * What became of a run: in a sentence, with what was seen, what was wrong, and what was done.
 * @param problems its errors in words; where there are some, they say all that the error does
 */
export function showOutcome(place: HTMLElement, outcome: Outcome, problems: readonly string[]): void {
  place.replaceChildren()
  const { status, error, evidence, said = [], opened, next, trace } = outcome
  add(place, 'p', words[status], { class: `outcome ${status}` })
  if (error && !problems[0]) add(place, 'p', error.message)
  if (next?.fields[0]) add(place, 'p', `It asks for: ${next.fields.map(({ label, key }) => label || key).join(', ')}.`)
  if (opened) add(place, 'p', 'It has only opened a form, which is not sent yet.')
  list(place, 'ul', 'Values', problems)
  list(
    place,
    'ul',
    'Seen on the page',
    evidence.map(({ kind, detail, httpStatus }) =>
      [kind.replaceAll('_', ' '), httpStatus, detail].filter(Boolean).join(': '),
    ),
  )
  list(
    place,
    'ul',
    'Said by the page',
    said.map(({ text }) => text),
  )
  list(
    place,
    'ol',
    'Steps',
    trace.map(({ step, ms, detail }) => `${step}${detail ? `: ${detail}` : ''}, ${Math.round(ms)} ms`),
  )
}

function list(place: HTMLElement, tag: 'ul' | 'ol', title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const details = add(place, 'details', '', tag === 'ol' ? {} : { open: '' })
  add(details, 'summary', title)
  const all = add(details, tag)
  for (const line of lines) add(all, 'li', line)
}
