import { assessForm, inferTools, type PageModel, parsePage, type ToolDraft } from '@operable/core/inspect'
import { select } from '../natives.ts'
import { nextTask } from '../site/next-task.ts'
import type { Finding } from './finding.ts'
import { liveHtml, openRoots } from './live-html.ts'

/** Buttons that are listed; a page with more repeats them. */
const MAX_BUTTONS = 200
/** Elements that are looked for before the page has its turn. */
const SLICE = 20

/**
 * Every form and button of the page as it is now, open shadow trees included: what the audit says of it, and the tool
 * that it makes. The page is read the way the audit reads it, from its HTML. It goes on in between: a long page takes
 * seconds.
 */
export async function readFindings(): Promise<Finding[]> {
  const url = location.href.replace(/#.*/, '')
  const found: [Finding, root: Node][] = []
  for (const root of openRoots()) {
    const page = parsePage(liveHtml(root), { url })
    await nextTask()
    const drafts = inferTools(page)
    await nextTask()
    for (const finding of [...forms(page, drafts), ...buttons(page, drafts)]) found.push([finding, root])
  }
  const isForm = ([{ kind }]: [Finding, Node]): boolean => kind === 'form'
  const listed = [...found.filter(isForm), ...found.filter((each) => !isForm(each)).slice(0, MAX_BUTTONS)]
  const findings: Finding[] = []
  for (const [finding, root] of listed) {
    if (findings.length % SLICE === 0) await nextTask()
    const matches = select(root, finding.selector)
    findings.push(matches.length === 1 ? { ...finding, element: matches[0]! } : finding)
  }
  return findings
}

function forms(page: PageModel, all: readonly ToolDraft[]): Finding[] {
  const drafts = all.filter(({ metadata }) => metadata.kind === 'form')
  const draftAt = bySelector(drafts)
  const own = page.forms.map((form): Finding => {
    const verdicts = assessForm(form, { pageUrl: page.url })
    return withDraft({ kind: 'form', label: verdicts.label, selector: form.selector, verdicts }, draftAt)
  })
  // Controls outside of forms that a script sends: the audit has no verdict on them.
  const known = new Set(own.map(({ selector }) => selector))
  const loose = drafts.filter(({ selector }) => !known.has(selector))
  return [
    ...own,
    ...loose.map((draft) => ({ kind: 'form' as const, label: labelOf(draft), selector: draft.selector, draft })),
  ]
}

function buttons(page: PageModel, drafts: readonly ToolDraft[]): Finding[] {
  const clicks = drafts.filter(({ metadata }) => metadata.kind === 'button')
  const draftAt = bySelector(clicks)
  const sends = new Set([
    ...page.forms.flatMap(({ submitControls }) => submitControls.map(({ selector }) => selector)),
    ...drafts.map(({ metadata }) => metadata.submitSelector),
  ])
  const own = page.buttons
    .filter(({ selector }) => !sends.has(selector))
    .map(({ text, selector }) =>
      withDraft({ kind: 'button', label: text || 'Button without a name', selector }, draftAt),
    )
  // Links that act as buttons are in the list only where they make a tool.
  const known = new Set(own.map(({ selector }) => selector))
  const links = clicks.filter(({ selector }) => !known.has(selector))
  return [
    ...own,
    ...links.map((draft) => ({ kind: 'button' as const, label: labelOf(draft), selector: draft.selector, draft })),
  ]
}

/** The first one at each place. */
function bySelector(drafts: readonly ToolDraft[]): Map<string, ToolDraft> {
  return new Map(drafts.toReversed().map((draft) => [draft.selector, draft]))
}

function withDraft(finding: Finding, draftAt: ReadonlyMap<string, ToolDraft>): Finding {
  const draft = draftAt.get(finding.selector)
  return draft ? { ...finding, draft } : finding
}

function labelOf({ metadata, description }: ToolDraft): string {
  return metadata.fingerprint?.name || description
}
