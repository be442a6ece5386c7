import type { KeyInfo } from '../../contracts/keys.ts'
import type { FailedAttempt } from '../../contracts/reports.ts'
import type { ToolRuns } from '../../contracts/runs.ts'
import type { ToolList, ToolProposals } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { lastAttemptNotice } from '../last-attempt.ts'
import { shortAddress, siteLink, siteText } from '../site-text.ts'
import { type AddToolsView, addToolsSection } from './add-tools.ts'
import { renderConsole } from './console-document.ts'
import type { ConsoleView } from './console-view.ts'
import { embedSection } from './embed.ts'
import { inspectSection } from './inspect.ts'
import { keysSection } from './keys.ts'
import { type OldWidget, oldWidgetsSection } from './old-widgets.ts'
import { postForm } from './post-form.ts'
import { proposalsSection } from './proposals.ts'
import { runsSection } from './runs.ts'
import { selectorTrialSection, type TrialView } from './selector-trial.ts'
import { toolList } from './tool-list.ts'
import { type WidgetPresenceView, widgetPresenceSection } from './widget-presence.ts'

export interface WebsiteView extends AddToolsView {
  list: ToolList
  proposals: ToolProposals
  keys: readonly KeyInfo[]
  /** The report of the website, when it was scanned. */
  report?: { id: string; words: string } | undefined
  /** How the last scan failed. */
  lastAttempt?: FailedAttempt | undefined
  /** What puts the widget onto the website. */
  scriptTag: string
  /** Versions of the widget that pages have pinned and that are not the present one. */
  oldWidgets: readonly OldWidget[]
  presence: WidgetPresenceView
  /** What agents did with the tools. */
  runs: readonly ToolRuns[]
  /** Address of the bookmark. */
  inspector: string
  trial?: TrialView | undefined
}

/** One website: its tools, and all that can be done with them. */
export function renderWebsitePage(page: WebsiteView, view: ConsoleView): string {
  const { website, list, keys, report } = page
  const name = shortAddress(website.url)
  const path = `/console/websites/${website.id}`
  return renderConsole(
    {
      title: name,
      path,
      trail: view.isAdmin ? [{ path: '/console', text: 'Websites' }] : [],
      main: html`<h1>${siteLink(website.url, name)}</h1>
<p class="muted">Id <code>${website.id}</code></p>
${reportLine(website, report, view)}
${lastAttemptNotice(page.lastAttempt, report !== undefined)}
${oldWidgetsSection(website, page.oldWidgets)}
<section><div class="between section-head"><h2>Tools</h2><span class="muted small">${list.tools.length} of ${list.toolLimit}</span></div>
${toolList(website, list, view)}</section>
${proposalsSection(website, page.proposals, view)}
${addToolsSection(page, view)}
${runsSection(website, page.runs, view)}
${selectorTrialSection(website, page.trial, view)}
${embedSection(page.scriptTag)}
${widgetPresenceSection(website, page.presence, view)}
${inspectSection(page.inspector)}
${keysSection(website, keys, view)}
${view.isAdmin && removalSection(website, view)}`,
    },
    view,
  )
}

function reportLine(website: Website, report: WebsiteView['report'], view: ConsoleView): Markup {
  const scan = postForm(
    { path: '/scans', busy: 'Starting…' },
    view,
    html`<input type="hidden" name="url" value="${website.url}"><button class="quiet small-button">${report ? 'Scan again' : 'Scan this website'}</button>`,
  )
  const text = report
    ? html`<a href="${view.basePath}/r/${report.id}">Report: ${report.words}</a>`
    : html`<span class="muted">No report yet.</span>`
  const note = view.isAdmin
    ? undefined
    : html`<p class="muted small">Where this service has a browser, the report shows everybody a picture of one of your forms.</p>`
  return html`<div class="row">${text}${scan}</div>${note}`
}

function removalSection(website: Website, view: ConsoleView): Markup {
  return html`<section><h2>Remove</h2>${postForm(
    { path: `/console/websites/${website.id}/remove`, className: 'card stack' },
    view,
    html`<p><label for="confirm"><input type="checkbox" id="confirm" name="confirm" value="yes" required>Remove ${siteText(shortAddress(website.url), 120)} with its tools and keys. This cannot be undone.</label></p><p><button class="danger">Remove the website</button></p>`,
  )}</section>`
}
