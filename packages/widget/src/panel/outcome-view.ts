import type { Evidence, InputError, Outcome } from '../types.ts'
import { add } from '../ui/element.ts'
import { say, spoken } from './speech.ts'

/**
 * What became of a run: in a sentence, with what was seen, what was wrong, and what was done.
 * @param problems its errors in words; where there are some, they say all that the error does
 */
export function showOutcome(place: HTMLElement, outcome: Outcome, problems: readonly string[]): void {
  place.replaceChildren()
  const { status, error, evidence, said = [], opened, next, trace } = outcome
  add(place, 'p', say(`outcome.${status}`), { class: `outcome ${status}` })
  const reason = error && (spoken.reason?.(error) || error.message)
  if (reason && !problems[0]) add(place, 'p', reason)
  if (next?.fields[0]) {
    const fields = next.fields.map(({ label, key }) => label || key).join(say('join.list'))
    add(place, 'p', say('result.asks', { fields }))
  }
  if (opened) add(place, 'p', say('result.opened'))
  list(place, 'ul', say('result.problems'), problems)
  list(place, 'ul', say('result.seen'), evidence.map(seen))
  list(
    place,
    'ul',
    say('result.said'),
    said.map(({ text }) => text),
  )
  const steps = trace.map(({ step, ms, detail }) => `${step}${detail ? `: ${detail}` : ''}, ${Math.round(ms)} ms`)
  // For whoever is asked for help: selectors and addresses, which only the English sentence has.
  if (error && reason !== error.message) steps.push(error.message)
  list(place, 'ol', say('result.steps'), steps)
}

/** What was seen, with the words of the page. */
function seen(evidence: Evidence): string {
  const { kind, detail, httpStatus } = evidence
  return spoken.seen?.(evidence) ?? [kind.replaceAll('_', ' '), httpStatus, detail].filter(Boolean).join(': ')
}

/** @param tag what a run did is an ordered list, in the words of its code */
function list(place: HTMLElement, tag: 'ul' | 'ol', title: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  const isSteps = tag === 'ol'
  const details = add(place, 'details')
  details.open = !isSteps
  add(details, 'summary', title)
  const all = add(details, tag, '', { lang: isSteps ? 'en' : spoken.language })
  for (const line of lines) add(all, 'li', line)
}

/** The member of the input that an error is about, `''` for the input as a whole. */
export function keyIn({ path }: InputError): string {
  return (path.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~')
}

/**
 * What is wrong, for people: "Name is required", or below its field "This is required". What the page or its browser says
 * names the field itself.
 * @param schema of the input
 * @param label of the field, `''` for the input as a whole; absent: it stands below its field
 */
export function problemOf(error: InputError, schema: object, label?: string): string {
  return spoken.problem?.(error, schema, label) ?? inEnglish(error, label)
}

function inEnglish({ path, reason, schemaPath }: InputError, label: string | undefined): string {
  if (!schemaPath.startsWith('/')) return reason
  const item = path.split('/')[2]
  const place = item && (Number.isInteger(+item) ? `item ${+item + 1}` : item)
  const text = [label === '' ? 'input' : (label ?? (place ? '' : 'this')), place, reason].filter(Boolean).join(' ')
  return text[0]!.toUpperCase() + text.slice(1)
}
