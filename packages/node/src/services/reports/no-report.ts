import { OperableError } from '@operable/core'

export function noReport(message: string): OperableError {
  return new OperableError('no_report', message)
}
