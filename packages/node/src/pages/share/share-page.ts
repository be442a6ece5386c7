import type { Report } from '@operable/core'
import { headlineOf } from '@operable/core/report'
import type { FailedAttempt, FormPicture, HistoryEntry } from '../../contracts/reports.ts'
import { renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import { lastAttemptNotice } from '../last-attempt.ts'
import type { PageContext } from '../page-context.ts'
import { shownScore } from '../shown-score.ts'
import { hostOf, shortAddress, siteLink, siteText } from '../site-text.ts'
import { snippetFigure } from '../snippet-figure.ts'
import { formatMoment, plural } from '../words.ts'
import { checksSection } from './checks.ts'
import { conversationFold } from './conversation.ts'
import { coverageFold } from './coverage.ts'
import { fold } from './fold.ts'
import { formsSection } from './forms.ts'
import { gauge } from './gauge.ts'
import { historyFold } from './history.ts'
import { recommendationsSection } from './recommendations.ts'
import { scannedPagesFold } from './scanned-pages.ts'
import { signalsFold } from './signals.ts'

/** What is known of an address besides its report. */
export interface BesideReport {
  history?: readonly HistoryEntry[]
  lastAttempt?: FailedAttempt | undefined
  /** Of a form, taken by the scan. */
  picture?: FormPicture | undefined
}

/**
 * The report of one site, for people: what an agent can do there, what to change, then the checks, each folded to a line.
 * Everything from the site is text in it, and nothing needs a script.
 */
export function renderSharePage(report: Report, beside: BesideReport, context: PageContext): string {
  const { history = [], lastAttempt, picture } = beside
  const { id, finalUrl, summary } = report
  const { words } = shownScore(report)
  const host = hostOf(finalUrl)
  return renderDocument(
    {
      title: `${host}: ${words}`,
      description: summary,
      path: `/r/${id}`,
      card: { path: `/r/${id}/card.png`, alt: `${host} scores ${words}.` },
      alternates: [
        { type: 'application/json', path: `/r/${id}.json`, title: 'The report as JSON' },
        { type: 'text/markdown', path: `/r/${id}.md`, title: 'The report as Markdown' },
      ],
      scripts: ['copy'],
      unlisted: true,
      main: html`${lastAttemptNotice(lastAttempt, true)}${hero(report, host, context)}
${formsSection(report, picture && { ...picture, path: `${context.basePath}/r/${id}/form.webp` })}
${recommendationsSection(report)}
${checksSection(report)}
${moreSection(report, history, context)}`,
    },
    context,
  )
}

function hero(report: Report, host: string, { basePath }: PageContext): Markup {
  const { id, finalUrl, scannedAt, coverage, scanMode } = report
  const mode = scanMode === 'multi_page_static' ? 'without JavaScript' : 'in a browser where a page needed it'
  const { reason } = coverage
  return html`<div class="hero">${gauge(report)}
<div class="hero-name stack-tight">${shownScore(report).grade === undefined && html`<p><span class="pill">Too little was read for one figure</span></p>`}
<h1>${siteLink(finalUrl, host)}</h1>
${shortAddress(finalUrl) !== host && html`<p class="muted">${siteText(shortAddress(finalUrl), 200)}</p>`}</div>
<div class="hero-text stack-tight">${reason && html`<p class="notice">${siteText(reason)}</p>`}
<p class="lead">${siteText(headlineOf(report), 500)}</p>
<p class="muted small">${plural(coverage.pagesRead, 'page')} read ${mode}, <time datetime="${scannedAt}">${formatMoment(scannedAt)}</time></p>
<p class="row small actions"><a href="${basePath}/r/${id}?open=all">Open everything</a><a href="${basePath}/r/${id}.json">JSON</a><a href="${basePath}/r/${id}.md">Markdown</a><a href="#share">Badge</a></p></div></div>`
}

/** What few look for, a line each. */
function moreSection(report: Report, history: readonly HistoryEntry[], context: PageContext): Markup {
  const folds = [
    conversationFold(report),
    historyFold(history, `${context.basePath}/r/${report.id}`),
    coverageFold(report),
    signalsFold(report),
    scannedPagesFold(report),
    shareFold(report, context),
  ]
  return html`<section aria-label="More"><ul class="folds card">${folds.map((each) => each && html`<li>${each}</li>`)}</ul></section>`
}

function shareFold(
  { id, finalUrl, scoringVersion, operabilityVersion, rulesVersion }: Report,
  { baseUrl, basePath }: PageContext,
): Markup {
  const badge = html`<a href="${baseUrl}/r/${id}"><img src="${baseUrl}/badge/${id}.svg" alt="Operable score of ${hostOf(finalUrl)}" height="20"></a>`
  return fold({
    id: 'share',
    level: 2,
    title: 'Badge and link',
    body: html`<p class="muted">The address of this page stays when the site is scanned again. So does the badge, which always shows the latest score.</p>
<p><img src="${basePath}/badge/${id}.svg" alt="The badge of this report" height="20" loading="lazy"></p>
${snippetFigure(badge.toString(), 'the badge')}
<p class="muted small">Scored by ${scoringVersion} and ${operabilityVersion}${rulesVersion && `, rules of ${rulesVersion}`}. <a href="${basePath}/methodology">How a score is made</a></p>`,
  })
}
