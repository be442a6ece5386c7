import type { Preflight, ToolDraft } from '@operable/core/inspect'
import { add } from '../ui/element.ts'
import { reveal } from '../ui/reveal.ts'
import { type Console, draftLink } from './draft-link.ts'
import { type Finding, toneOf, verdictNames } from './finding.ts'
import { addressHere } from './page-state.ts'
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
  else if (kind === 'form') add(details, 'p', 'These controls are outside a form, so the audit has no verdict on them.')
  if (!draft)
    add(
      details,
      'p',
      kind === 'form'
        ? 'There is nothing to fill in or press, so this is not a tool.'
        : 'Its text does not name a tool.',
    )

  const line = add(details, 'div', '', { class: 'selector' })
  add(line, 'code', selector)
  const copy = add(line, 'button', 'Copy', { 'aria-label': `Copy the selector of ${label}` })
  const actions = add(details, 'div', '', { class: 'actions' })
  const show = add(actions, 'button', 'Show on page', { 'aria-label': `Show on page: ${label}` })
  const place = add(details, 'div', '', { role: 'status' })

  copy.addEventListener('click', async () => say(place, await copied(selector)))
  show.addEventListener('click', () =>
    say(place, point(finding) ? 'It is now in the middle of the page.' : 'It is hidden now.'),
  )
  if (draft) {
    const check = add(actions, 'button', 'Check', { 'aria-label': `Check ${draft.name}` })
    check.addEventListener('click', () => addPreflight(place, preflight(draft)))
  }
  // A tool that exists has its name: it may act on what names none.
  const handed = draft ?? (console?.toolId && bareDraft(finding))
  if (console && handed) void addHandOver(details, actions, { draft: handed, label: draft?.name ?? label, console })
  return details
}

/** A link back to the tool that it was asked for, in this tab, which came from there; else to a new one. */
async function addHandOver(
  details: Node,
  actions: Node,
  { draft, label, console }: { draft: ToolDraft; label: string; console: Console },
): Promise<void> {
  // A page that is a route is not found without it.
  const href = await draftLink({ ...draft, pageUrl: addressHere() }, console)
  if (!href) return void add(details, 'p', 'The form is too large for a link. Add it from its page in the console.')
  const text = console.toolId ? 'Use for this tool' : 'Send to console'
  const place: Record<string, string> = console.toolId ? {} : { target: '_blank' }
  add(actions, 'a', text, { href, ...place, rel: 'noopener', class: 'button', 'aria-label': `${text}: ${label}` })
}

/** What stands for an element that names no tool: where it is. */
function bareDraft({ kind, label, selector }: Finding): ToolDraft {
  const pageUrl = addressHere()
  const metadata = { kind }
  return {
    name: 'picked',
    description: label,
    pageUrl,
    selector,
    metadata,
    active: true,
    source: 'manual',
    visible: true,
  }
}

/** Over plain http there is no clipboard for scripts, and a page's policy may forbid it. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'The selector was copied.'
  } catch {
    return 'This page does not let scripts copy. Select the text instead.'
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
  add(parent, 'p', `Required fields that an agent cannot identify: ${verdicts.unresolvedFields.join(', ')}`)
}

function addPreflight(place: HTMLElement, { ready, steps }: Preflight): void {
  const isBroken = steps.some(({ ok }) => ok === false)
  say(
    place,
    ready
      ? 'The page has everything that a run needs.'
      : isBroken
        ? 'A run would currently fail.'
        : 'The page alone does not show whether a run would work.',
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
