import { OperableError } from '../errors.ts'
import { type ToolPatch, toolPatchSchema } from '../schema/tool-patch.ts'
import { firstFault } from './first-fault.ts'

/**
 * The change to a tool that somebody handed over, made sure of: its shape and its size. `applyToolPatch` checks the
 * selectors in it.
 * @param given as it came; see `toolPatchSchema`
 * @throws OperableError `invalid_request` naming the member
 */
export function checkToolPatch(given: unknown): ToolPatch {
  const checked = toolPatchSchema.safeParse(given)
  if (checked.success) return checked.data
  const message = firstFault(checked.error.issues, 'This is no change to a tool')
  throw new OperableError('invalid_request', message)
}
