import type { ConversationTurn, Coverage, Report, ReportPage, Signal } from '@operable/core'
import { headlineOf } from '@operable/core/report'
import type { FailedAttempt, FormPicture, HistoryEntry } from '../../contracts/reports.ts'
import { plural } from '../../word-forms.ts'
import { type PageContext, renderDocument } from '../document.ts'
import { html, type Markup } from '../html.ts'
import { fold, hostOf, lastAttemptNotice, pathOn, shortAddress, siteLink, siteText, snippetFigure } from '../parts.ts'
import { formatMoment, shownScore, signalWords, stopWords, toneOf } from '../words.ts'
import { checksSection, recommendationsSection } from './advice.ts'
import { formsSection } from './forms.ts'
import { historyFold } from './history.ts'
import { proofSections } from './proofs.ts'

/** What is known of an address besides its report. */
interface BesideReport {
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
${proofSections({ ...report, siteUrl: finalUrl })}
${recommendationsSection(report)}
${checksSection(report)}
${moreSection(report, history, context)}`,
    },
    context,
  )
}

function hero(report: Report, host: string, { basePath }: PageContext): Markup {
  const { id, finalUrl, scannedAt, coverage, scanMode } = report
  const mode = scanMode === 'multi_page_static' ? 'without JavaScript' : 'in a browser where needed'
  const { reason } = coverage
  return html`<div class="hero">${gauge(report)}
<div class="hero-name stack-tight">${shownScore(report).grade === undefined && html`<p><span class="pill">Too little was read for a single score</span></p>`}
<h1>${siteLink(finalUrl, host)}</h1>
${shortAddress(finalUrl) !== host && html`<p class="muted">${siteText(shortAddress(finalUrl), 200)}</p>`}</div>
<div class="hero-text stack-tight">${reason && html`<p class="notice">${siteText(reason)}</p>`}
<p class="lead">${siteText(headlineOf(report), 500)}</p>
<p class="muted small">${plural(coverage.pagesRead, 'page')} read ${mode}, <time datetime="${scannedAt}">${formatMoment(scannedAt)}</time></p>
<p class="row small actions"><a href="${basePath}/r/${id}?open=all">Expand all</a><a href="${basePath}/r/${id}.json">JSON</a><a href="${basePath}/r/${id}.md">Markdown</a><a href="#share">Badge</a></p></div></div>`
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
    body: html`<p class="muted">The address of this page stays the same when the site is scanned again. The badge always shows the latest score.</p>
<p><img src="${basePath}/badge/${id}.svg" alt="The badge of this report" height="20" loading="lazy"></p>
${snippetFigure(badge.toString(), 'the badge')}
<p class="muted small">Scoring version ${scoringVersion}, operability version ${operabilityVersion}${rulesVersion && `, rules of ${rulesVersion}`}. <a href="${basePath}/methodology">How scoring works</a></p>`,
  })
}

// Arcs of 270 degrees around (60, 60), open at the bottom.
const DIAL = 'M25.35 94.65A49 49 0 1 1 94.65 94.65'
const OUTSIDE = 'M19.34 100.66A57.5 57.5 0 1 1 100.66 100.66'

/**
 * The score on a dial; a thin line outside it is the range that unmeasured parts leave open. Of a report that is not
 * complete it shows that range alone.
 */
export function gauge(report: Report): Markup {
  const { score, scoreRange } = report
  const { figure, grade, words } = shownScore(report)
  const isOpen = scoreRange.lowest !== scoreRange.highest
  const range = { className: 'gauge-range', from: scoreRange.lowest, to: scoreRange.highest }
  if (grade === undefined) {
    return html`<svg class="gauge" viewBox="0 0 120 120" role="img" aria-label="Score ${words} once everything is measured">
${arc({ className: 'gauge-track', path: DIAL, width: 9, from: 0, to: 100 })}
${arc({ ...range, path: DIAL, width: 9 })}
<text class="gauge-number gauge-between" x="60" y="64" text-anchor="middle">${figure}</text>
<text class="gauge-of" x="60" y="82" text-anchor="middle">of 100</text>
</svg>`
  }
  const open = isOpen ? `, between ${scoreRange.lowest} and ${scoreRange.highest} once everything is measured` : ''
  return html`<svg class="gauge ${toneOf(score)}" viewBox="0 0 120 120" role="img" aria-label="Score ${words}${open}">
${arc({ className: 'gauge-track', path: DIAL, width: 9, from: 0, to: 100 })}
${score > 0 && arc({ className: 'gauge-value', path: DIAL, width: 9, from: 0, to: score })}
${isOpen && arc({ ...range, path: OUTSIDE, width: 3 })}
<text class="gauge-number" x="60" y="70" text-anchor="middle">${figure}</text>
<text class="gauge-of" x="60" y="86" text-anchor="middle">of 100</text>
<text class="gauge-grade" x="60" y="112" text-anchor="middle">Grade ${grade}</text>
</svg>`
}

interface Arc {
  className: string
  path: string
  width: number
  /** Scores, 0 to 100. */
  from: number
  to: number
}

/** A part of the dial, from one score to another. */
function arc({ className, path, width, from, to }: Arc): Markup {
  return html`<path class="${className}" d="${path}" fill="none" stroke-width="${width}" pathLength="100" stroke-dasharray="${to - from} 200" stroke-dashoffset="${-from}"/>`
}

/** What other auditors look at. Shown, never scored. */
function signalsFold({ signals }: Report): Markup | undefined {
  if (signals.length === 0) return undefined
  const present = signals.filter(({ state }) => state === 'present').length
  return fold({
    id: 'signals',
    level: 2,
    title: 'Unscored signals',
    end: `${present} of ${signals.length}`,
    body: html`<p class="muted">Other auditors look at these. They do not affect the score.</p>
<div class="table-wrap" role="region" aria-label="Signals" tabindex="0"><table><thead><tr><th scope="col">Signal</th><th scope="col">State</th><th scope="col">What we found</th></tr></thead>
<tbody>${signals.map(signalRow)}</tbody></table></div>`,
  })
}

const tones: Record<Signal['state'], string> = { present: 'good', partial: 'fair', absent: '', not_measured: '' }

function signalRow({ title, state, observed }: Signal): Markup {
  return html`<tr><th scope="row">${title}</th><td><span class="pill ${tones[state]}">${signalWords[state]}</span></td><td class="muted seen">${siteText(observed.join(' '))}</td></tr>`
}

/** Every page that was asked for, with what was counted on it. */
function scannedPagesFold({ pages, finalUrl }: Report): Markup | undefined {
  if (pages.length === 0) return undefined
  return fold({
    id: 'pages',
    level: 2,
    title: 'Pages',
    end: String(pages.length),
    body: html`<div class="table-wrap" role="region" aria-label="Pages" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">Outcome</th>${columns.map(([title]) => html`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>${pages.map((page) => pageRow(page, finalUrl))}</tbody></table></div>`,
  })
}

const columns = [
  ['Headings', 'headings'],
  ['Paragraphs', 'paragraphs'],
  ['Forms', 'forms'],
  ['Buttons', 'buttons'],
] as const

function pageRow(page: ReportPage, siteUrl: string): Markup {
  const { url, title, detail, outcome, rendered } = page
  return html`<tr><td>${siteLink(url, pathOn(siteUrl, url))}<div class="muted small">${siteText(title ?? detail ?? '', 120)}</div></td><td>${outcome.replace('_', ' ')}${rendered && ' in a browser'}</td>${columns.map(([, key]) => html`<td class="number">${page[key] ?? '–'}</td>`)}</tr>`
}

const MAX_GAPS = 20

/** What was read, what could not be measured and why, and what that leaves open. */
function coverageFold({ coverage, scoreRange, limits }: Report): Markup {
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
  if (lowest === highest) return 'Nothing left unmeasured could change the score.'
  return `With everything measured, the score would be between ${lowest} and ${highest}.`
}

function gap({ what, reason, count, example }: Coverage['notMeasured'][number]): Markup {
  return html`<li><b>${siteText(what)}</b>${count > 1 && ` (${count})`}: ${siteText(reason)}${example && html` For example ${siteLink(example)}.`}</li>`
}

/** A dialogue that the scanned pages would allow; each answer names what it rests on. */
function conversationFold({ conversation, finalUrl }: Report): Markup | undefined {
  if (conversation.length === 0) return undefined
  return fold({
    id: 'conversation',
    level: 2,
    title: 'What an agent could answer',
    body: html`<p class="muted">This conversation is simulated from what the scan found. Words from the site and names of its forms are in quotation marks.</p>
<ol class="talk">${conversation.map((turn) => turnItem(turn, finalUrl))}</ol>`,
  })
}

function turnItem({ speaker, text, source }: ConversationTurn, siteUrl: string): Markup {
  const who = speaker === 'visitor' ? 'Visitor' : 'Agent'
  return html`<li class="${speaker}"><p><span class="hidden">${who}: </span>${siteText(text, 1000)}</p>${source && html`<span class="source">from <code>${siteText(source.element, 160)}</code> on ${siteLink(source.page, pathOn(siteUrl, source.page))}</span>`}</li>`
}
