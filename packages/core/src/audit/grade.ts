import { type Band, type Grade, gradeBands } from '../standards/grade-bands.ts'

/** Band and grade of a score of 0 to 100. */
export function gradeFor(score: number): { band: Band; grade: Grade } {
  const { band, grade } = gradeBands.find(({ from }) => score >= from) ?? gradeBands[gradeBands.length - 1]!
  return { band, grade }
}
