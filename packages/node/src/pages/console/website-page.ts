import type { Tool } from '@operable/core'
import type { ToolProposal } from '@operable/core/tools'
import type { KeyInfo } from '../../contracts/keys.ts'
import type { FailedAttempt } from '../../contracts/reports.ts'
import type { ToolRuns } from '../../contracts/runs.ts'
import type { SelectorTrial, ToolList, ToolProposals } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import { proposalLines } from '../../services/tools/summaries.ts'
import { plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { field, lastAttemptNotice, pathOn, shortAddress, siteLink, siteText } from '../parts.ts'
import { formatMoment } from '../words.ts'
import { type ConsoleView, postForm, renderConsole } from './console.ts'
import { proofsSection, type WebsiteProofs } from './proofs-page.ts'
import { checkForm, tryAddress } from './tool-page.ts'
import { brokenNotice, type VerificationsView, verificationsSection } from './verifications-section.ts'
import {
  embedSection,
  inspectSection,
  mcpSection,
  type OldWidget,
  oldWidgetsSection,
  runsSection,
  type WidgetPresenceView,
  widgetPresenceSection,
} from './website-widget.ts'

export interface WebsiteView extends AddToolsView {
  list: ToolList
  proposals: ToolProposals
  keys: readonly KeyInfo[]
  /** Whether its tools still find their elements. */
  verifications: VerificationsView
  /** The report of the website, when it was scanned. */
  report?: { id: string; words: string } | undefined
  /** What is known of its forms. */
  proofs: WebsiteProofs
  /** How the last scan failed. */
  lastAttempt?: FailedAttempt | undefined
  /** Where clients run its tools over MCP. */
  mcpAddress: string
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
      trail: [],
      main: html`<h1>${siteLink(website.url, name)}</h1>
<p class="muted">Id <code>${website.id}</code></p>
${reportLine(website, report, view)}
${lastAttemptNotice(page.lastAttempt, report !== undefined)}
${oldWidgetsSection(website, page.oldWidgets)}
${brokenNotice(page.verifications)}
<section><div class="between section-head"><h2>Tools</h2><span class="muted small">${list.toolLimit === 'unlimited' ? plural(list.tools.length, 'tool') : `${list.tools.length} of ${list.toolLimit}`}</span></div>
${toolList(website, list, view)}</section>
${verificationsSection(website, page.verifications, view)}
${proposalsSection(website, page.proposals, view)}
${proofsSection(website, page.proofs, view)}
${addToolsSection(page, view)}
${mcpSection(website, page.mcpAddress, view)}
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
    : html`<p class="muted small">If this service has a browser, the public report shows a picture of one of your forms.</p>`
  return html`<div class="row">${text}${scan}</div>${note}`
}

function removalSection(website: Website, view: ConsoleView): Markup {
  return html`<section><h2>Remove</h2>${postForm(
    { path: `/console/websites/${website.id}/remove`, className: 'card stack' },
    view,
    html`<p><label for="confirm"><input type="checkbox" id="confirm" name="confirm" value="yes" required>Remove ${siteText(shortAddress(website.url), 120)} with its tools, keys, runs, proofs and reports. This cannot be undone.</label></p><p><button class="danger">Remove the website</button></p>`,
  )}</section>`
}

/** Every tool with what the widget does for it, and its switch. */
function toolList(website: Website, { tools }: ToolList, view: ConsoleView): Markup {
  if (tools.length === 0) {
    return html`<p class="section-about">No tools yet. Discover them on the website, or add them from specific pages.</p>`
  }
  return html`<ul class="stack">${tools.map((tool) => toolCard(website, tool, view))}</ul>`
}

function toolCard(website: Website, tool: Tool, view: ConsoleView): Markup {
  const { id, name, description, pageUrl, active, selector, source, metadata } = tool
  const path = `/console/websites/${website.id}/tools/${id}`
  const next = active ? 'Switch off' : 'Switch on'
  return html`<li class="card stack-tight"><div class="between"><h3><a href="${view.basePath}${path}">${siteText(name, 128)}</a></h3><span class="row"><span class="pill ${active && 'good'}">${active ? 'on' : 'off'}</span><span class="pill">${source}</span>${metadata.unchecked && html`<span class="pill">unchecked</span>`}</span></div>
<p>${siteText(description, 300)}</p>
<p class="muted small">${metadata.triggerSelector !== undefined && html`<code>${siteText(metadata.triggerSelector, 160)}</code>, then `}<code>${siteText(selector, 160)}</code> on ${siteLink(pageUrl, pathOn(website.url, pageUrl))}</p>
<div class="row"><a class="button quiet small-button" href="${view.basePath}${path}">Edit<span class="hidden"> ${name}</span></a>${active && html`<a class="button quiet small-button" href="${tryAddress(tool)}" target="_blank" rel="noopener noreferrer">Try it<span class="hidden">: ${name}, in a new tab</span></a>`}${checkForm(path, view, html`<button class="quiet small-button">Check<span class="hidden"> ${name}</span></button>`)}${postForm(
    { path: `${path}/switch` },
    view,
    html`<input type="hidden" name="active" value="${active ? 'no' : 'yes'}"><button class="quiet small-button">${next}<span class="hidden"> ${name}</span></button>`,
  )}</div></li>`
}

interface AddToolsView {
  website: Website
  /** Addresses that were typed to make tools from, and what is wrong with them. */
  urls?: string
  urlsError?: string | undefined
}

/** Two ways to more tools: look for them on the whole website, or on pages that are named. */
function addToolsSection({ website, urls, urlsError }: AddToolsView, view: ConsoleView): Markup {
  const path = `/console/websites/${website.id}`
  const pages = field({
    name: 'urls',
    label: 'Addresses of pages',
    hint: 'One per line, at most 20. Tools with a name that already exists are not added again.',
    value: urls,
    error: urlsError,
    rows: 4,
    code: true,
    required: true,
  })
  return html`<section><h2>Add tools</h2><div class="columns wide">
${postForm(
  { path: `${path}/discover`, busy: 'Reading the website…', className: 'card stack' },
  view,
  html`<h3>Discover</h3><p>Reads the pages of the website and adds every form and button that can be a tool. This can take a minute.</p><p><label for="clicks"><input type="checkbox" id="clicks" name="clicks" value="true">Also click the buttons that may open a form, in a browser. Nothing is sent.</label></p><p><button>Discover tools</button></p>`,
)}
${postForm({ path: `${path}/urls`, busy: 'Reading the pages…', className: 'card stack' }, view, html`<h3>From pages</h3>${pages}<p><button>Add tools from these pages</button></p>`)}
</div></section>`
}

/** What the last discovery would change, with a button for each tool; nothing where there is nothing. */
function proposalsSection(website: Website, { proposals }: ToolProposals, view: ConsoleView): Markup | undefined {
  if (proposals.length === 0) return undefined
  const path = `/console/websites/${website.id}/proposals`
  const sure = proposals.filter(({ mayBeEdited }) => !mayBeEdited)
  return html`<section id="proposals"><div class="between section-head"><h2>Proposals</h2>${
    sure.length > 1 &&
    postForm(
      { path, busy: 'Applying…' },
      view,
      html`<input type="hidden" name="apply" value="all"><button class="quiet small-button">Apply ${sure.length === proposals.length ? 'all' : `these ${sure.length}`}</button>`,
    )
  }</div>
<p class="section-about">Changes that the last discovery, or the last try of your forms, suggests. Renamed tools still run under their old names. Discovery never suggests changing anything that you have edited.</p>
<ul class="stack">${proposals.map((proposal) => proposalCard(website, proposal, { path, view }))}</ul></section>`
}

function proposalCard(
  website: Website,
  proposal: ToolProposal,
  { path, view }: { path: string; view: ConsoleView },
): Markup {
  const { toolId, tool, pageUrl, mayBeEdited } = proposal
  const lines = proposalLines(proposal).map(
    ({ what, from, to }) =>
      html`<li><b>${what}.</b> ${from !== '' && html`<del>${siteText(from, 300)}</del> `}<ins>${siteText(to, 300)}</ins></li>`,
  )
  return html`<li class="card stack-tight"><h3>${siteText(tool, 128)}</h3>
<p class="muted small">On ${siteLink(pageUrl, pathOn(website.url, pageUrl))}</p>
<ul class="bullets">${lines}</ul>
${mayBeEdited && html`<p class="muted small">Someone may have edited this tool before edits were recorded. Check the change before you apply it.</p>`}
${postForm(
  { path },
  view,
  html`<input type="hidden" name="apply" value="${toolId}"><button class="small-button">Apply<span class="hidden"> to ${tool}</span></button>`,
)}</li>`
}

/** What was asked, and what came of it. */
interface TrialView {
  pageUrl: string
  selector: string
  pageError?: string | undefined
  selectorError?: string | undefined
  result?: SelectorTrial | undefined
}

/** Whether a selector finds what a tool should act on, before the tool is changed. */
function selectorTrialSection(website: Website, trial: TrialView | undefined, view: ConsoleView): Markup {
  const page = field({
    name: 'pageUrl',
    label: 'Page',
    value: trial?.pageUrl ?? website.url,
    error: trial?.pageError,
    code: true,
    required: true,
    maxLength: 2048,
  })
  const selector = field({
    name: 'selector',
    label: 'Selector',
    hint: 'CSS. “form” and “button” mean the first one on the page.',
    value: trial?.selector,
    error: trial?.selectorError,
    code: true,
    required: true,
    maxLength: 512,
  })
  return html`<section id="try"><h2>Try a selector</h2>
<p class="section-about">The service reads the page and shows what the selector matches. It does not click anything.</p>
${postForm({ path: `/console/websites/${website.id}/try#try`, busy: 'Reading the page…', className: 'card stack' }, view, html`${page}${selector}<p><button class="quiet">Try the selector</button></p>`)}
${trial?.result && outcome(trial.result, trial.selector)}</section>`
}

function outcome({ count, outlines, name, rendered }: SelectorTrial, selector: string): Markup {
  // These two mean the first one of the page.
  const isDefault = /^(form|button)$/.test(selector.trim())
  const tone = count === 1 || (count > 1 && isDefault) ? 'good' : 'poor'
  const verdict =
    count === 0
      ? 'Nothing matches.'
      : count === 1
        ? 'One element matches.'
        : `${plural(count, 'element')} match${isDefault ? '; the tool uses the first one' : ', so it is not clear which one the tool should use'}.`
  return html`<div class="notice ${tone} stack-tight" role="status"><p><b>${verdict}</b>${rendered && ' The page was read in a browser.'}</p>
${name !== undefined && name !== '' && html`<p>Name of the first element: “${siteText(name, 160)}”</p>`}
${outlines.length > 0 && html`<ul class="stack-tight">${outlines.map((outline) => html`<li><code>${siteText(outline, 400)}</code></li>`)}</ul>`}</div>`
}

/** Keys of the website: each opens its tools over the API and this console. */
function keysSection(website: Website, keys: readonly KeyInfo[], view: ConsoleView): Markup {
  const path = `/console/websites/${website.id}/keys`
  return html`<section><h2>Keys</h2>
<p class="section-about">A key gives access to this website only, through the API (<code>Authorization: Bearer</code>) and in this console. The service stores only its hash.</p>
<ul class="list card">${keys.map((key) => keyRow(path, key, view))}${keys.length === 0 && html`<li class="muted">This website has no keys.</li>`}</ul>
${postForm({ path, className: 'after-list' }, view, html`<p><button class="quiet">Create a key</button></p>`)}</section>`
}

function keyRow(path: string, { id, createdAt, revokedAt }: KeyInfo, view: ConsoleView): Markup {
  const state =
    revokedAt === undefined
      ? postForm(
          { path: `${path}/${id}/revoke` },
          view,
          html`<button class="danger small-button">Revoke<span class="hidden"> key ${id}</span></button>`,
        )
      : html`<span class="pill">revoked ${formatMoment(revokedAt)}</span>`
  return html`<li class="between"><span><code>${id}</code> <span class="muted small">created ${formatMoment(createdAt)}</span></span>${state}</li>`
}
