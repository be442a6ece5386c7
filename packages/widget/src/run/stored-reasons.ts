import type { Tool } from '@operable/core/schema'
import type { ApprovalReason } from '../types.ts'

/** Why a person has to agree before the tool may run, as far as its record tells. */
export function storedReasons({ name, metadata: { safety, unchecked } }: Tool): ApprovalReason[] {
  const reasons: ApprovalReason[] = safety?.needsPerson ? safety.reasons.map(({ reason }) => reason) : []
  if (safety?.approval) reasons.push('page-approval')
  if (unchecked) reasons.push('unchecked')
  if (/sign_?up|register|create_?account/i.test(name)) reasons.push('sign-up')
  return /delete|remove|cancel|close_?account|unsubscribe/i.test(name) ? [...reasons, 'deletion'] : reasons
}
