import type { KeptRun, ToolRuns } from '../../contracts/runs.ts'
import type { TagCheck } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import type { WidgetPage, WidgetSightings } from '../../contracts/widget-archive.ts'
import { plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText, snippetFigure } from '../parts.ts'
import { formatDay, formatMoment } from '../words.ts'
import { type ConsoleView, postForm } from './console.ts'

/** The one line that puts the tools onto the website. */
export function embedSection(scriptTag: string): Markup {
  return html`<section id="embed"><h2>Add it to the website</h2>
<p class="section-about">Paste this line into every page, preferably in the head. Changes that you make here take effect there within seconds.</p>
${snippetFigure(scriptTag, 'the script tag')}</section>`
}

/** Named here; all of them are in the API. */
const MOST_PAGES = 5

/** What the service knows of the tag on the website. */
export interface WidgetPresenceView {
  sightings: Awaited<ReturnType<WidgetSightings['sightings']>>
  /** Pages that have loaded the present version. */
  pages: readonly WidgetPage[]
  /** The widget would offer something. */
  hasActiveTools: boolean
  check?: { result: TagCheck } | { error: string } | undefined
}

/** Whether the tag is on the website, and what keeps it from working. */
export function widgetPresenceSection(website: Website, page: WidgetPresenceView, view: ConsoleView): Markup {
  const { sightings, pages, hasActiveTools, check } = page
  const { seen, elsewhere, unknown } = sightings
  const state =
    seen.length > 0
      ? html`<p><span class="pill good">seen</span> ${seen.map(({ origin, at }, index) => html`${index > 0 && ', '}${siteText(origin, 80)} on <time datetime="${at}">${formatMoment(at)}</time>`)}</p>`
      : html`<p><span class="pill">not seen</span> No page of this website has loaded its tools in the last 30 days.</p>`
  return html`<section id="presence"><h2>Is it on the website?</h2>
<p class="section-about">Based on requests from the widget, which show the site but not the page, and on the homepage when you check it.</p>
<div class="card stack-tight">${state}
${pages.length > 0 && html`<p class="small muted">Pages that loaded the current version: ${pages.slice(0, MOST_PAGES).map(({ page, day }, index) => html`${index > 0 && ', '}${siteText(page, 120)} (${formatDay(day)})`)}.</p>`}
${unknown.map(({ websiteId, origin, at }) => html`<p><span class="pill poor">wrong ID</span> ${siteText(origin, 80)} requested the website <code>${siteText(websiteId, 40)}</code> on <time datetime="${at}">${formatMoment(at)}</time>. The id of this one is <code>${website.id}</code>.</p>`)}
${elsewhere.length > 0 && html`<p><span class="pill">elsewhere</span> Other sites have loaded these tools: ${elsewhere.map(({ origin }, index) => html`${index > 0 && ', '}${siteText(origin, 80)}`)}. Runs only work there if the pages of the tools are there.</p>`}
${!hasActiveTools && html`<p><span class="pill poor">no tools</span> No tool is switched on, so the widget has nothing to offer.</p>`}
${check && checkNotice(check)}
${postForm({ path: `/console/websites/${website.id}/check-tag#presence`, busy: 'Reading the homepage…' }, view, html`<button class="quiet small-button">Check the homepage</button>`)}</div></section>`
}

function checkNotice(check: NonNullable<WidgetPresenceView['check']>): Markup {
  if ('error' in check) return html`<p class="notice poor" role="status">${check.error}</p>`
  const { found, version, problems } = check.result
  const isGood = found && problems.length === 0
  return html`<div class="notice stack-tight ${isGood ? 'good' : 'poor'}" role="status"><p><b>${isGood ? 'The tag is in place, and nothing on the page blocks it.' : found ? 'The tag is in place, but the widget does not work.' : 'The tag is not on the homepage.'}</b>${version !== undefined && html` Version <code>${version}</code>.`}</p>
${problems.length > 0 && html`<ul class="bullets">${problems.map(({ text }) => html`<li>${siteText(text, 400)}</li>`)}</ul>`}</div>`
}

/** A version of the widget that is not the present one. */
export interface OldWidget {
  version: string
  /** The latest first. */
  pages: readonly WidgetPage[]
  /** What is unsafe in it, as the rest of sentences that begin with "It". */
  faults: readonly string[]
}

/** Pages that have pinned an old widget, why that matters, and what to do; nothing where there are none. */
export function oldWidgetsSection(website: Website, widgets: readonly OldWidget[]): Markup | undefined {
  if (widgets.length === 0) return undefined
  return html`<section id="old-widgets"><h2>Pages with an old widget</h2>
<p class="section-about">A script tag with a version always loads that version. Replace it with <a href="#embed">the new line</a> on each of these pages.</p>
<ul class="stack">${widgets.map((widget) => widgetCard(website, widget))}</ul></section>`
}

function widgetCard(website: Website, { version, pages, faults }: OldWidget): Markup {
  const state =
    faults.length === 0 ? html`<span class="pill">out of date</span>` : html`<span class="pill poor">unsafe</span>`
  return html`<li class="card stack-tight"><div class="between"><h3>Version <code>${version}</code></h3>${state}</div>
${faults.length > 0 && html`<ul class="bullets">${faults.map((fault) => html`<li>It ${fault}</li>`)}</ul>`}
<div class="table-wrap" role="region" aria-label="Pages with version ${version}" tabindex="0"><table><thead><tr><th scope="col">${plural(pages.length, 'page')}</th><th scope="col">Last seen</th></tr></thead>
<tbody>${pages.map(({ page, day }) => html`<tr><td>${siteLink(page, nameOf(website, page))}</td><td><time datetime="${day}">${formatDay(day)}</time></td></tr>`)}</tbody></table></div></li>`
}

/** Most browsers tell the origin of a page and no more. */
function nameOf(website: Website, page: string): string {
  const { pathname, host } = new URL(page)
  return pathname === '/' ? `${host} (the homepage or another page)` : pathOn(website.url, page)
}

/** The bookmark that shows what the audit sees on a live page. */
export function inspectSection(bookmarklet: string): Markup {
  return html`<section><h2>Inspect a live page</h2>
<p class="section-about">Drag this link to your bookmarks bar, open a page of the website, and click the bookmark. The inspector outlines every form and button on the live page, and can send tools to this console. While you work on the website, you can also add <code>data-inspect</code> to the script tag.</p>
<p><a class="button quiet" href="${bookmarklet}">Inspect with Operable</a></p></section>`
}

const MCP_MODES = [
  ['off', 'Turn off', 'Nobody can call your tools over MCP.'],
  ['trial', 'Turn on as a trial', 'Calls fill in and submit your forms in a sealed browser. Nothing is sent.'],
  [
    'send',
    'Turn on',
    'Calls really act on your website. A person is asked before anything is paid, deleted or signed up for.',
  ],
] as const

/** The address at which clients with the website's key run its tools, and the switch for it. */
export function mcpSection({ id, mcp: chosen }: Website, address: string, view: ConsoleView): Markup {
  const mcp = chosen ?? 'off'
  const now = MCP_MODES.find(([mode]) => mode === mcp)?.[2] ?? ''
  const others = MCP_MODES.filter(([mode]) => mode !== mcp)
  return html`<section id="mcp"><h2>Tools over MCP</h2>
<p class="section-about">Agents that speak MCP can run your tools in a browser of this service, with a key of this website. ${now}</p>
${mcp !== 'off' && snippetFigure(address, 'the address of the MCP server')}
<div class="row">${others.map(([mode, label]) =>
    postForm(
      { path: `/console/websites/${id}/mcp` },
      view,
      html`<input type="hidden" name="mode" value="${mode}"><button class="quiet small-button">${label}</button>`,
    ),
  )}</div></section>`
}

/** Of one tool; all of them are in the API. */
const MOST_SHOWN = 10

/** What agents did with the tools, and the switch for it. */
export function runsSection(website: Website, tools: readonly ToolRuns[], view: ConsoleView): Markup {
  const isOn = website.recordRuns === true
  const isRun = website.mcp === 'send'
  return html`<section id="runs"><div class="between section-head"><h2>What agents do</h2>${postForm(
    { path: `/console/websites/${website.id}/record-runs` },
    view,
    html`<input type="hidden" name="on" value="${isOn ? 'no' : 'yes'}"><button class="quiet small-button">${isOn ? 'Stop recording' : 'Record runs'}</button>`,
  )}</div>
<p class="section-about">${
    isOn
      ? 'Your pages report how each run of a tool ended, but not what was typed or who ran it. Runs are kept for 30 days. Anyone can send something that looks like a run, so treat this list as a hint.'
      : isRun
        ? 'Your pages do not report runs. Runs over MCP are in this list.'
        : 'Runs are not recorded. If you turn this on, your pages report how each run of a tool ends: the outcome, the time it took and error codes, kept for 30 days. Nothing that was typed is sent.'
  }</p>
${tools.length > 0 ? html`<ul class="stack">${tools.map(toolCard)}</ul>` : isOn && html`<p class="muted">No runs yet.</p>`}</section>`
}

function toolCard({ tool, name, outcomes, omitted, runs }: ToolRuns): Markup {
  const known = Object.entries(outcomes).map(([status, count]) => `${count} ${wordsOf(status)}`)
  const counts = [...known, ...(omitted > 0 ? [`${omitted} more, not listed`] : [])].join(', ')
  const title = name === undefined ? html`Removed tool <code>${tool}</code>` : siteText(name, 128)
  return html`<li class="card stack-tight"><div class="between"><h3>${title}</h3><span class="muted small">${counts}</span></div>
<div class="table-wrap" role="region" aria-label="Runs of ${name ?? tool}" tabindex="0"><table><thead><tr><th scope="col">Latest ${plural(Math.min(runs.length, MOST_SHOWN), 'run')}</th><th scope="col">Outcome</th><th scope="col">Code</th><th scope="col">Took</th></tr></thead>
<tbody>${runs.slice(0, MOST_SHOWN).map(runRow)}</tbody></table></div></li>`
}

function runRow({ at, status, code, ms, final }: KeptRun): Markup {
  return html`<tr><td><time datetime="${at}">${formatMoment(at)}</time></td><td>${wordsOf(status)}${!final && ' (not finished, or led to a page without the widget)'}</td><td>${code !== undefined && html`<code>${code}</code>`}</td><td>${(ms / 1000).toFixed(1)} s</td></tr>`
}

function wordsOf(status: string): string {
  return status.replaceAll('_', ' ')
}
