import type { PreflightStep } from '@operable/core/tools'
import type { ToolCheck } from '../../contracts/tools.ts'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** What a check found, or why there was none. */
export type ToolCheckView = { result: ToolCheck } | { error: string }

const titles: Record<PreflightStep['step'], string> = {
  page: 'Page',
  trigger: 'Clicked first',
  target: 'Form or button',
  fields: 'Fields',
  submit: 'Sent by',
}

/** Whether all that a run needs is on the page of a tool. @param path of the tool */
export function toolCheckSection(path: string, check: ToolCheckView | undefined, view: ConsoleView): Markup {
  return html`<section id="check"><h2>Check</h2>
<p class="section-about">The service reads the page and looks for all that a run needs. Nothing is clicked or sent. A tool that you moved is read by itself; this tries again.</p>
${checkForm(path, view, html`<button class="quiet">Check the tool</button>`)}
${check && ('error' in check ? html`<p class="notice poor" role="status">${check.error}</p>` : outcome(check.result))}</section>`
}

export function checkForm(path: string, view: ConsoleView, button: Markup): Markup {
  return postForm({ path: `${path}/check#check`, busy: 'Reading the page…' }, view, button)
}

function outcome({ ready, steps, rendered, unchecked, uncheckedReason = '' }: ToolCheck): Markup {
  const isBroken = steps.some(({ ok }) => ok === false)
  const verdict = ready
    ? 'All that a run needs is there.'
    : isBroken
      ? 'A run would fail as the page is now.'
      : 'Not all of it can be told from the page alone.'
  return html`<div class="notice stack-tight ${ready ? 'good' : 'poor'}" role="status"><p><b>${verdict}</b>${rendered && ' The page was read in a browser.'}</p>
<ul class="stack-tight">${steps.map(({ step, ok, detail }) => html`<li><span class="pill ${ok === true && 'good'}">${ok === 'unknown' ? 'unknown' : ok ? 'yes' : 'no'}</span> <b>${titles[step]}.</b> ${siteText(detail, 600)}</li>`)}</ul>
${unchecked && html`<p>The tool stays unchecked: each run of it asks a person. ${siteText(uncheckedReason, 600)}</p>`}</div>`
}
