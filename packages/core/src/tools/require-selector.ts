import { OperableError } from '../errors.ts'
import { checkSelector } from '../html/check-selector.ts'
import type { ToolExpects } from '../schema/tool-expects.ts'

/**
 * @param member whose value it is, for the message
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function requireSelector(member: string, text: string): void {
  const checked = checkSelector(text)
  if (checked.ok) return
  throw new OperableError('invalid_selector', `${member}, character ${checked.position + 1}: ${checked.reason}`)
}

/**
 * The selectors of an expectation.
 * @throws OperableError `invalid_selector` with the position of the fault
 */
export function requireExpects(expects: ToolExpects | null | undefined): void {
  for (const side of ['success', 'failure'] as const) {
    const selector = expects?.[side]?.selector
    if (selector !== undefined) requireSelector(`expects.${side}.selector`, selector)
  }
}
