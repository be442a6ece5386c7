import { failure } from '../flow/run.ts'
import type { ApprovalRequest, Approve } from '../types.ts'
import { askPerson } from './approve.ts'

/**
 * Whether a person agrees: as the site's own question tells, else by the dialog.
 * Throws the failure `approval_required` where the page does not let the dialog be seen.
 */
export async function agreed(request: ApprovalRequest, onApproval: Approve | undefined): Promise<boolean> {
  if (onApproval) {
    try {
      return (await onApproval(request)) === true
    } catch {
      return false
    }
  }
  const asked = await askPerson(request)
  if (typeof asked === 'boolean') return asked
  throw failure('approval_required', asked.unseen, asked.elements, { status: 'needs_person' })
}
