import type { Tool } from '@operable/core/schema'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { personReason } from '../fields/sensitive.ts'
import { actionOf, matches } from '../natives.ts'
import type { ApprovalReason } from '../types.ts'
import { storedReasons } from './stored-reasons.ts'

/**
 * The same as the live element tells: it may have changed since its record was made. Whoever agreed to the tool is asked
 * again only where it would go to another site, which is more than they were told.
 * @param controls what of the target can be filled in
 * @param button what will be clicked
 */
export function liveReasons(
  tool: Tool,
  target: Element,
  controls: Element[],
  button: Element | undefined,
): ApprovalReason[] {
  const known = storedReasons(tool)
  const address = destination(target, button)
  const reasons = known[0]
    ? []
    : controls.filter(isVisible).flatMap<ApprovalReason>((control) => personReason(control) ?? [])
  const leaves = /^https?:/.test(address) && !address.startsWith(`${location.origin}/`)
  return leaves && !known.includes('other-origin') ? [...reasons, 'other-origin'] : reasons
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
