import { type Deed, isHarmlessByName, plain } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { isSubmit, partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { isWithin } from '../dom/tree.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { type Failure, type Run, until } from '../flow/run.ts'
import { attribute, boxOf, matches, parentOf, rootOf, select, tagOf } from '../natives.ts'
import type { ApprovalReason } from '../types.ts'
import { words } from '../words/words.ts'
import type { Control } from './drawn.ts'
import type { Fillable } from './fillable.ts'
import { personReason } from './sensitive.ts'

/** A tool, and what its form is filled with, where that is known. */
export type Sendable = Pick<Tool, 'name'> & Fillable

/** What it takes to fill and send a form that is more than a few texts and a button. */
export interface Involved {
  kindOf(control: Element, value: unknown): Control
  /** Why a list has no such option yet. */
  refusalBy(control: Element, value: unknown): Failure | undefined
  /** The input that sends what a drawn control shows, and whether an input is one. */
  carrierOf(control: Element): Element | undefined
  isCarried(input: Element): boolean
  /** Fields for tags, and what they are kept in. */
  isTagField(control: Element, value?: unknown): boolean
  drawnFor(control: Element): HTMLElement | undefined
  keeperOf(control: Element): HTMLInputElement | undefined
  /** What is called so, where nothing has that key. */
  calledSo(tool: Fillable, key: string, target: Element): HTMLElement[]
  calledAlone(tool: Fillable, key: string, target: Element): HTMLElement[]
  /** Of several buttons the one that sends the form. */
  likeliestButton(tool: Sendable, target: Element): HTMLElement | undefined
  /** Whether a button leads to the next step of a form. */
  leadsOn(button: Element): boolean
  /** What a person has to do there first. */
  leaveToPerson(tool: Tool, target: Element, controls: HTMLElement[]): Failure | undefined
  paymentFrames(form: Element): string[]
  /** What becomes of a form in the frame that it is sent to, if it is. */
  followFrame(form: Element, begin: () => (status: number, type: string, body: string) => void): boolean
}

export const involved = lazyPart<Involved>('involved')

/** What pressing does, as the page around it says, and why a person has to agree to that. */
export const deeds = lazyPart<{
  deedOf(target: Element, button: Element | undefined, sentTo: string): Deed
  reasonsOf(pressed: Element | undefined, deed: Deed): ApprovalReason[]
  holdRequests(
    run: Run,
    target: Element,
    pressed: () => Element | undefined,
  ): (method: string, url: string, body: unknown) => Promise<unknown> | undefined
}>('deeds')

export const BUTTONS =
  'button:not([role=radio],[role=checkbox],[role=switch]),[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
/** What is pressed to see something, or to set it. */
export const OPENS =
  '[aria-haspopup],[aria-expanded],[aria-pressed],[role=combobox],[role=switch],[role=checkbox],[type=reset]'
/** What nobody fills in. */
export const UNFILLED = '[type=hidden],[type=submit],[type=image],[type=reset],input[type=button]'
/** What is filled with a text. A list that a script draws may send something else. */
export const TYPED = ':is(input,textarea):not([role],[aria-haspopup],[type=checkbox],[type=radio])'
/** The same, sent by its name. */
export const TEXTS = `${TYPED}[name]:read-write`
/** What may be of a captcha. */
export const CAPTCHAS =
  '[name$=-response],[name*=captcha],[name^=geetest],[name=smart-token],[name=altcha],altcha-widget'

/** The button that sends the form: the one that the tool names, else the only one, else the likeliest. Nothing = it has none. */
export function submitButton(tool: Sendable, target: Element): HTMLElement | undefined {
  const part = involved.loaded()
  if (tool.press) return tool.press()
  if (part) return part.likeliestButton(tool, target)
  return (
    namedButton(tool.metadata, target) ?? partsOf(target, BUTTONS).find((each) => isSubmit(each) && isVisible(each))
  )
}

/** The one that the tool names, where that means no other one. */
export function namedButton(metadata: Tool['metadata'], target: Element): HTMLElement | undefined {
  const named = metadata.submitSelector ? select(rootOf(target), metadata.submitSelector) : []
  const [mine] = named.filter((hit) => isWithin(hit, target) && isVisible(hit))
  return named[1] ? undefined : (mine as HTMLElement | undefined)
}

/** A submit button that has its place, to be asked where none is visible. */
export function unseenSubmit(target: Element): HTMLElement | undefined {
  return partsOf(target, BUTTONS).find((button) => isSubmit(button) && boxOf(button).width > 0)
}

/**
 * Sees to it that what a form and its button take is there, before anything is read of them that would be guessed without.
 * @returns whether time went by
 */
export async function readyFor(run: Run, tool: Sendable, target: Element): Promise<boolean> {
  if (!lacksFor(tool, target)) return false
  await until(run, () => lacksFor(tool, target) ?? true)
  return true
}

/** The same, for who does not wait for it: what is not there is loaded. */
export function lacksFor(tool: Sendable, target: Element): Failure | undefined {
  const deed = isHarmless(target, pressedBy(tool, target)) ? undefined : deeds.bring()
  return lacksForm(tool, target) ?? deed
}

/** Nothing where all is there that it takes to read a form. */
export function lacksForm(tool: Pick<Tool, 'metadata'>, target: Element): Failure | undefined {
  return involved.loaded() || isPlainForm(tool, target) ? undefined : involved.bring()
}

export function pressedBy(tool: Sendable, target: Element): Element | undefined {
  return tool.metadata.kind === 'form' ? submitButton(tool, target) : target
}

/**
 * Whether a form is nothing but texts that are sent by their names, and at most one button, which sends it: nothing is to be
 * chosen there, and nothing is left to a person. A button or link is as plain.
 */
function isPlainForm({ metadata }: Pick<Tool, 'metadata'>, target: Element): boolean {
  const controls = partsOf(target, CONTROLS)
  if (metadata.kind === 'button' && tagOf(target) !== 'form' && !controls[0]) return true
  const [button, other] = partsOf(target, BUTTONS).filter(isVisible)
  const leaves = (name: string): boolean => words().leaves.test(plain(name) || name)
  return (
    !other &&
    (!button || (isSubmit(button) && !leaves(nameOf(button)))) &&
    controls.every((control) => matches(control, UNFILLED) || (matches(control, TEXTS) && !personReason(control))) &&
    !metadata.fields?.some(({ person }) => person) &&
    !metadata.hiddenFields?.[0] &&
    !attribute(target, 'target') &&
    !select(target, CAPTCHAS)[0] &&
    !select(parentOf(target) ?? target, 'iframe')[0]
  )
}

/** A form that the browser itself sends by GET: nothing but its button tells what it does. */
export const ASKS = '[method=get i],[action]:not([method])'

/** Whether what is pressed is called by what loses nothing, so that what the page says around it need not be read. */
export function isHarmless(target: Element, button: Element | undefined): boolean {
  const form = button === target ? sentForm(target) : target
  return isHarmlessByName(button ? nameOf(button) : '', !!form && matches(form, ASKS), words())
}

/** The form that a button sends. */
export function sentForm(button: Element): Element | null | undefined {
  return isSubmit(button) ? (button as HTMLButtonElement).form : undefined
}
