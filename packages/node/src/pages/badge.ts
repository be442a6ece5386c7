import type { StoredReport } from '../contracts/reports.ts'
import { svg, svgText } from './svg.ts'
import { formatMoment, neutralColour, shownScore, toneColours, toneOf } from './words.ts'

const LABEL = 'operable'

/**
 * The score as a small picture for readmes and footers. A dot says that the last scan failed; the title says when, and
 * the page that the badge leads to says why.
 */
export function renderBadge({ report, lastAttempt }: Pick<StoredReport, 'report' | 'lastAttempt'>): string {
  const { figure, grade, words } = shownScore(report)
  const value = grade === undefined ? figure : `${figure} · ${grade}`
  const dot = lastAttempt ? 10 : 0
  const left = textWidth(LABEL) + 12
  const right = textWidth(value) + 12 + dot
  const width = left + right
  const failed = lastAttempt ? `; the last scan failed (${formatMoment(lastAttempt.at)})` : ''
  const title = `operable: ${words}${failed}`
  const ground = grade === undefined ? neutralColour : toneColours[toneOf(report.score)]
  return svg(
    { width, height: 20, title },
    `<clipPath id="c"><rect width="${width}" height="20" rx="4"/></clipPath>
<g clip-path="url(#c)"><rect width="${left}" height="20" fill="#3b424a"/><rect x="${left}" width="${right}" height="20" fill="${ground}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="${left / 2}" y="14" textLength="${textWidth(LABEL)}">${svgText(LABEL)}</text>
<text x="${left + (right - dot) / 2}" y="14" textLength="${textWidth(value)}">${svgText(value)}</text>
${lastAttempt ? `<circle cx="${width - 9}" cy="10" r="2.5"/>\n` : ''}</g>`,
  )
}

/** Widths in Verdana at 11 pixels; `textLength` corrects other fonts. */
function textWidth(text: string): number {
  return Math.round([...text].reduce((sum, letter) => sum + (/[ .·il|]/.test(letter) ? 4 : 7), 0))
}
