/** A class of the style sheet that colours by how good something is. */
export type Tone = 'good' | 'fair' | 'poor'

/** The tones in pictures, which no style sheet reaches: white text on them has a contrast of 4.5 to 1 or more. */
export const toneColours: Readonly<Record<Tone, string>> = { good: '#0d6b44', fair: '#8a5a00', poor: '#b3261a' }

/** Of what has no tone, as white text needs it. */
export const neutralColour = '#57606b'

/** Tone of a score by the grades: A and B are good, C is fair. */
export function toneOf(score: number): Tone {
  if (score >= 70) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}
