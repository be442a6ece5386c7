import type { ReportComparison } from '@operable/core'
import { type ChangeCause, type CheckChange, type CheckResultBrief, proofChangeSentences } from '@operable/core/report'
import type { HistoryEntry } from '../contracts/reports.ts'
import { formatPoints, plural } from '../word-forms.ts'
import { type PageContext, renderDocument } from './document.ts'
import { html, type Markup } from './html.ts'
import { fold, type MarkShape, mark, siteLink, siteText } from './parts.ts'
import { observedLines } from './share/advice.ts'
import { formatMoment, toneOf } from './words.ts'

interface CompareView {
  comparison: ReportComparison
  /** Whose reports they are. */
  name: string
  /** Address of the page, from the root. */
  path: string
  /** Of a report that is kept: its id, and what it can be compared with. */
  kept?: { id: string; others: readonly HistoryEntry[] }
}

/** What changed between two reports; what only our rules changed is never among what the site did. */
export function renderComparePage({ comparison, name, path, kept }: CompareView, context: PageContext): string {
  const { checks, before, after, sentence } = comparison
  const bySite = checks.filter(({ causes }) => causes.includes('site'))
  const byRules = checks.filter(({ causes }) => !causes.includes('site'))
  return renderDocument(
    {
      title: `What changed on ${name}`,
      description: sentence,
      path,
      unlisted: true,
      main: html`<h1>What changed on ${siteText(name, 120)}</h1>
<div class="card stack compared"><div class="row">${result(before)}<span class="muted" aria-hidden="true">→</span><span class="hidden">to</span>${result(after)}</div>
<p>${siteText(sentence, 600)}</p>${causes(comparison)}</div>
${kept && choice(kept, before.scannedAt, context)}
${proofChanges(comparison)}
${checkSection('What the site changed', bySite)}
${checkSection('What our new rules changed', byRules)}
${formChanges(comparison)}
${pageChanges(comparison)}
${kept && html`<p class="row small actions"><a href="${context.basePath}/r/${kept.id}">The latest report</a><a href="${context.basePath}/r/${kept.id}/comparison.json?with=${encodeURIComponent(before.scannedAt)}">This comparison as JSON</a></p>`}`,
    },
    context,
  )
}

function result({ scannedAt, score, grade }: ReportComparison['before']): Markup {
  return html`<span class="stack-tight"><b class="figure ${toneOf(score)}">${score}<span class="small"> ${grade}</span></b> <time class="muted small" datetime="${scannedAt}">${formatMoment(scannedAt)}</time></span>`
}

function causes({ versionPart, bySite, byScoringVersion }: ReportComparison): Markup | undefined {
  if (versionPart === 'none') return undefined
  const how =
    versionPart === 'rescored'
      ? 'The earlier scan was scored again with the new rules, so this is exact.'
      : 'The data of the earlier scan is no longer available, so this is an estimate.'
  return html`<p class="muted">Changed by the site: <b>${signed(bySite)}</b>. Changed by our new rules: <b>${signed(byScoringVersion)}</b>. ${how}</p>`
}

function choice({ id, others }: NonNullable<CompareView['kept']>, from: string, { basePath }: PageContext): Markup {
  const options = others.filter(({ measured }) => measured)
  if (options.length < 2) return html``
  return html`<form class="inline-form after-list" action="${basePath}/r/${id}/compare"><div class="field"><label for="from">Compare the latest report with</label><select id="from" name="from">${options.map(({ scannedAt, score, grade }) => html`<option value="${scannedAt}"${scannedAt === from && html` selected`}>${formatMoment(scannedAt)}: ${score} ${grade}</option>`)}</select></div><button class="quiet">Compare</button></form>`
}

function checkSection(title: string, changes: readonly CheckChange[]): Markup | undefined {
  if (changes.length === 0) return undefined
  return html`<section><h2>${title}</h2><p class="section-about">${plural(changes.length, 'check')}.</p><ul class="folds card">${changes.map((change) => html`<li>${checkFold(change)}</li>`)}</ul></section>`
}

function checkFold({ check, title, before, after, causes, observed }: CheckChange): Markup {
  const gain = (after?.points ?? 0) - (before?.points ?? 0)
  const [shape, words]: [MarkShape, string] =
    gain > 0 ? ['good', 'More points'] : gain < 0 ? ['poor', 'Fewer points'] : ['fair', 'Changed']
  return fold({
    id: `check-${check}`,
    level: 3,
    mark: mark(shape, words),
    title: siteText(title, 120),
    about: html`${brief(before)} → ${brief(after)}${isShared(causes) && ', partly because of our new rules'}`,
    end: gain === 0 ? undefined : html`<b class="${shape}">${signed(gain)}</b>`,
    body: html`<div class="observed">${observed.length > 0 ? observedLines(observed) : 'No further details.'}</div>`,
  })
}

function isShared(causes: readonly ChangeCause[]): boolean {
  return causes.length > 1
}

function brief(result: CheckResultBrief | null): string {
  if (!result) return 'no such check'
  if (!result.applied) return 'does not apply'
  if (!result.measured) return 'not measured'
  return `${formatPoints(result.points)} of ${formatPoints(result.maxPoints)}`
}

function signed(points: number): string {
  return points > 0 ? `+${formatPoints(points)}` : formatPoints(points).replace('-', '−')
}

/** Forms and pages that are named; the rest is in the JSON. */
const SHOWN = 12

/** What trying the forms has shown otherwise than before; what was proven and is not any more comes first. */
function proofChanges({ proofs }: ReportComparison): Markup | undefined {
  const sentences = proofs ? proofChangeSentences(proofs) : []
  return listOf(
    'Forms, tried',
    sentences.map((sentence) => html`${siteText(sentence)}`),
  )
}

/** Forms that came, went, or are judged otherwise. */
function formChanges({ forms }: ReportComparison): Markup | undefined {
  const name = (label: string, selector: string) => siteText(label.trim() || selector, 120)
  return listOf('Forms', [
    ...forms.added.map(({ label, selector, page }) => html`<b>New:</b> ${name(label, selector)} on ${siteLink(page)}`),
    ...forms.removed.map(
      ({ label, selector, page }) => html`<b>Gone:</b> ${name(label, selector)} on ${siteLink(page)}`,
    ),
    ...forms.changed.map(
      ({ label, selector, page, verdicts }) =>
        html`${name(label, selector)} on ${siteLink(page)}: ${verdicts.map(({ verdict, before, after }) => `${verdict} ${before} → ${after}`).join(', ')}`,
    ),
  ])
}

/** Pages that came, went, or are read otherwise. */
function pageChanges({ pages }: ReportComparison): Markup | undefined {
  return listOf('Pages', [
    ...pages.added.map((url) => html`<b>New:</b> ${siteLink(url)}`),
    ...pages.removed.map((url) => html`<b>Gone:</b> ${siteLink(url)}`),
    ...pages.changed.map(({ url, before, after }) => html`${siteLink(url)}: ${words(before)} → ${words(after)}`),
  ])
}

function words(outcome: string): string {
  return outcome.replace('_', ' ')
}

function listOf(title: string, items: readonly Markup[]): Markup | undefined {
  if (items.length === 0) return undefined
  const more = items.length - SHOWN
  return html`<section><h2>${title}</h2><div class="card"><ul class="bullets">${items.slice(0, SHOWN).map((item) => html`<li>${item}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul></div></section>`
}

/** Takes two reports as files. Nothing of them is kept. @param error what was wrong with the last ones */
export function renderCompareFormPage(context: PageContext, error?: string): string {
  const { basePath } = context
  return renderDocument(
    {
      title: 'Compare two reports',
      description: 'Compare two saved JSON reports of one site and see what changed.',
      path: '/compare',
      scripts: ['approval'],
      main: html`<div class="narrow stack"><h1>Compare two reports</h1>
<p class="lead">See what changed on a site between two scans, check by check and form by form.</p>
<p>Choose two report files for the same site. To get one, run <code>operable audit --json</code>, or add <code>.json</code> to the address of a report.</p>
${error !== undefined && html`<p class="notice poor" role="alert">${error}</p>`}
<form class="card stack" action="${basePath}/compare" method="post" enctype="multipart/form-data" data-approval>
<div class="field"><label for="before">Earlier report</label><input id="before" name="before" type="file" accept="application/json,.json" required></div>
<div class="field"><label for="after">Later report</label><input id="after" name="after" type="file" accept="application/json,.json" required></div>
<p><button>Compare the two reports</button></p></form>
<p>Your files are compared and then discarded.</p>
<p>If the two reports were scored with different rules, the page shows how much of the change comes from the site and how much from the rules.</p>
<p>For reports on this service you need no files: open the history of a report.</p></div>`,
    },
    context,
  )
}
