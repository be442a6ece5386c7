import type { Website } from '../../contracts/websites.ts'
import { html, type Markup } from '../html.ts'
import { addressField, shortAddress, siteText } from '../parts.ts'
import { formatMoment } from '../words.ts'
import { type ConsoleView, postForm, renderConsole } from './console.ts'

interface WebsitesView {
  websites: readonly Website[]
  /** What was typed to be added, and what is wrong with it. */
  url?: string
  error?: string | undefined
}

/** All websites that are kept, for the admin. */
export function renderWebsitesPage({ websites, url, error }: WebsitesView, view: ConsoleView): string {
  const address = addressField({ value: url, error })
  return renderConsole(
    {
      title: 'Websites',
      path: '/console',
      main: html`<h1>Websites</h1>
${websites.length === 0 ? html`<p class="lead muted">You have not added a website yet.</p>` : html`<ul class="list card">${websites.map((website) => websiteRow(website, view))}</ul>`}
<section><h2>Add a website</h2>${postForm({ path: '/console/websites', className: 'card inline-form' }, view, html`${address}<button type="submit">Add the website</button>`)}</section>`,
    },
    view,
  )
}

function websiteRow({ id, url, createdAt }: Website, { basePath }: ConsoleView): Markup {
  return html`<li class="between"><a href="${basePath}/console/websites/${id}">${siteText(shortAddress(url), 120)}</a><time class="muted small" datetime="${createdAt}">${formatMoment(createdAt)}</time></li>`
}
