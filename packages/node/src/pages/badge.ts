import type { Report } from '@operable/core'
import { svg, svgText } from './svg.ts'
import { toneColours, toneOf } from './tone.ts'

const LABEL = 'operable'

/** The score as a small picture for readmes and footers. */
export function renderBadge({ score, grade }: Pick<Report, 'score' | 'grade'>): string {
  const value = `${score} · ${grade}`
  const left = textWidth(LABEL) + 12
  const right = textWidth(value) + 12
  const width = left + right
  const ground = toneColours[toneOf(score)]
  return svg(
    { width, height: 20, title: `operable: ${score} of 100, grade ${grade}` },
    `<clipPath id="c"><rect width="${width}" height="20" rx="4"/></clipPath>
<g clip-path="url(#c)"><rect width="${left}" height="20" fill="#3b424a"/><rect x="${left}" width="${right}" height="20" fill="${ground}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">
<text x="${left / 2}" y="14" textLength="${textWidth(LABEL)}">${svgText(LABEL)}</text>
<text x="${left + right / 2}" y="14" textLength="${textWidth(value)}">${svgText(value)}</text>
</g>`,
  )
}

/** Widths in Verdana at 11 pixels; `textLength` corrects other fonts. */
function textWidth(text: string): number {
  return Math.round([...text].reduce((sum, letter) => sum + (/[ .·il|]/.test(letter) ? 4 : 7), 0))
}
