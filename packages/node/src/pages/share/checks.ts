import type { BreakdownEntry, Bucket, Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteText } from '../site-text.ts'
import { toneOf } from '../tone.ts'
import { bucketWords, type CheckState, checkState, checkStateWords, formatPoints } from '../words.ts'
import { bar } from './bar.ts'
import { bucketOrder, bucketTotal } from './buckets.ts'
import { fold } from './fold.ts'
import { type MarkShape, mark } from './mark.ts'

/** Sentences shown for one check. */
const MAX_OBSERVED = 6

/** The buckets with what each earned; in them every check with what was seen, whether it applied or not. */
export function checksSection(report: Report): Markup {
  return html`<section id="checks"><h2>Checks</h2>
<ul class="folds card">${bucketOrder.map((bucket) => html`<li>${bucketFold(bucket, report)}</li>`)}</ul></section>`
}

function bucketFold(bucket: Bucket, report: Report): Markup {
  const { points, max } = bucketTotal(bucket, report)
  const { title, about } = bucketWords[bucket]
  const share = max === 0 ? 0 : points / max
  const tone = bucket === 'bonus' ? 'good' : toneOf(share * 100)
  const entries = report.scoreBreakdown.filter((entry) => entry.bucket === bucket)
  return fold({
    id: `checks-${bucket}`,
    level: 3,
    title,
    about: html`<span class="${tone}">${bar(share)}</span>`,
    end: max === 0 ? 'nothing applies' : html`<b>${formatPoints(points)}</b> of ${formatPoints(max)}`,
    body: html`<p class="muted small">${about}</p><ul class="folds">${entries.map((entry) => html`<li>${checkFold(entry)}</li>`)}</ul>`,
  })
}

function checkFold(entry: BreakdownEntry): Markup {
  const state = checkState(entry)
  const { check, title, observed } = entry
  const body = html`<div class="observed">${observed.length > 0 ? observedLines(observed) : 'Nothing else was noted.'}</div>`
  const sign = mark(shapes[state], checkStateWords[state])
  return fold({ id: `check-${check}`, level: 4, mark: sign, title, end: pointsOf(entry), body })
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

const shapes: Record<CheckState, MarkShape> = {
  full: 'good',
  part: 'fair',
  none: 'poor',
  skipped: 'none',
  unmeasured: 'open',
}
