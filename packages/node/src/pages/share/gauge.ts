import type { Report } from '@operable/core'
import { html, type Markup } from '../html.ts'
import { shownScore } from '../shown-score.ts'
import { toneOf } from '../tone.ts'

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
    return html`<svg class="gauge" viewBox="0 0 120 120" role="img" aria-label="Score ${words} once all is measured">
${arc({ className: 'gauge-track', path: DIAL, width: 9, from: 0, to: 100 })}
${arc({ ...range, path: DIAL, width: 9 })}
<text class="gauge-number gauge-between" x="60" y="64" text-anchor="middle">${figure}</text>
<text class="gauge-of" x="60" y="82" text-anchor="middle">of 100</text>
</svg>`
  }
  const open = isOpen ? `, between ${scoreRange.lowest} and ${scoreRange.highest} once all is measured` : ''
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
