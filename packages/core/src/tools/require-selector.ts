import { OperableError } from '../errors.ts'
import { checkSelector } from '../html/check-selector.ts'

/**
 * @param member whose value it is, for the message
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function requireSelector(member: string, text: string): void {
  const checked = checkSelector(text)
  if (checked.ok) return
  throw new OperableError('invalid_selector', `${member}, character ${checked.position + 1}: ${checked.reason}`)
}
