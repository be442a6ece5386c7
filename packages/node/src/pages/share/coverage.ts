import type { Coverage, Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { siteLink, siteText } from '../site-text.ts'
import { plural, stopWords } from '../words.ts'
import { fold } from './fold.ts'

const MAX_GAPS = 20

/** What was read, what could not be measured and why, and what that leaves open. */
export function coverageFold({ coverage, scoreRange, limits }: Report): Markup {
  const { pagesRead, pagesDiscovered, pagesRendered, notMeasured, stop } = coverage
  const rendered = pagesRendered > 0 ? `, ${pagesRendered} of them in a browser` : ''
  return fold({
    id: 'coverage',
    level: 2,
    title: 'Coverage',
    end: `${pagesRead} of ${pagesDiscovered} pages`,
    body: html`<p>Read ${pagesRead} of ${plural(pagesDiscovered, 'known page')}${rendered}; ${stopWords[stop]}. ${rangeSentence(scoreRange)}</p>
${notMeasured.length > 0 && html`<h3>Not measured</h3><ul class="bullets">${notMeasured.slice(0, MAX_GAPS).map(gap)}${notMeasured.length > MAX_GAPS && html`<li>and ${notMeasured.length - MAX_GAPS} more</li>`}</ul>`}
<h3>Limits</h3><ul class="bullets">${limits.map((limit) => html`<li>${siteText(limit)}</li>`)}</ul>`,
  })
}

function rangeSentence({ lowest, highest }: Report['scoreRange']): string {
  if (lowest === highest) return 'Nothing that is missing could change the score.'
  return `What is missing leaves a score from ${lowest} to ${highest} possible.`
}

function gap({ what, reason, count, example }: Coverage['notMeasured'][number]): Markup {
  return html`<li><b>${siteText(what)}</b>${count > 1 && ` (${count})`}: ${siteText(reason)}${example && html` For example ${siteLink(example)}.`}</li>`
}
