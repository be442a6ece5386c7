/** A class of the style sheet that colours by how good something is. */
export type Tone = 'good' | 'fair' | 'poor'

/** Tone of a score by the grades: A and B are good, C is fair. */
export function toneOf(score: number): Tone {
  if (score >= 70) return 'good'
  return score >= 50 ? 'fair' : 'poor'
}
