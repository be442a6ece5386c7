import type { TagCheck } from '../../contracts/tools.ts'
import type { Website } from '../../contracts/websites.ts'
import type { WidgetPage, WidgetSightings } from '../../contracts/widget-archive.ts'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { formatDay, formatMoment } from '../words.ts'
import type { ConsoleView } from './console-view.ts'
import { postForm } from './post-form.ts'

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
      : html`<p><span class="pill">not seen</span> No page of this website has asked for its tools in the last 30 days.</p>`
  return html`<section id="presence"><h2>Is it on the website?</h2>
<p class="section-about">From requests of the widget, which name the site and not the page, and from the homepage when you check it.</p>
<div class="card stack-tight">${state}
${pages.length > 0 && html`<p class="small muted">The present version was loaded by: ${pages.slice(0, MOST_PAGES).map(({ page, day }, index) => html`${index > 0 && ', '}${siteText(page, 120)} (${formatDay(day)})`)}.</p>`}
${unknown.map(({ websiteId, origin, at }) => html`<p><span class="pill poor">wrong id</span> ${siteText(origin, 80)} asked for the website <code>${siteText(websiteId, 40)}</code> on <time datetime="${at}">${formatMoment(at)}</time>. The id of this one is <code>${website.id}</code>.</p>`)}
${elsewhere.length > 0 && html`<p><span class="pill">elsewhere</span> Other sites have asked for these tools: ${elsewhere.map(({ origin }, index) => html`${index > 0 && ', '}${siteText(origin, 80)}`)}. Runs work there only if the tools’ pages are there.</p>`}
${!hasActiveTools && html`<p><span class="pill poor">no tools</span> No tool is switched on, so the widget has nothing to offer.</p>`}
${check && checkNotice(check)}
${postForm({ path: `/console/websites/${website.id}/check-tag#presence`, busy: 'Reading the homepage…' }, view, html`<button class="quiet small-button">Check the homepage</button>`)}</div></section>`
}

function checkNotice(check: NonNullable<WidgetPresenceView['check']>): Markup {
  if ('error' in check) return html`<p class="notice poor" role="status">${check.error}</p>`
  const { found, version, problems } = check.result
  const isGood = found && problems.length === 0
  return html`<div class="notice stack-tight ${isGood ? 'good' : 'poor'}" role="status"><p><b>${isGood ? 'The tag is there, and nothing on the page blocks it.' : found ? 'The tag is there, but the widget does not work.' : 'The tag is not on the homepage.'}</b>${version !== undefined && html` Version <code>${version}</code>.`}</p>
${problems.length > 0 && html`<ul class="bullets">${problems.map(({ text }) => html`<li>${siteText(text, 400)}</li>`)}</ul>`}</div>`
}
