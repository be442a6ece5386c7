import type { Tool } from '@operable/core/schema'
import { isVisible } from '../dom/visible.ts'
import { personReason } from '../fields/sensitive.ts'
import { actionOf, matches } from '../natives.ts'
import type { ApprovalReason } from '../types.ts'

/** Why a person has to agree before the tool may run, as far as its record tells. */
export function storedReasons({ name, metadata: { safety } }: Tool): ApprovalReason[] {
  const reasons: ApprovalReason[] = safety?.needsPerson ? safety.reasons.map(({ reason }) => reason) : []
  if (safety?.approval) reasons.push('page-approval')
  if (/sign_?up|register|create_?account/i.test(name)) reasons.push('sign-up')
  return /delete|remove|cancel|close_?account|unsubscribe/i.test(name) ? [...reasons, 'deletion'] : reasons
}

/** The same as the live form tells: it may have changed since its record was made. */
export function liveReasons(target: Element, controls: Element[]): ApprovalReason[] {
  const reasons = controls.filter(isVisible).flatMap<ApprovalReason>((control) => personReason(control) ?? [])
  const action = matches(target, 'form[action]') ? actionOf(target as HTMLFormElement) : ''
  return /^https?:/.test(action) && !action.startsWith(`${location.origin}/`) ? [...reasons, 'other-origin'] : reasons
}
