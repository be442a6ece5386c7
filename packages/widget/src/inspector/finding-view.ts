import type { Preflight } from '@operable/core/inspect'
import { add } from '../ui/element.ts'
import { reveal } from '../ui/reveal.ts'
import { type Console, draftLink } from './draft-link.ts'
import { type Finding, toneOf, verdictNames } from './finding.ts'
import { preflight } from './preflight.ts'

export interface FindingActions {
  /** Shows it on the page; false where it is hidden now. */
  point(finding: Finding): boolean
  /** Where drafts go; absent: nowhere. */
  console?: Console | undefined
}

/** One entry of the list: what it is, each verdict with its reasons, its selector, and what can be done. */
export function addFinding(
  list: Node,
  finding: Finding,
  index: number,
  { point, console }: FindingActions,
): HTMLDetailsElement {
  const { draft, label, selector, kind, verdicts } = finding
  const item = add(list, 'li')
  const details = add(item, 'details')
  const summary = add(details, 'summary')
  add(summary, 'span', `${index + 1}. ${label}`)
  add(summary, 'span', draft?.name ?? 'no tool', { class: `pill ${toneOf(finding)}` })
  if (verdicts) addVerdicts(details, verdicts)
  else if (kind === 'form') add(details, 'p', 'Controls outside of a form: the audit has no verdict on them.')
  if (!draft) add(details, 'p', kind === 'form' ? 'Nothing to fill in or press: no tool.' : 'Its text names no tool.')

  const line = add(details, 'div', '', { class: 'selector' })
  add(line, 'code', selector)
  const copy = add(line, 'button', 'Copy', { 'aria-label': `Copy the selector of ${label}` })
  const actions = add(details, 'div', '', { class: 'actions' })
  const show = add(actions, 'button', 'Show on page', { 'aria-label': `Show on page: ${label}` })
  const place = add(details, 'div', '', { role: 'status' })

  copy.addEventListener('click', async () => say(place, await copied(selector)))
  show.addEventListener('click', () =>
    say(place, point(finding) ? 'It is in the middle of the page now.' : 'It is hidden now.'),
  )
  if (!draft) return details
  const check = add(actions, 'button', 'Check', { 'aria-label': `Check ${draft.name}` })
  check.addEventListener('click', () => addPreflight(place, preflight(draft)))
  if (!console) return details
  void draftLink(draft, console).then((href) => {
    if (!href) return void add(details, 'p', 'The form is too large for a link: add it from its page in the console.')
    const target = { href, target: '_blank', rel: 'noopener', class: 'button' }
    add(actions, 'a', 'Hand to console', { ...target, 'aria-label': `Hand to console: ${draft.name}` })
  })
  return details
}

/** Over plain http there is no clipboard for scripts, and a page's policy may forbid it. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'The selector was copied.'
  } catch {
    return 'The page does not let scripts copy: select the text.'
  }
}

function addVerdicts(parent: Node, verdicts: NonNullable<Finding['verdicts']>): void {
  const list = add(parent, 'ul', '', { class: 'verdicts' })
  for (const name of verdictNames) {
    const { verdict, reasons } = verdicts[name]
    const item = add(list, 'li')
    add(item, 'b', `${name}: ${verdict}`, { class: verdict })
    if (reasons.length > 0) item.append(`. ${reasons.join(' ')}`)
  }
  if (verdicts.unresolvedFields.length === 0) return
  add(parent, 'p', `Required fields that say nothing of their meaning: ${verdicts.unresolvedFields.join(', ')}`)
}

function addPreflight(place: HTMLElement, { ready, steps }: Preflight): void {
  const isBroken = steps.some(({ ok }) => ok === false)
  say(
    place,
    ready ? 'All that a run needs is there.' : isBroken ? 'A run would fail now.' : 'Not all of it can be told.',
  )
  const list = add(place, 'ul')
  for (const { step, ok, detail } of steps) {
    const item = add(list, 'li')
    const word = ok === 'unknown' ? 'unknown' : ok ? 'yes' : 'no'
    add(item, 'b', `${step}: ${word}`, { class: word })
    item.append(`. ${detail}`)
  }
  reveal(place, place.closest('.body')!)
}

function say(place: HTMLElement, text: string): void {
  place.replaceChildren()
  add(place, 'p', text)
  reveal(place, place.closest('.body')!)
}
