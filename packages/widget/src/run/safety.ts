import { pressingNeeds } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import type { Fillable } from '../fields/called-so.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { personReason } from '../fields/sensitive.ts'
import { actionOf, matches } from '../natives.ts'
import type { ApprovalReason } from '../types.ts'
import { paymentFrames } from './payment-frames.ts'
import { storedReasons } from './stored-reasons.ts'
import { submitButton } from './submit-button.ts'

/**
 * Why a person has to agree as the live element tells: it may have changed since its record was made. Whoever agreed to
 * the tool is asked again only where its button deletes or orders, or where it would go to another site than they were told.
 * @param agreedSite the address of another site that they agreed to
 * @param agreed the reasons that they were told
 */
export function liveReasons(
  tool: Tool & Fillable,
  target: Element,
  agreedSite: string | undefined,
  agreed: ApprovalReason[],
): { reasons: ApprovalReason[]; sentTo: string | undefined } {
  const isAgreed = storedReasons(tool).length > 0
  const controls = isAgreed || tool.metadata.kind !== 'form' ? [] : controlsIn(target)
  const reasons = controls.filter(isVisible).flatMap<ApprovalReason>((control) => personReason(control) ?? [])
  if (!isAgreed && tool.metadata.kind === 'form' && paymentFrames(target)[0]) reasons.push('payment')
  reasons.push(...pressingReasons(tool, target).filter((reason) => !agreed.includes(reason)))
  const sentTo = otherSite(target, tool)
  const isTold = !sentTo || (agreedSite && new URL(agreedSite).origin === new URL(sentTo).origin)
  return { reasons: isTold ? reasons : [...reasons, 'other-origin'], sentTo }
}

/** The address of another site that the click leads to. */
export function otherSite(target: Element, tool: Tool & Fillable): string | undefined {
  const address = destination(target, pressedBy(tool, target))
  return /^https?:/.test(address) && !address.startsWith(`${location.origin}/`) ? address : undefined
}

/** What the name of the button that will be pressed speaks of, whatever the tool is called. A link pays nothing yet. */
export function pressingReasons(tool: Tool & Fillable, target: Element): ApprovalReason[] {
  const button = pressedBy(tool, target)
  const reason = button && pressingNeeds(nameOf(button))
  return !reason || (reason === 'payment' && matches(button, 'a[href]')) ? [] : [reason]
}

function pressedBy(tool: Tool & Fillable, target: Element): Element | undefined {
  return tool.metadata.kind === 'form' ? submitButton(tool, target) : target
}

/** Where the click leads: by the link, the button's own address or that of the form. */
function destination(target: Element, button: Element | undefined): string {
  const { form, formAction, type } = (button ?? {}) as Partial<HTMLButtonElement>
  const link = button && (closestAround(button, 'a[href],area[href]') as HTMLAnchorElement | undefined)
  if (link) return link.href
  if (button && matches(button, '[formaction]')) return formAction!
  const sent = form && /^(submit|image)$/.test(type!) ? form : target
  return matches(sent, 'form[action]') ? actionOf(sent as HTMLFormElement) : ''
}
