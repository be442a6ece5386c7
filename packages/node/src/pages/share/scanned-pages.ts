import type { Report, ReportPage } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import { fold } from './fold.ts'

/** Every page that was asked for, with what was counted on it. */
export function scannedPagesFold({ pages, finalUrl }: Report): Markup | undefined {
  if (pages.length === 0) return undefined
  return fold({
    id: 'pages',
    level: 2,
    title: 'Pages',
    end: String(pages.length),
    body: html`<div class="table-wrap" role="region" aria-label="Pages" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">Outcome</th>${columns.map(([title]) => html`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${pages.map((page) => pageRow(page, finalUrl))}</tbody></table></div>`,
  })
}

const columns = [
  ['Headings', 'headings'],
  ['Paragraphs', 'paragraphs'],
  ['Forms', 'forms'],
  ['Buttons', 'buttons'],
] as const

function pageRow(page: ReportPage, siteUrl: string): Markup {
  const { url, title, detail, outcome, rendered } = page
  return html`<tr><td>${siteLink(url, pathOn(siteUrl, url))}<div class="muted small">${siteText(title ?? detail ?? '', 120)}</div></td><td>${outcome.replace('_', ' ')}${rendered && ' in a browser'}</td>${columns.map(([, key]) => html`<td class="number">${page[key] ?? '–'}</td>`)}</tr>`
}
