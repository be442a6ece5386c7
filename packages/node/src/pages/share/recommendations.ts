import type { Recommendation, Report, Snippet } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { cutText, pathOn, siteLink, siteText } from '../site-text.ts'
import { effortWords, formatPoints, plural } from '../words.ts'
import { observedLines } from './checks.ts'
import { adviceSnippet } from './snippet.ts'

const MAX_PAGES = 8

/** Texts to paste that stand open. */
const SHOWN_SNIPPETS = 2

/** What to change, the largest gain first, each with something to paste and what it gives. */
export function recommendationsSection(report: Report): Markup {
  const { recommendations, finalUrl } = report
  return html`<section id="recommendations"><h2>What to change</h2>
${recommendations.length === 0 ? html`<p class="section-about">No check suggests a change.</p>` : nextGradeLine(report)}
<ol class="advice stack">${recommendations.map((item) => advice(item, finalUrl))}</ol></section>`
}

function nextGradeLine({ nextGrade, recommendations }: Report): Markup {
  if (nextGrade === null) return html`<p class="section-about">The largest gain first.</p>`
  const titles = nextGrade.checks.map((id) => recommendations.find(({ check }) => check === id)?.title ?? id)
  return html`<p class="section-about">The largest gain first. The least work to grade ${nextGrade.grade} (score ${nextGrade.score}): ${cutText(titles.join('; '), 400)}.</p>`
}

function advice(item: Recommendation, siteUrl: string): Markup {
  const { title, change, why, observed, snippets, effort } = item
  return html`<li class="card stack"><div class="between"><h3>${title}</h3>${gain(item)}</div>
<p>${siteText(change, 1000)}</p>
${snippetList(snippets, siteUrl)}
<p class="muted small">${siteText(why, 1000)} <b>${effortWords[effort]}.</b></p>
<details class="small"><summary>What was seen</summary><div class="muted stack-tight">${observedLines(observed)}${pageList(item, siteUrl)}</div></details></li>`
}

function snippetList(snippets: readonly Snippet[], siteUrl: string): Markup {
  const [first, rest] = [snippets.slice(0, SHOWN_SNIPPETS), snippets.slice(SHOWN_SNIPPETS)]
  return html`${first.map((snippet) => adviceSnippet(snippet, siteUrl))}
${rest.length > 0 && html`<details class="small"><summary>${rest.length} more to paste</summary><div class="stack">${rest.map((snippet) => adviceSnippet(snippet, siteUrl))}</div></details>`}`
}

function gain({ points, scoreAfter, gradeAfter }: Recommendation): Markup {
  const word = points === 1 ? 'point' : 'points'
  const after =
    scoreAfter === null
      ? html`score not known: unread pages decide it`
      : html`score <b>${scoreAfter}</b>, grade <b>${gradeAfter ?? ''}</b>`
  return html`<span class="row"><span class="pill good">+${formatPoints(points)} ${word}</span><span class="small">${after}</span></span>`
}

function pageList({ pages }: Recommendation, siteUrl: string): Markup | undefined {
  if (pages.length === 0) return undefined
  const more = pages.length - MAX_PAGES
  const links = pages.slice(0, MAX_PAGES).map((page) => html`<li>${siteLink(page, pathOn(siteUrl, page))}</li>`)
  return html`<div><p>${plural(pages.length, 'page')}:</p><ul class="bullets">${links}${more > 0 && html`<li>and ${more} more</li>`}</ul></div>`
}
