import type { FormOperability, Report } from '@operable/core'
import { verdictRules } from '@operable/core/audit'
import { formatPoints } from '../word-forms.ts'
import { type PageContext, renderDocument } from './document.ts'
import { html, type Markup, ownMarkup } from './html.ts'
import { addressField, hostOf, siteText, snippetFigure } from './parts.ts'
import { gauge } from './share/share-page.ts'
import { formatMoment, toneOf, verdictWords } from './words.ts'

interface RecentReport {
  id: string
  url: string
  scannedAt: string
  score: number
  grade: string
}

export interface HomeView {
  scan: ScanForm
  /** Of the example site; absent where its files are not there. */
  sample?: Report | undefined
  /** Absent: the operator does not show them. */
  recent?: readonly RecentReport[]
}

/** Where everybody arrives: scan a site or find its report, and how programs get the same. */
export function renderHomePage({ scan, sample, recent }: HomeView, context: PageContext): string {
  return renderDocument(
    {
      title: 'Can AI agents operate your website?',
      description:
        'Operable scores how readily AI agents can discover, read and operate a website, from 0 to 100, and shows you what to change.',
      path: '/',
      head: siteData(context),
      scripts: ['copy', 'busy'],
      main: html`<div class="landing"><h1>Can AI agents operate your website?</h1>
<p class="lead">Operable reads your public pages the way an agent would. You get a score from 0 to 100, four verdicts on each form, and a list of changes with the points each one earns.</p>
${scanForm(scan, context)}</div>
${sample && sampleSection(sample)}
${startSection(context)}
${recent && recent.length > 0 && recentSection(recent, context)}
${measures}
${usageSection(context, recent?.[0]?.url)}`,
    },
    context,
  )
}

function recentSection(recent: readonly RecentReport[], { basePath }: PageContext): Markup {
  return html`<section><h2>Recent reports</h2><ul class="list card">${recent.map(
    ({ id, url, scannedAt, score, grade }) =>
      html`<li class="between"><a href="${basePath}/r/${id}">${siteText(hostOf(url), 80)}</a><span class="row"><time class="muted small" datetime="${scannedAt}">${formatMoment(scannedAt)}</time><span class="pill ${toneOf(score)}">${score} · ${grade}</span></span></li>`,
  )}</ul></section>`
}

const measures = html`<section><h2>What it measures</h2>
<div class="columns">
<div class="card stack-tight"><h3>Can agents find it?</h3><p>robots.txt, the sitemap, and whether AI crawlers are allowed. Agents cannot recommend or quote a site that blocks them.</p></div>
<div class="card stack-tight"><h3>Can they read it?</h3><p>Content without JavaScript, headings, text, structured data and security headers. Most agents never see content that only a script adds.</p></div>
<div class="card stack-tight"><h3>Can they use it?</h3><p>Field labels, button texts, and ways to book, ask and pay. Each form is callable, fillable, submittable and safe, or the report says why not.</p></div>
</div>
<p class="section-about after">A scan reads at most a few dozen public pages, obeys robots.txt and never submits a form. Anything it could not measure is never shown as failed.</p></section>`

/** What the homepage offers to be done, as schema.org says it: a report is found by its address. */
function siteData({ baseUrl }: PageContext): Markup {
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

interface ScanForm {
  /** Whether this reader may start a scan; who may not can still look a report up. */
  allowed: boolean
  /** Proves that the form came from here; for readers who have signed in. */
  token?: string | undefined
  /** As it was typed. */
  url?: string | undefined
  /** What is wrong with it. */
  error?: string | undefined
}

/** One field that starts a scan, or finds the report when starting needs a key. */
function scanForm({ allowed, token, url, error }: ScanForm, { basePath }: PageContext): Markup {
  const address = addressField({ value: url, error, autocomplete: 'url' })
  if (allowed) {
    return html`<form class="card inline-form" method="post" action="${basePath}/scans" data-busy="Starting…">${address}
${token && html`<input type="hidden" name="token" value="${token}">`}<button type="submit">Scan this website</button></form>`
  }
  return html`<form class="card inline-form" method="get" action="${basePath}/">${address}
<button type="submit">Find the report</button></form>
<p class="muted">Starting a scan on this service requires a key: <a href="${basePath}/console">sign in to the console</a>. Anyone can read reports.</p>`
}

const MOST_CHANGES = 3
const MOST_FORMS = 2

/** What somebody gets who scans a site: the score, what to change first, whether agents can use its forms. */
function sampleSection(report: Report): Markup {
  const { recommendations, operability } = report
  // One that agents can use, and one that they cannot, where there are both.
  const isReady = (form: FormOperability) => form.callable.verdict === 'yes'
  const forms = [
    ...operability.forms.filter((form) => !isReady(form)).slice(0, 1),
    ...operability.forms.filter(isReady),
  ]
  return html`<section id="sample"><h2>What you get</h2>
<p class="section-about">From the report on a bicycle repair shop, the example site that comes with Operable.</p>
<div class="card stack"><div class="columns"><div>${gauge(report)}</div>
<div class="stack-tight"><h3>What to change first</h3><ol class="bullets">${recommendations
    .slice(0, MOST_CHANGES)
    .map(({ title, points }) => html`<li>${siteText(title, 120)} <b>+${formatPoints(points)}</b></li>`)}</ol></div>
<div class="stack-tight"><h3>Can agents use its forms?</h3>${forms.slice(0, MOST_FORMS).map(formLine)}</div></div></div></section>`
}

function formLine(form: FormOperability): Markup {
  const verdicts = verdictRules.map(({ id }) => `${id}: ${verdictWords[form[id].verdict]}`).join(', ')
  return html`<p>${siteText(form.label.trim() || form.selector, 80)} <span class="muted small">${verdicts}</span></p>`
}

/** The two lines that start it: one reads a site, the other makes its forms tools. */
function startSection({ baseUrl, basePath }: PageContext): Markup {
  return html`<section id="start"><h2>Get started with two lines</h2>
<div class="columns wide">
<div class="stack-tight"><h3>1. Check your site</h3><p>Run this in a terminal. It reads public pages and submits nothing.</p>${snippetFigure('npx @operable/node audit example.com', 'the command for an audit')}</div>
<div class="stack-tight"><h3>2. Let agents use your forms</h3><p>Add this to your pages. The <a href="${basePath}/console">console</a> finds your forms and gives you the ID.</p>${snippetFigure(`<script async src="${baseUrl}/operable.js" data-website="ID"></script>`, 'the script tag')}</div>
</div></section>`
}

/**
 * The same report for programs: by HTTP in both forms, over MCP, on the command line.
 * @param sample a site that has a report, so that the requests can be tried as they are
 */
function usageSection({ baseUrl, basePath }: PageContext, sample = 'https://example.com/'): Markup {
  const report = `${baseUrl}/api/v1/report?url=${encodeURIComponent(sample)}`
  const server = { mcpServers: { operable: { type: 'http', url: `${baseUrl}/mcp` } } }
  return html`<section id="use"><h2>Use it from programs</h2>
<p class="section-about">Reading a report is free, needs no key, never starts a scan and never contacts the site. The <a href="${basePath}/openapi.json">OpenAPI description</a> lists every operation.</p>
<div class="columns wide">
<div class="stack-tight"><h3>HTTP</h3><p>Get JSON, or Markdown for a language model:</p>${snippetFigure(`curl "${report}"`, 'the request for JSON')}${snippetFigure(`curl -H "Accept: text/markdown" "${report}"`, 'the request for Markdown')}</div>
<div class="stack-tight"><h3>MCP</h3><p>The MCP server at <code>${baseUrl}/mcp</code> has one tool, <code>site.get_audit_report</code>:</p>${snippetFigure(JSON.stringify(server, null, 2), 'the MCP configuration')}</div>
<div class="stack-tight"><h3>Command line</h3><p>Fetch a report from this service, or audit a site from your own machine:</p>${snippetFigure(`npx @operable/node report example.com --server ${baseUrl}`, 'the command for a report')}${snippetFigure('npx @operable/node audit example.com', 'the command for an audit')}</div>
<div class="stack-tight"><h3>Start a scan</h3><p>Use a key from the console:</p>${snippetFigure(`curl -X POST -H "Authorization: Bearer $KEY" \\\n  -H "Content-Type: application/json" \\\n  -d '{"url":"https://example.com/"}' \\\n  "${baseUrl}/api/v1/scans"`, 'the request that starts a scan')}</div>
</div></section>`
}
