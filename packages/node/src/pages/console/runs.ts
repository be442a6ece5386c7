import type { KeptRun, ToolRuns } from '../../contracts/runs.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { formatMoment, plural } from '../words.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

/** Of one tool; all of them are in the API. */
const MOST_SHOWN = 10

/** What agents did with the tools, and the switch for it. */
export function runsSection(website: Website, tools: readonly ToolRuns[], view: ConsoleView): Markup {
  const isOn = website.recordRuns === true
  return html`<section id="runs"><div class="between section-head"><h2>What agents do</h2>${postForm(
    { path: `/console/websites/${website.id}/record-runs` },
    view,
    html`<input type="hidden" name="on" value="${isOn ? 'no' : 'yes'}"><button class="quiet small-button">${isOn ? 'Stop recording' : 'Record runs'}</button>`,
  )}</div>
<p class="section-about">${
    isOn
      ? 'Your pages tell this service how each run of a tool ended, and nothing of what was typed or who ran it. Runs are kept for 30 days. Anybody can send what looks like a run, so take the list as a hint.'
      : 'Runs are not recorded. Switch it on, and your pages tell this service how each run of a tool ends: the outcome, the time it took and error codes, for 30 days. Nothing that was typed is sent.'
  }</p>
${tools.length > 0 ? html`<ul class="stack">${tools.map(toolCard)}</ul>` : isOn && html`<p class="muted">No runs yet.</p>`}</section>`
}

function toolCard({ tool, name, outcomes, omitted, runs }: ToolRuns): Markup {
  const known = Object.entries(outcomes).map(([status, count]) => `${count} ${wordsOf(status)}`)
  const counts = [...known, ...(omitted > 0 ? [`${omitted} more, not listed`] : [])].join(', ')
  const title = name === undefined ? html`A removed tool <code>${tool}</code>` : siteText(name, 128)
  return html`<li class="card stack-tight"><div class="between"><h3>${title}</h3><span class="muted small">${counts}</span></div>
<div class="table-wrap" role="region" aria-label="Runs of ${name ?? tool}" tabindex="0"><table><thead><tr><th scope="col">Latest ${plural(Math.min(runs.length, MOST_SHOWN), 'run')}</th><th scope="col">Outcome</th><th scope="col">Code</th><th scope="col">Took</th></tr></thead>
<tbody>${runs.slice(0, MOST_SHOWN).map(runRow)}</tbody></table></div></li>`
}

function runRow({ at, status, code, ms, final }: KeptRun): Markup {
  return html`<tr><td><time datetime="${at}">${formatMoment(at)}</time></td><td>${wordsOf(status)}${!final && ' (led to a page without the widget, or is not over)'}</td><td>${code !== undefined && html`<code>${code}</code>`}</td><td>${(ms / 1000).toFixed(1)} s</td></tr>`
}

function wordsOf(status: string): string {
  return status.replaceAll('_', ' ')
}
