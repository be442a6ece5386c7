import type { Tool } from '@operable/core/schema'
import { failure } from '../flow/run.ts'
import { bare } from '../input/bare.ts'
import { checkInput } from '../input/check-input.ts'
import { textOf } from '../input/own.ts'
import { refuseSecrets } from './needs-person.ts'

/**
 * The input as a run may use it: without prototypes, without what only a person fills in, and as the tool's schema says.
 * Throws the failure `person_required` or `invalid_input`.
 */
export function checkedValues(tool: Tool, input: unknown): Record<string, unknown> {
  const values = withoutPrototypes(input ?? {}) as Record<string, unknown>
  refuseSecrets(tool, values)
  const errors = checkInput(values, { type: 'object', ...tool.metadata.inputSchema })
  if (!errors[0]) return values
  const about = errors.map(({ path, reason }) => `${path} ${reason}`).join('; ')
  throw failure('invalid_input', about, undefined, { errors })
}

/** What is no data, such as an object that holds itself, is no input. */
function withoutPrototypes(input: unknown): unknown {
  try {
    return bare(input)
  } catch (error) {
    throw failure('invalid_input', textOf(error))
  }
}
