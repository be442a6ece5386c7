import { createHash } from 'node:crypto'
import { html, type Markup, ownMarkup, svg } from './html.ts'
import { type PageScript, pageScripts } from './scripts.ts'
import { styleSheet } from './style.ts'

/** Source expression by which a policy allows one inline style sheet or script (CSP level 3, hash sources). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** A button, and the pointer that presses it. */
const logo: Markup = html`<svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><rect x="1.5" y="4.5" width="21" height="12" rx="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 9.5v12l3-3h4.5z" fill="currentColor"/></svg>`

/** The same for the tab of a browser, light or dark. */
export const icon: string = svg(
  { width: 24, height: 24, title: 'Operable' },
  '<rect x="1.5" y="4.5" width="21" height="12" rx="6" fill="none" stroke="#3f83f0" stroke-width="2.4"/><path d="M11 9.5v12l3-3h4.5z" fill="#3f83f0"/>',
)

/** What every page knows of the service that sends it. */
export interface PageContext {
  /** Address of the service, without a slash at its end; absolute addresses are made from it alone. */
  baseUrl: string
  /** Path of that address, without a slash at its end: what links within the service begin with. Mostly empty. */
  basePath: string
}

export function createPageContext(baseUrl: string): PageContext {
  return { baseUrl, basePath: new URL(baseUrl).pathname.replace(/\/$/, '') }
}

/**
 * `Content-Security-Policy` of every page: our one style sheet and our scripts, which stand in the page and are known by
 * their hash, pictures from here, and nothing else. Text of a scanned site could not run if it ever got out of its place.
 */
export const pagePolicy: string = [
  "default-src 'none'",
  `style-src ${hashSource(styleSheet)}`,
  `script-src ${Object.values(pageScripts).map(hashSource).join(' ')}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface PageParts {
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
<p>Operable reads only public pages and never submits a form.</p>
<nav aria-label="More"><ul>
<li><a href="${basePath}/methodology">How scoring works</a></li>
<li><a href="${basePath}/help">Help and contact</a></li>
<li><a href="${basePath}/help#privacy">Privacy</a></li>
<li><a href="${basePath}/openapi.json">OpenAPI</a></li>
</ul></nav>
</div></footer>`
}
