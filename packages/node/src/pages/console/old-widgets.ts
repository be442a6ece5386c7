import type { Website } from '../../contracts/websites.ts'
import type { WidgetPage } from '../../contracts/widget-archive.ts'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink } from '../site-text.ts'
import { formatDay, plural } from '../words.ts'

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
<p class="section-about">A script tag that names a version keeps that version for good. On each of these pages, put <a href="#embed">the new line</a> in its place.</p>
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
  return pathname === '/' ? `${host} (the homepage, or another page)` : pathOn(website.url, page)
}
