import type { HistoryEntry } from '../../contracts/reports.ts'
import { html, type Markup } from '../html.ts'
import { fold } from '../parts.ts'
import { formatMoment } from '../words.ts'

/**
 * Earlier results as a line and as a table, oldest at the left. Nothing while there is only one. The line leaves out what
 * rests on no page, which the table says.
 *
 * @param address of the page
 */
export function historyFold(history: readonly HistoryEntry[], address: string): Markup | undefined {
  if (history.length < 2) return undefined
  const entries = history.filter(({ measured }) => measured).reverse()
  const latest = entries.at(-1)
  const earlier = entries.at(-2)
  return fold({
    id: 'history',
    level: 2,
    title: 'History',
    end: `${history.length} results`,
    body: html`<p class="muted">${latest && earlier && changeSentence(latest, earlier)} ${unreadSentence(history.length - entries.length)}</p>
<figure>${earlier && chart(entries)}
<div class="table-wrap" role="region" aria-label="Earlier results" tabindex="0"><table><thead><tr><th scope="col">Scanned</th><th scope="col" class="number">Score</th><th scope="col">Grade</th><th scope="col">Scoring version</th></tr></thead>
<tbody>${history.map((entry) => historyRow(entry, entry === latest ? undefined : address))}</tbody></table></div></figure>
<p class="row small actions">${earlier && html`<a href="${address}/compare">What changed</a><a href="${address}/comparison.json">Changes as JSON</a>`}<a href="${address}/history.json">History as JSON</a></p>`,
  })
}

function changeSentence(latest: HistoryEntry, earlier: HistoryEntry): string {
  const change = latest.score - earlier.score
  const amount = change === 0 ? 'Same score as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than`
  const version =
    latest.scoringVersion === earlier.scoringVersion && latest.rulesVersion === earlier.rulesVersion
      ? ''
      : ' The two scans were scored with different rules.'
  return `${amount} in the previous scan on ${formatMoment(earlier.scannedAt)}.${version}`
}

function unreadSentence(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'One other scan could not read any page.' : `${count} other scans could not read any page.`
}

/** Places are percentages of a drawing without a view box, so that it takes any width and its text keeps its size. */
function chart(entries: readonly HistoryEntry[]): Markup {
  const points = entries.map(({ score }, index) => ({
    x: percent(index / (entries.length - 1)),
    y: percent(1 - score / 100),
    score,
  }))
  const ends = [points[0]!, points.at(-1)!]
  const label = `Scores from ${formatMoment(entries[0]!.scannedAt)} to now: ${entries.map(({ score }) => score).join(', ')}`
  const [first, last] = endsOf(entries[0]!, entries.at(-1)!)
  return html`<svg class="chart" role="img" aria-label="${label}">
${[0, 50, 100].map((score) => gridLine(score))}
${points.slice(1).map(({ x, y }, index) => html`<line class="chart-line" x1="${points[index]!.x}" y1="${points[index]!.y}" x2="${x}" y2="${y}"/>`)}
${points.map(({ x, y }) => html`<circle class="chart-dot" cx="${x}" cy="${y}" r="3.5"/>`)}
${ends.map(({ x, y, score }) => html`<text class="chart-score" x="${x}" y="${y}" dy="-.75em" text-anchor="middle">${score}</text>`)}
<text x="-.5em" y="100%" dy="1.75em">${first}</text><text x="100%" y="100%" dx=".5em" dy="1.75em" text-anchor="end">${last}</text>
</svg>`
}

function gridLine(score: number): Markup {
  const y = percent(1 - score / 100)
  return html`<line class="chart-grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text x="-1.6em" y="${y}" dy=".35em" text-anchor="end">${score}</text>`
}

/** @param address of the page, which leads on to what changed since; undefined for the latest result */
function historyRow({ scannedAt, score, grade, scoringVersion, measured }: HistoryEntry, address?: string): Markup {
  const moment = html`<time datetime="${scannedAt}">${formatMoment(scannedAt)}</time>`
  const result = measured
    ? html`<td class="number">${score}</td><td>${grade}</td>`
    : html`<td class="number muted" colspan="2">No page could be read</td>`
  return html`<tr><td>${measured && address !== undefined ? html`<a href="${address}/compare?from=${encodeURIComponent(scannedAt)}">${moment}</a>` : moment}</td>${result}<td class="muted">${scoringVersion}</td></tr>`
}

/** Where the line begins and ends: days, or the times of one day. */
function endsOf(...ends: [HistoryEntry, HistoryEntry]): string[] {
  const days = ends.map(({ scannedAt }) => scannedAt.slice(0, 10))
  return days[0] === days[1] ? ends.map(({ scannedAt }) => `${scannedAt.slice(11, 16)} UTC`) : days
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
