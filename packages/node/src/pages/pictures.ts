import type { Report } from '@operable/core'
import type { StoredReport } from '../contracts/reports.ts'
import { formatPoints, plural } from '../word-forms.ts'
import { svg, svgText } from './html.ts'
import { cutText, hostOf } from './parts.ts'
import { bucketOrder, bucketTotal } from './share/advice.ts'
import {
  bucketWords,
  formatMoment,
  neutralColour,
  type ShownScore,
  shownScore,
  toneColours,
  toneOf,
  usableForms,
} from './words.ts'

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

const SIZE = { width: 1200, height: 630 }

/**
 * The picture that social networks show for a report. Of the site it holds the host alone: that is plain ASCII, which
 * the font has, and none of the site's own words.
 */
export function cardSvg(report: Report): string {
  const { score, finalUrl, operability } = report
  const shown = shownScore(report)
  const { grade, words } = shown
  const host = cutText(hostOf(finalUrl), 60)
  const colour = grade === undefined ? neutralColour : toneColours[toneOf(score)]
  const forms = operability.forms.length
  const facts = [
    `${plural(report.coverage.pagesRead, 'page')} read`,
    operability.score === null ? plural(forms, 'form') : `forms ${Math.round(operability.score)} of 100 operable`,
  ]
  return svg(
    { ...SIZE, title: `${host} scores ${words}` },
    `<rect width="1200" height="630" fill="#f6f7f9"/>
<rect width="1200" height="14" fill="${colour}"/>
<g font-family="Inter" fill="#181c21">
${mark}
<text x="122" y="103" font-size="34" font-weight="600">Operable</text>
<text x="72" y="238" font-size="${hostSize(host)}" font-weight="700">${svgText(host)}</text>
<text x="72" y="300" font-size="32" fill="${colour}" font-weight="600">${grade === undefined ? 'Too little was read for a single score' : usableForms(report)}</text>
${bucketOrder.map((bucket, index) => bucketRow(bucket, report, 384 + index * 62)).join('\n')}
<text x="72" y="586" font-size="24" fill="#57606b">${svgText(facts.join('  ·  '))}</text>
</g>
${dial(report, shown, colour)}`,
  )
}

const mark = `<g fill="none" stroke="#0b57c2" stroke-width="4"><rect x="74" y="74" width="38" height="22" rx="11"/></g><path d="M92 85v22l6-6h9z" fill="#0b57c2"/>`

function hostSize(host: string): number {
  return Math.max(26, Math.min(64, Math.floor(1150 / host.length)))
}

function bucketRow(bucket: (typeof bucketOrder)[number], report: Report, y: number): string {
  const { points, max } = bucketTotal(bucket, report)
  const share = max === 0 ? 0 : Math.min(1, points / max)
  const colour = toneColours[bucket === 'bonus' ? 'good' : toneOf(share * 100)]
  const figures = max === 0 ? 'not applicable' : `${formatPoints(points)} of ${formatPoints(max)}`
  return `<text x="72" y="${y}" font-size="26">${bucketWords[bucket].title}</text><text x="700" y="${y}" font-size="26" text-anchor="end" fill="#57606b">${figures}</text>
<rect x="72" y="${y + 13}" width="628" height="12" rx="6" fill="#dfe3e8"/>${share > 0 ? `<rect x="72" y="${y + 13}" width="${Math.max(12, Math.round(628 * share))}" height="12" rx="6" fill="${colour}"/>` : ''}`
}

/** As the gauge of the share page, drawn with dashes in the length of the path: the renderer has no pathLength. */
function dial({ score, scoreRange }: Report, { figure, grade }: ShownScore, colour: string): string {
  const [x, y, radius] = [955, 345, 165]
  const offset = radius * Math.SQRT1_2
  const path = `M${x - offset} ${y + offset}A${radius} ${radius} 0 1 1 ${x + offset} ${y + offset}`
  const length = radius * 1.5 * Math.PI
  const [from, to] = grade === undefined ? [scoreRange.lowest, scoreRange.highest] : [0, score]
  const dashes = `stroke-dasharray="${(length * (to - from)) / 100} ${length * 2}" stroke-dashoffset="${(-length * from) / 100}"`
  const value = to > from ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="30" ${dashes}/>` : ''
  return `<path d="${path}" fill="none" stroke="#dfe3e8" stroke-width="30"/>${value}
<g font-family="Inter" text-anchor="middle"><text x="${x}" y="${y + 40}" font-size="${grade === undefined ? 72 : 130}" font-weight="700" fill="#181c21">${figure}</text>
<text x="${x}" y="${y + 92}" font-size="30" fill="#57606b">of 100</text>
${grade === undefined ? '' : `<text x="${x}" y="${y + 168}" font-size="44" font-weight="700" fill="${colour}">Grade ${grade}</text>`}</g>`
}
