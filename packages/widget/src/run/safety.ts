import { isHarmlessByName } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import type { Fillable } from '../fields/fillable.ts'
import { deeds, involved, isHarmless, pressedBy, readyFor } from '../fields/involved.ts'
import { personReason } from '../fields/sensitive.ts'
import type { Run } from '../flow/run.ts'
import { actionOf, attribute, matches } from '../natives.ts'
import type { ApprovalReason, Reads } from '../types.ts'
import { lacksWords, understand, words } from '../words/words.ts'

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
  const isAgreed = storedReasons(tool).some((reason) => reason !== 'unchecked')
  const controls = isAgreed || tool.metadata.kind !== 'form' ? [] : controlsIn(target)
  const reasons = controls.filter(isVisible).flatMap<ApprovalReason>((control) => personReason(control) ?? [])
  if (!isAgreed && tool.metadata.kind === 'form' && involved.loaded()?.paymentFrames(target)[0]) reasons.push('payment')
  reasons.push(...pressingReasons(tool, target).filter((reason) => !agreed.includes(reason)))
  if (lacksWords() && !onlyReads(target, pressedBy(tool, target))) reasons.push('unchecked')
  const sentTo = otherSite(target, tool)
  const isTold = !sentTo || isAgreedSite(agreedSite, sentTo)
  return { reasons: isTold ? reasons : [...reasons, 'other-origin'], sentTo }
}

/** Whether an address is of the site that somebody agreed to. */
export function isAgreedSite(agreed: string | undefined, address: string): boolean {
  return !!agreed && new URL(agreed).origin === new URL(address).origin
}

/** The address of another site that the click leads to. */
export function otherSite(
  target: Element,
  tool: Tool & Fillable,
  button: Element | undefined = pressedBy(tool, target),
): string | undefined {
  const address = destination(target, button)
  return /^https?:/.test(address) && !address.startsWith(`${location.origin}/`) ? address : undefined
}

/** What pressing does as the page tells it now, whatever the tool is called. Nobody can tell before what reads it is there. */
function pressingReasons(tool: Tool & Fillable, target: Element): ApprovalReason[] {
  const button = pressedBy(tool, target)
  if (isHarmless(target, button)) return []
  const { deedOf, reasonsOf } = deeds.loaded() ?? {}
  return reasonsOf?.(button, deedOf!(target, button, destination(target, button))) ?? ['unchecked']
}

/** Sees to it that what would be pressed can be judged. @returns whether time went by */
export async function understandPressing(run: Run, tool: Tool & Fillable, target: Element): Promise<boolean> {
  const isReadied = await readyFor(run, tool, target)
  const button = pressedBy(tool, target)
  const deed = isHarmless(target, button) ? undefined : deeds.loaded()?.deedOf(target, button, '')
  const { button: name = button ? nameOf(button) : '', called = [], beside = '' } = deed ?? {}
  const hasLearned = await understand(run, target, { button: name, beside: `${called.join(' ')} ${beside}` })
  // In its own language it may be called by something else.
  if (hasLearned) await understandPressing(run, tool, target)
  return isReadied || hasLearned
}

/** The same of what opens the tool's dialog. */
export async function triggerReasons(run: Run, trigger: Element): Promise<ApprovalReason[]> {
  const name = nameOf(trigger)
  const isPlain = isHarmlessByName(name, true, words())
  const reasons = isPlain ? [] : (await deeds.needed(run)).reasonsOf(trigger, { button: name })
  return lacksWords() ? [...reasons, 'unchecked'] : reasons
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

/** Why a person has to agree before the tool may run, as far as its record tells. */
export function storedReasons({ name, metadata: { safety, unchecked } }: Tool): ApprovalReason[] {
  const reasons: ApprovalReason[] = safety?.needsPerson ? safety.reasons.map(({ reason }) => reason) : []
  if (safety?.approval) reasons.push('page-approval')
  if (unchecked) reasons.push('unchecked')
  if (/sign_?up|register|create_?account/i.test(name)) reasons.push('sign-up')
  return /delete|remove|cancel|close_?account/i.test(name) ? [...reasons, 'deletion'] : reasons
}

/** Scripts take a link to nowhere for a button. */
const LINKS = ':is(a,area)[href]:not([href^="#"],[href^="javascript:" i])'
const OPENS = 'summary,[aria-haspopup],[aria-expanded],[role=tab]'
const SEARCH = 'search,[role=search]'
/** What is told of oneself, or written, is not only asked for. */
const TOLD = 'textarea,[type=email],[type=tel],[type=password],[type=file]'
/** A form that the browser itself sends by GET. Without an address of its own, a script sends it by any way. */
const ASKS = 'form:is([method=get i],[action*="/"]:not([method]))'

/**
 * Whether a click only asks the site for something, so that nothing is lost when it is made twice: a link, what opens
 * something, a search, and a form sent by GET that asks for nothing about a person.
 * @param target the form, button or link
 * @param button of a form: what sends it
 */
export function onlyReads(target: Element, button?: Element): Reads {
  if (closestAround(target, LINKS) || matches(target, OPENS)) return true
  if (partsOf(target, TOLD)[0]) return false
  if (closestAround(target, SEARCH) || partsOf(target, `${SEARCH},[type=search]`)[0]) return 'search'
  const isPosted = button && /^post$/i.test(attribute(button, 'formmethod') ?? '')
  return matches(target, ASKS) && !isPosted
}
