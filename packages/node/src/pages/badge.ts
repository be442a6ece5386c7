import type { Report } from '@operable/core'
import { svg, svgText } from './svg.ts'
import { type Tone, toneOf } from './tone.ts'

const LABEL = 'operable'

/** Grounds on which white text has a contrast of 4.5 to 1 or more. */
const grounds: Record<Tone, string> = { good: '#0d6b44', fair: '#8a5a00', poor: '#b3261a' }

/** The score as a small picture for readmes and footers. */
export function renderBadge({ score, grade }: Pick<Report, 'score' | 'grade'>): string {
  const value = `${score} · ${grade}`
  const left = textWidth(LABEL) + 12
  const right = textWidth(value) + 12
  const width = left + right
  const ground = grounds[toneOf(score)]
  return svg(
    width,
    20,
    `operable: ${score} of 100, grade ${grade}`,
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
