import type { Report } from '@operable/core'
import { exitCodes } from './exit-codes.ts'
import type { Failure } from './failure.ts'

/**
 * What `--min-score` makes of a report: nothing where the score is high enough whatever could not be measured, a failure
 * where it is too low whatever that is, and in between that it is not known.
 */
export function minScoreFailure({ score, scoreRange }: Report, least: number): Failure | undefined {
  const { lowest, highest } = scoreRange
  if (lowest >= least) return undefined
  if (highest < least) return { exitCode: exitCodes.belowMinScore, message: `The score ${score} is below ${least}.` }
  const range = `The score may be anything from ${lowest} to ${highest}, because not everything could be measured`
  return { exitCode: exitCodes.notScanned, message: `${range}: whether it reaches ${least} is not known.` }
}
