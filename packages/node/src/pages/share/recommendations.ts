import type { Recommendation, Report, Snippet } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { pathOn, siteLink, siteText } from '../site-text.ts'
import { effortWords, formatPoints, plural } from '../words.ts'
import { observedLines } from './checks.ts'
import { fold } from './fold.ts'
import { adviceSnippet } from './snippet.ts'

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
${recommendations.length === 0 ? html`<p class="section-about">No check suggests a change.</p>` : html`<p class="section-about">${orderWords(report)}</p>`}
${items.length > 0 && html`<div class="advice card"><ol class="folds">${items.slice(0, SHOWN)}</ol>${rest.length > 0 && html`<details class="more"><summary>${plural(rest.length, 'more change')}</summary><ol class="folds">${rest}</ol></details>`}</div>`}</section>`
}

function orderWords({ nextGrade }: Report): string {
  if (nextGrade === null) return 'The largest gain first.'
  const { grade, score, checks } = nextGrade
  const takes = checks.length === 1 ? 'one change' : `${checks.length} changes`
  return `The largest gain first. Grade ${grade} takes ${takes} (score ${score}).`
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
<div class="muted small stack-tight"><b>What was seen</b>${observedLines(observed)}${pageList(item, finalUrl)}</div>`,
  })
}

function snippetList(snippets: readonly Snippet[], siteUrl: string): Markup {
  const [first, rest] = [snippets.slice(0, SHOWN_SNIPPETS), snippets.slice(SHOWN_SNIPPETS)]
  return html`${first.map((snippet) => adviceSnippet(snippet, siteUrl))}
${rest.length > 0 && html`<details class="small"><summary>${rest.length} more to paste</summary><div class="stack">${rest.map((snippet) => adviceSnippet(snippet, siteUrl))}</div></details>`}`
}

function gain({ scoreAfter, gradeAfter }: Recommendation): Markup {
  if (scoreAfter === null) return html`With it: score not known, since unread pages decide it.`
  return html`With it: score <b>${scoreAfter}</b>, grade <b>${gradeAfter ?? ''}</b>.`
}

function pageList({ pages }: Recommendation, siteUrl: string): Markup | undefined {
  if (pages.length === 0) return undefined
  const more = pages.length - MAX_PAGES
  const links = pages.slice(0, MAX_PAGES).map((page) => html`<li>${siteLink(page, pathOn(siteUrl, page))}</li>`)
  return html`<div><p>${plural(pages.length, 'page')}:</p><ul class="bullets">${links}${more > 0 && html`<li>and ${more} more</li>`}</ul></div>`
}
