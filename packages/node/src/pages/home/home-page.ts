import type { Report } from '@operable/core'
import { renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import type { PageContext } from '../page-context.ts'
import { hostOf, siteText } from '../site-text.ts'
import { toneOf } from '../tone.ts'
import { formatMoment } from '../words.ts'
import { sampleSection, startSection } from './sample.ts'
import { type ScanForm, scanForm } from './scan-form.ts'
import { siteData } from './site-data.ts'
import { usageSection } from './usage.ts'

export interface RecentReport {
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
        'Operable scores from 0 to 100 how readily AI agents can discover, read and operate a website, and says what to change.',
      path: '/',
      head: siteData(context),
      scripts: ['copy', 'busy'],
      main: html`<div class="landing"><h1>Can AI agents operate your website?</h1>
<p class="lead">Operable reads the public pages of a site as an agent would, scores them from 0 to 100, gives each form four verdicts, and says what to change for how many points.</p>
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
<div class="card stack-tight"><h3>Can agents find it?</h3><p>robots.txt, the sitemap, and whether the rules let AI crawlers in. A site that keeps them out is neither recommended nor quoted.</p></div>
<div class="card stack-tight"><h3>Can they read it?</h3><p>Content without JavaScript, headings, text, structured data and safe headers. What only a script shows does not exist for most agents.</p></div>
<div class="card stack-tight"><h3>Can they use it?</h3><p>Labels of fields, texts of buttons, ways to book, ask and pay. Each form is callable, fillable, submittable and safe, or the report says why not.</p></div>
</div>
<p class="section-about after">A scan reads at most a few dozen public pages, obeys robots.txt and never submits a form. What could not be measured is never shown as failed.</p></section>`
