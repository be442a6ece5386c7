import type { Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { toneOf } from '../tone.ts'

// Arcs of 270 degrees around (60, 60), open at the bottom.
const DIAL = 'M25.35 94.65A49 49 0 1 1 94.65 94.65'
const OUTSIDE = 'M19.34 100.66A57.5 57.5 0 1 1 100.66 100.66'

/** The score on a dial; a thin line outside it is the range that unmeasured parts leave open. */
export function gauge({ score, grade, scoreRange }: Report): Markup {
  const { lowest, highest } = scoreRange
  const isOpen = lowest !== highest
  const label = `Score ${score} of 100, grade ${grade}${isOpen ? `, between ${lowest} and ${highest} once all is measured` : ''}`
  return html`<svg class="gauge ${toneOf(score)}" viewBox="0 0 120 120" role="img" aria-label="${label}">
${arc({ className: 'gauge-track', path: DIAL, width: 9, from: 0, to: 100 })}
${score > 0 && arc({ className: 'gauge-value', path: DIAL, width: 9, from: 0, to: score })}
${isOpen && arc({ className: 'gauge-range', path: OUTSIDE, width: 3, from: lowest, to: highest })}
<text class="gauge-number" x="60" y="70" text-anchor="middle">${score}</text>
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
