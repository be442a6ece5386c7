import { html, type Markup, ownMarkup } from '../html.ts'
import type { PageContext } from '../page-context.ts'

/** What the homepage offers to be done, as schema.org says it: a report is found by its address. */
export function siteData({ baseUrl }: PageContext): Markup {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Operable',
    url: `${baseUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/?url={url}` },
      'query-input': 'required name=url',
    },
  }
  // The base address is the operator's own; a "<" in it must not end the element all the same.
  return html`<script type="application/ld+json">${ownMarkup(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`
}
