import type { FormOperability, Report } from '@operable/core'
import { verdictRules } from '@operable/core/audit'
import { html, type Markup } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { gauge } from '../share/gauge.ts'
import { siteText } from '../site-text.ts'
import { snippetFigure } from '../snippet-figure.ts'
import { formatPoints, verdictWords } from '../words.ts'

const MOST_CHANGES = 3
const MOST_FORMS = 2

/** What somebody gets who scans a site: the score, what to change first, whether agents can use its forms. */
export function sampleSection(report: Report): Markup {
  const { recommendations, operability } = report
  // One that agents can use, and one that they cannot, where there are both.
  const isReady = (form: FormOperability) => form.callable.verdict === 'yes'
  const forms = [
    ...operability.forms.filter((form) => !isReady(form)).slice(0, 1),
    ...operability.forms.filter(isReady),
  ]
  return html`<section id="sample"><h2>What a report says</h2>
<p class="section-about">The report of the example site that comes with Operable, a bicycle repair shop.</p>
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
export function startSection({ baseUrl, basePath }: PageContext): Markup {
  return html`<section id="start"><h2>Start with two lines</h2>
<div class="columns wide">
<div class="stack-tight"><h3>1. See how your site does</h3><p>In a terminal. It reads the public pages and sends nothing.</p>${snippetFigure('npx @operable/node audit example.com', 'the command for an audit')}</div>
<div class="stack-tight"><h3>2. Let agents use your forms</h3><p>In your pages. The <a href="${basePath}/console">console</a> finds the forms and gives you the id.</p>${snippetFigure(`<script async src="${baseUrl}/operable.js" data-website="ID"></script>`, 'the script tag')}</div>
</div></section>`
}
