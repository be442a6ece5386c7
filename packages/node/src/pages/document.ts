import { html, type Markup, ownMarkup } from './html.ts'
import { logo } from './logo.ts'
import type { PageContext } from './page-context.ts'
import { type PageScript, pageScripts } from './script/page-scripts.ts'
import { styleSheet } from './style/style-sheet.ts'

export interface PageParts {
  /** Of the window and of search results; the name of the service is added. */
  title: string
  description: string
  /** From the root, e.g. `/r/abc`: the one address of this page. */
  path: string
  main: Markup
  /** Picture for places that show a link to the page, 1200 × 630, with what it shows in words. */
  card?: { path: string; alt: string }
  /** Other forms of the same content. */
  alternates?: readonly { type: string; path: string; title: string }[]
  /** More for the head. */
  head?: Markup
  scripts?: readonly PageScript[]
  /** Kept out of search engines: what belongs to one person, or quotes sites that we do not know. */
  unlisted?: boolean
}

/** A whole page, ready to send. */
export function renderDocument(page: PageParts, context: PageContext): string {
  const { title, description, path, main, scripts = [] } = page
  const body = html`<body>
<a class="skip" href="#main">Skip to content</a>
${siteHeader(path, context)}
<main id="main" tabindex="-1">${main}</main>
${siteFooter(context)}
${scripts.map((name) => html`<script>${ownMarkup(pageScripts[name])}</script>`)}
</body>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Operable</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
${page.unlisted && html`<meta name="robots" content="noindex">`}
<link rel="canonical" href="${context.baseUrl}${path}">
<link rel="icon" href="${context.basePath}/favicon.svg" type="image/svg+xml">
${page.alternates?.map((other) => html`<link rel="alternate" type="${other.type}" href="${context.basePath}${other.path}" title="${other.title}">`)}
${shareTags(page, context)}
<style>${ownMarkup(styleSheet)}</style>
${page.head}
</head>
${body}
</html>
`.toString()
}

/** Open Graph, and the two tags that X reads beside it. */
function shareTags({ title, description, path, card }: PageParts, { baseUrl }: PageContext): Markup {
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="Operable">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${baseUrl}${path}">
<meta name="twitter:card" content="${card ? 'summary_large_image' : 'summary'}">
${
  card &&
  html`<meta property="og:image" content="${baseUrl}${card.path}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${card.alt}">`
}`
}

function siteHeader(path: string, { basePath }: PageContext): Markup {
  const link = (to: string, text: string) =>
    html`<li><a href="${basePath}${to}"${path.startsWith(to) && html` aria-current="page"`}>${text}</a></li>`
  return html`<header class="site-header"><div class="bar-inner">
<a class="brand" href="${basePath}/">${logo}<span>Operable</span></a>
<nav aria-label="Main"><ul>${link('/methodology', 'Methodology')}${link('/help', 'Help')}${link('/console', 'Console')}</ul></nav>
</div></header>`
}

function siteFooter({ basePath }: PageContext): Markup {
  return html`<footer class="site-footer"><div class="bar-inner">
<p>Operable reads public pages only, and never submits a form.</p>
<nav aria-label="More"><ul>
<li><a href="${basePath}/methodology">How a score is made</a></li>
<li><a href="${basePath}/help">Help and contact</a></li>
<li><a href="${basePath}/help#privacy">Privacy</a></li>
<li><a href="${basePath}/openapi.json">OpenAPI</a></li>
</ul></nav>
</div></footer>`
}
