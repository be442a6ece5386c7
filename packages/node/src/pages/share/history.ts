import type { HistoryEntry } from '../../contracts/reports.ts'
import { html, type Markup } from '../html.ts'
import { formatMoment } from '../words.ts'

const CHART = { width: 900, height: 180, left: 46, right: 24, top: 22, bottom: 30 }

/** Earlier results as a line and as a table, oldest at the left. Nothing while there is only one. */
export function historySection(history: readonly HistoryEntry[]): Markup | undefined {
  const entries = [...history].reverse()
  const latest = entries.at(-1)
  const earlier = entries.at(-2)
  if (!latest || !earlier) return undefined
  return html`<section id="history"><h2>History</h2>
<p class="section-about">${changeSentence(latest, earlier)}</p>
<figure class="card">${chart(entries)}
<details class="small"><summary>${entries.length} results</summary><div class="table-wrap" role="region" aria-label="Earlier results" tabindex="0"><table><thead><tr><th scope="col">Scanned</th><th scope="col" class="number">Score</th><th scope="col">Grade</th><th scope="col">Scoring version</th></tr></thead>
<tbody>${history.map(historyRow)}</tbody></table></div></details></figure></section>`
}

function changeSentence(latest: HistoryEntry, earlier: HistoryEntry): string {
  const change = latest.score - earlier.score
  const amount = change === 0 ? 'The same score as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than`
  const version =
    latest.scoringVersion === earlier.scoringVersion ? '' : ' The two were scored by different versions of the rules.'
  return `${amount} at the scan before, on ${formatMoment(earlier.scannedAt)}.${version}`
}

function chart(entries: readonly HistoryEntry[]): Markup {
  const { width, height, left, right, top, bottom } = CHART
  const step = (width - left - right) / (entries.length - 1)
  const points = entries.map(({ score }, index) => ({
    x: round(left + index * step),
    y: round(top + (1 - score / 100) * (height - top - bottom)),
    score,
  }))
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const label = `Scores from ${formatMoment(entries[0]!.scannedAt)} to now: ${entries.map(({ score }) => score).join(', ')}`
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${[0, 50, 100].map((score) => gridLine(score))}
<polyline class="chart-line" points="${line}"/>
${points.map(({ x, y }) => html`<circle class="chart-dot" cx="${x}" cy="${y}" r="3.5"/>`)}
${[points[0]!, points.at(-1)!].map(({ x, y, score }) => html`<text class="chart-score" x="${x}" y="${y - 9}" text-anchor="middle">${score}</text>`)}
<text x="${left - 8}" y="${height - 6}">${entries[0]!.scannedAt.slice(0, 10)}</text><text x="${width - right + 8}" y="${height - 6}" text-anchor="end">${entries.at(-1)!.scannedAt.slice(0, 10)}</text>
</svg>`
}

function gridLine(score: number): Markup {
  const { width, height, left, right, top, bottom } = CHART
  const y = round(top + (1 - score / 100) * (height - top - bottom))
  return html`<line class="chart-grid" x1="${left}" x2="${width - right}" y1="${y}" y2="${y}"/><text x="${left - 16}" y="${y + 4}" text-anchor="end">${score}</text>`
}

function historyRow({ scannedAt, score, grade, scoringVersion }: HistoryEntry): Markup {
  return html`<tr><td><time datetime="${scannedAt}">${formatMoment(scannedAt)}</time></td><td class="number">${score}</td><td>${grade}</td><td class="muted">${scoringVersion}</td></tr>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
