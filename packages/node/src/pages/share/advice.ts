import type { BreakdownEntry, Bucket, Recommendation, Report, Snippet } from '@operable/core'
import { formatPoints, plural } from '../../word-forms.ts'
import { html, type Markup } from '../html.ts'
import { fold, type MarkShape, mark, pathOn, siteLink, siteText, snippetFigure } from '../parts.ts'
import { bucketWords, type CheckState, checkState, checkStateWords, effortWords, toneOf } from '../words.ts'

/** A bar that is filled to a share of 0 to 1. The figure stands beside it, so it is not read out. */
function bar(share: number): Markup {
  const width = Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${width}" height="8" rx="1.5"/></svg>`
}

/** Pages that one change names. */
const MAX_PAGES = 8

/** Changes that have a line of their own before anything is opened. */
const SHOWN = 5

/** Texts to paste that stand open. */
const SHOWN_SNIPPETS = 2

/** What to change, the largest gain first, a line each; it opens to what to paste and what was seen. */
export function recommendationsSection(report: Report): Markup {
  const { recommendations } = report
  const items = recommendations.map((item) => html`<li>${advice(item, report)}</li>`)
  const rest = items.slice(SHOWN)
  return html`<section id="recommendations"><h2>What to change</h2>
${recommendations.length === 0 ? html`<p class="section-about">There is nothing to change.</p>` : html`<p class="section-about">${orderWords(report)}</p>`}
${items.length > 0 && html`<div class="advice card"><ol class="folds">${items.slice(0, SHOWN)}</ol>${rest.length > 0 && html`<details class="more"><summary>${plural(rest.length, 'more change')}</summary><ol class="folds">${rest}</ol></details>`}</div>`}</section>`
}

function orderWords({ nextGrade }: Report): string {
  if (nextGrade === null) return 'Largest gain first.'
  const { grade, score, checks } = nextGrade
  const takes = checks.length === 1 ? 'one change' : `${checks.length} changes`
  return `Largest gain first. You can reach grade ${grade} (score ${score}) with ${takes}.`
}

function advice(item: Recommendation, { finalUrl, nextGrade }: Report): Markup {
  const { check, title, change, why, observed, snippets, effort, points } = item
  const isNext = nextGrade?.checks.includes(check) === true
  return fold({
    id: `change-${check}`,
    level: 3,
    title,
    about: isNext ? `Counts for grade ${nextGrade.grade}` : undefined,
    end: html`<span class="pill good">+${formatPoints(points)}<span class="hidden"> ${points === 1 ? 'point' : 'points'}</span></span>`,
    body: html`<p>${siteText(change, 1000)}</p>
${snippetList(snippets, finalUrl)}
<p class="muted small">${siteText(why, 1000)} <b>${effortWords[effort]}.</b> ${gain(item)}</p>
<div class="muted small stack-tight"><b>What we found</b>${observedLines(observed)}${pageList(item, finalUrl)}</div>`,
  })
}

function snippetList(snippets: readonly Snippet[], siteUrl: string): Markup {
  const [first, rest] = [snippets.slice(0, SHOWN_SNIPPETS), snippets.slice(SHOWN_SNIPPETS)]
  return html`${first.map((snippet) => adviceSnippet(snippet, siteUrl))}
${rest.length > 0 && html`<details class="small"><summary>${rest.length} more to paste</summary><div class="stack">${rest.map((snippet) => adviceSnippet(snippet, siteUrl))}</div></details>`}`
}

function gain({ scoreAfter, gradeAfter }: Recommendation): Markup {
  if (scoreAfter === null) return html`The score after this change depends on pages that could not be read.`
  return html`Score after this change: <b>${scoreAfter}</b>, grade <b>${gradeAfter ?? ''}</b>.`
}

function pageList({ pages }: Recommendation, siteUrl: string): Markup | undefined {
  if (pages.length === 0) return undefined
  const more = pages.length - MAX_PAGES
  const links = pages.slice(0, MAX_PAGES).map((page) => html`<li>${siteLink(page, pathOn(siteUrl, page))}</li>`)
  return html`<div><p>${plural(pages.length, 'page')}:</p><ul class="bullets">${links}${more > 0 && html`<li>and ${more} more</li>`}</ul></div>`
}

export const bucketOrder: readonly Bucket[] = ['essential', 'recommended', 'bonus']

/** Most bonus points that count. */
const BONUS_CAP = 5

/** Points that count; what does not apply or was not measured is in neither sum. */
export function bucketTotal(
  bucket: Bucket,
  { scoreBreakdown, bonus }: Pick<Report, 'scoreBreakdown' | 'bonus'>,
): { points: number; max: number } {
  if (bucket === 'bonus') return { points: bonus, max: BONUS_CAP }
  const counted = scoreBreakdown.filter((entry) => entry.bucket === bucket && entry.applied && entry.measured)
  const sum = (key: keyof Pick<BreakdownEntry, 'points' | 'maxPoints'>) =>
    counted.reduce((total, entry) => total + entry[key], 0)
  return { points: sum('points'), max: sum('maxPoints') }
}

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
    end: max === 0 ? 'not applicable' : html`<b>${formatPoints(points)}</b> of ${formatPoints(max)}`,
    body: html`<p class="muted small">${about}</p><ul class="folds">${entries.map((entry) => html`<li>${checkFold(entry)}</li>`)}</ul>`,
  })
}

function checkFold(entry: BreakdownEntry): Markup {
  const state = checkState(entry)
  const { check, title, observed } = entry
  const body = html`<div class="observed">${observed.length > 0 ? observedLines(observed) : 'No further details.'}</div>`
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

/** What a recommendation gives to paste, with the place where it belongs. */
function adviceSnippet({ page, target, code }: Snippet, siteUrl: string): Markup {
  const place = [target, page && `on ${pathOn(siteUrl, page)}`].filter((part) => part !== undefined).join(' ')
  return snippetFigure(code, 'this snippet', place === '' ? undefined : siteText(place))
}
