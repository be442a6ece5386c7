import type { Report } from '@operable/core'
import type { FailedAttempt, HistoryEntry } from '../../contracts/reports.ts'
import { renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import { lastAttemptNotice } from '../last-attempt.ts'
import type { PageContext } from '../page-context.ts'
import { shownScore } from '../shown-score.ts'
import { hostOf, shortAddress, siteLink, siteText } from '../site-text.ts'
import { snippetFigure } from '../snippet-figure.ts'
import { toneOf } from '../tone.ts'
import { bandWords, formatMoment, plural } from '../words.ts'
import { buckets } from './buckets.ts'
import { checksSection } from './checks.ts'
import { conversationSection } from './conversation.ts'
import { coverageSection } from './coverage.ts'
import { formsSection } from './forms.ts'
import { gauge } from './gauge.ts'
import { historySection } from './history.ts'
import { recommendationsSection } from './recommendations.ts'
import { scannedPagesSection } from './scanned-pages.ts'
import { signalsSection } from './signals.ts'

/** What is known of an address besides its report. */
export interface BesideReport {
  history?: readonly HistoryEntry[]
  lastAttempt?: FailedAttempt | undefined
}

/** The report of one site, for people. Everything from the site is text in it, and nothing needs a script. */
export function renderSharePage(report: Report, beside: BesideReport, context: PageContext): string {
  const { history = [], lastAttempt } = beside
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
${contents(report, history)}
<section aria-label="Points"><h2 class="hidden">Points</h2>${buckets(report)}</section>
${recommendationsSection(report)}
${checksSection(report)}
${formsSection(report)}
${conversationSection(report)}
${historySection(history, `${context.basePath}/r/${id}`)}
${coverageSection(report)}
${signalsSection(report)}
${scannedPagesSection(report)}
${shareSection(report, host, context)}`,
    },
    context,
  )
}

function hero(report: Report, host: string, { basePath }: PageContext): Markup {
  const { id, finalUrl, score, band, summary, scannedAt, coverage, scanMode } = report
  const mode = scanMode === 'multi_page_static' ? 'without JavaScript' : 'in a browser where a page needed it'
  const { reason } = coverage
  const pill =
    shownScore(report).grade === undefined
      ? html`<span class="pill">Too little was read for one figure</span>`
      : html`<span class="pill ${toneOf(score)}">${bandWords[band]}</span>`
  return html`<div class="hero">${gauge(report)}
<div class="stack-tight"><p>${pill}</p>
<h1>${siteLink(finalUrl, host)}</h1>
${shortAddress(finalUrl) !== host && html`<p class="muted">${siteText(shortAddress(finalUrl), 200)}</p>`}
${reason && html`<p class="notice">${siteText(reason)}</p>`}
<p class="lead">${siteText(withoutReason(summary, reason), 800)}</p>
<p class="muted small">${plural(coverage.pagesRead, 'page')} read ${mode}, <time datetime="${scannedAt}">${formatMoment(scannedAt)}</time></p>
<p class="row small actions"><a href="${basePath}/r/${id}.json">JSON</a><a href="${basePath}/r/${id}.md">Markdown</a><a href="#share">Badge and link</a></p></div></div>`
}

/** A summary begins with the reason, which stands above it. */
function withoutReason(summary: string, reason = ''): string {
  return summary.startsWith(reason) ? summary.slice(reason.length).trimStart() : summary
}

function contents({ conversation, signals }: Report, history: readonly HistoryEntry[]): Markup {
  const link = (id: string, text: string) => html`<li><a href="#${id}">${text}</a></li>`
  return html`<section class="contents"><h2 class="hidden" id="contents-title">On this page</h2><nav aria-labelledby="contents-title"><ul>
${link('recommendations', 'What to change')}${link('checks', 'Checks')}${link('forms', 'Forms')}
${conversation.length > 0 && link('conversation', 'Conversation')}${history.length > 1 && link('history', 'History')}
${link('coverage', 'Coverage')}${signals.length > 0 && link('signals', 'Signals')}</ul></nav></section>`
}

function shareSection(
  { id, scoringVersion, operabilityVersion, rulesVersion }: Report,
  host: string,
  { baseUrl, basePath }: PageContext,
): Markup {
  const badge = html`<a href="${baseUrl}/r/${id}"><img src="${baseUrl}/badge/${id}.svg" alt="Operable score of ${host}" height="20"></a>`
  return html`<section id="share"><h2>Share</h2>
<p class="section-about">The address of this page stays when the site is scanned again. So does the badge, which always shows the latest score.</p>
<div class="card stack"><p><img src="${basePath}/badge/${id}.svg" alt="The badge of this report" height="20"></p>
${snippetFigure(badge.toString(), 'the badge')}
<p class="muted small">Scored by ${scoringVersion} and ${operabilityVersion}${rulesVersion && `, rules of ${rulesVersion}`}. <a href="${basePath}/methodology">How a score is made</a></p></div></section>`
}
