import type { BreakdownEntry, Bucket, Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { bucketWords, type CheckState, checkState, checkStateWords, formatPoints } from '../words.ts'
import { bucketOrder } from './buckets.ts'

/** Sentences shown for one check. */
const MAX_OBSERVED = 6

/** Every check with what was seen, whether it applied or not. */
export function checksSection({ scoreBreakdown }: Report): Markup {
  return html`<section id="checks"><h2>Checks</h2>
<p class="section-about">Each check with its points, and what the scan saw.</p>
<div class="stack">${bucketOrder.map((bucket) => bucketChecks(bucket, scoreBreakdown))}</div></section>`
}

function bucketChecks(bucket: Bucket, breakdown: readonly BreakdownEntry[]): Markup {
  const entries = breakdown.filter((entry) => entry.bucket === bucket)
  const { title, about } = bucketWords[bucket]
  return html`<div class="card"><div class="between section-head"><h3>${title}</h3><span class="muted small">${about}</span></div>
<ul class="checks">${entries.map(checkRow)}</ul></div>`
}

function checkRow(entry: BreakdownEntry): Markup {
  const state = checkState(entry)
  const { title, observed } = entry
  return html`<li id="check-${entry.check}">${mark(state)}
<b>${title}</b>
<span class="points">${pointsOf(entry)}</span>
${observed.length > 0 && html`<div class="observed">${observedLines(observed)}</div>`}</li>`
}

function pointsOf({ applied, measured, points, maxPoints }: BreakdownEntry): Markup {
  if (!applied) return html`<span class="muted">does not apply</span>`
  if (!measured) return html`<span class="muted">not measured</span>`
  return html`<b>${formatPoints(points)}</b> of ${formatPoints(maxPoints)}`
}

/** What was seen, one sentence each; texts of the site are in them. */
export function observedLines(observed: readonly string[]): Markup {
  const more = observed.length - MAX_OBSERVED
  return html`${observed.slice(0, MAX_OBSERVED).map((sentence) => html`<p>${siteText(sentence, 600)}</p>`)}${more > 0 && html`<p>and ${more} more</p>`}`
}

const marks: Record<CheckState, { tone: string; shape: Markup }> = {
  full: { tone: 'good', shape: html`<path d="M5.5 10.5l3 3 6-7"/>` },
  part: { tone: 'fair', shape: html`<path d="M5.5 10h9"/>` },
  none: { tone: 'poor', shape: html`<path d="M6.5 6.5l7 7m0-7l-7 7"/>` },
  skipped: { tone: 'muted', shape: html`<path d="M9.5 10h1"/>` },
  unmeasured: { tone: 'muted', shape: html`<path d="M7.8 7.7a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6m0 2.6v.1"/>` },
}

function mark(state: CheckState): Markup {
  const { tone, shape } = marks[state]
  return html`<svg class="mark ${tone}" viewBox="0 0 20 20" role="img" aria-label="${checkStateWords[state]}:" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="10" cy="10" r="8.8" stroke-width="1.4" opacity=".55"/>${shape}</svg>`
}
