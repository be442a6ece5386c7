import { OperableError, type Report } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { understood } from '../documents/understood.ts'

/**
 * A report that somebody brings as JSON, as `operable audit --json` and `/r/{id}.json` give it; of any version, as far as
 * this one understands it.
 *
 * @param name how the person calls it, for the sentence that says what is wrong
 * @throws OperableError `invalid_request`
 */
export function givenReport(text: string, name: string): Report {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new OperableError('invalid_request', `${name} is not JSON.`, { cause })
  }
  const report = understood(reportSchema, value)
  if (report) return report
  throw new OperableError(
    'invalid_request',
    `${name} is not an Operable report. Create one with "operable audit --json".`,
  )
}
