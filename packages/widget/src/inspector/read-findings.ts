import { assessForm, inferTools, type PageModel, parsePage, type ToolDraft } from '@operable/core/inspect'
import { select } from '../natives.ts'
import type { Finding } from './finding.ts'
import { liveHtml, openRoots } from './live-html.ts'

/** Buttons that are listed; a page with more repeats them. */
const MAX_BUTTONS = 200

/**
 * Every form and button of the page as it is now, open shadow trees included: what the audit says of it, and the tool
 * that it makes. The page is read the way the audit reads it, from its HTML.
 */
export function readFindings(): Finding[] {
  const url = location.href.replace(/#.*/, '')
  const found = openRoots().flatMap((root) => {
    const page = parsePage(liveHtml(root), { url })
    return [...forms(page), ...buttons(page)].map((finding): Finding => {
      const matches = select(root, finding.selector)
      return matches.length === 1 ? { ...finding, element: matches[0]! } : finding
    })
  })
  const isForm = ({ kind }: Finding) => kind === 'form'
  return [...found.filter(isForm), ...found.filter((each) => !isForm(each)).slice(0, MAX_BUTTONS)]
}

function forms(page: PageModel): Finding[] {
  const drafts = inferTools(page).filter(({ metadata }) => metadata.kind === 'form')
  const own = page.forms.map((form): Finding => {
    const verdicts = assessForm(form, { pageUrl: page.url })
    return withDraft({ kind: 'form', label: verdicts.label, selector: form.selector, verdicts }, drafts)
  })
  // Controls outside of forms that a script sends: the audit has no verdict on them.
  const known = new Set(own.map(({ selector }) => selector))
  const loose = drafts.filter(({ selector }) => !known.has(selector))
  return [
    ...own,
    ...loose.map((draft) => ({ kind: 'form' as const, label: titleOf(draft), selector: draft.selector, draft })),
  ]
}

function buttons(page: PageModel): Finding[] {
  const drafts = inferTools(page)
  const clicks = drafts.filter(({ metadata }) => metadata.kind === 'button')
  const sends = new Set([
    ...page.forms.flatMap(({ submitControls }) => submitControls.map(({ selector }) => selector)),
    ...drafts.map(({ metadata }) => metadata.submitSelector),
  ])
  const own = page.buttons
    .filter(({ selector }) => !sends.has(selector))
    .map(({ text, selector }) =>
      withDraft({ kind: 'button', label: text || 'Button without a name', selector }, clicks),
    )
  // Links that act as buttons are in the list only where they make a tool.
  const known = new Set(own.map(({ selector }) => selector))
  const links = clicks.filter(({ selector }) => !known.has(selector))
  return [
    ...own,
    ...links.map((draft) => ({ kind: 'button' as const, label: titleOf(draft), selector: draft.selector, draft })),
  ]
}

function withDraft(finding: Finding, drafts: readonly ToolDraft[]): Finding {
  const draft = drafts.find(({ selector }) => selector === finding.selector)
  return draft ? { ...finding, draft } : finding
}

function titleOf({ metadata, description }: ToolDraft): string {
  return metadata.fingerprint?.name || description
}
