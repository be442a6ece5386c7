import type { Report } from '@operable/core'

/** The score as pages and pictures say it. */
export interface ShownScore {
  /** `72`, or `52–88` where too little was read for one figure. */
  figure: string
  /** Absent where the range leaves it open. */
  grade: Report['grade'] | undefined
  /** The two in words. */
  words: string
}

/** A report that is not complete stands for its range: the one figure in it would be taken for a measurement. */
export function shownScore({
  score,
  grade,
  scoreRange,
  coverage,
}: Pick<Report, 'score' | 'grade' | 'scoreRange' | 'coverage'>): ShownScore {
  const { lowest, highest } = scoreRange
  if (coverage.complete !== false || lowest === highest) {
    return { figure: String(score), grade, words: `${score} of 100, grade ${grade}` }
  }
  return { figure: `${lowest}–${highest}`, grade: undefined, words: `between ${lowest} and ${highest} of 100` }
}
