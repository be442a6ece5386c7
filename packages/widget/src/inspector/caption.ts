import { type Finding, inWords } from './finding.ts'

/** Height of a caption, in pixels; as in the style sheet. */
const HEIGHT = 24
/** Between a caption and the edge of the window. */
const MARGIN = 8

/** Where the caption of an outline stands, so that it is in the window wherever the outline is. */
export interface CaptionPlace {
  /** Beside which edges of the outline. */
  sides: string
  /** From there, in pixels. */
  x: number
  y: number
  /** Its greatest width, in pixels. */
  room: number
}

/** Number, name, verdicts and selector. */
export function captionOf(finding: Finding, index: number): string {
  const name = finding.draft?.name ?? 'no tool'
  return [`${index + 1} ${name}`, inWords(finding), finding.selector].filter(Boolean).join(' · ')
}

/** Above the outline; below it where the window ends above it; inside, where it ends on both sides. */
export function captionPlace({ left, top, right, bottom }: DOMRect): CaptionPlace {
  const side = top >= HEIGHT ? 'above' : bottom + HEIGHT <= innerHeight ? 'below' : 'inside'
  const y = side === 'inside' ? Math.max(0, -top) : 0
  if (left < innerWidth / 2)
    return { sides: side, x: Math.max(0, -left), y, room: innerWidth - Math.max(0, left) - MARGIN }
  const end = Math.min(right, innerWidth)
  return { sides: `${side} end`, x: end - right, y, room: end - MARGIN }
}
