import { captchaAnswers, plain } from '@operable/core/fingerprint'
import type { Tool } from '@operable/core/schema'
import { partsOf } from '../dom/parts.ts'
import { nameOf } from '../dom/text.ts'
import { CONTROLS, isVisible } from '../dom/visible.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import type { Failure, Run } from '../flow/run.ts'
import { matches, parentOf, select, tagOf } from '../natives.ts'
import { words } from '../words/words.ts'
import type { Control } from './control.ts'
import { personReason } from './sensitive.ts'

/** A tool, and what its form is filled with, where that is known. */
export type Sendable = Pick<Tool, 'name' | 'metadata'> & { values?: object }

/** What it takes to fill and send a form that is more than a few texts and a button. */
export interface Involved {
  select: Control
  choice: Control
  /** Why a list has no such option yet. */
  missingOption(list: HTMLSelectElement, value: unknown): Failure | undefined
  /** The input that sends what a drawn control shows, and whether an input is one. */
  carrierOf(control: Element): Element | undefined
  isCarried(input: Element): boolean
  /** Fields for tags, and what they are kept in. */
  isTagField(control: Element, value?: unknown): boolean
  drawnFor(control: Element): HTMLElement | undefined
  keeperOf(control: Element): HTMLInputElement | undefined
  /** Of several buttons the one that sends the form. */
  likeliestButton(tool: Sendable, target: Element): HTMLElement | undefined
  /** What a person has to do there first. */
  leaveToPerson(tool: Tool, target: Element, controls: HTMLElement[]): Failure | undefined
  paymentFrames(form: Element): string[]
}

export const involved = lazyPart<Involved>('fills and sends such a form')

export const BUTTONS =
  'button:not([role=radio],[role=checkbox],[role=switch]),[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
/** What is pressed to see something, or to set it. */
export const OPENS =
  '[aria-haspopup],[aria-expanded],[aria-pressed],[role=combobox],[role=switch],[role=checkbox],[type=reset]'
/** What nobody fills in. */
export const UNFILLED = '[type=hidden],[type=submit],[type=image],[type=reset],input[type=button]'
/** What is filled with a text, and sent by its name. */
export const TEXTS = ':is(input,textarea)[name]:not([role],[aria-haspopup],[type=checkbox],[type=radio])'
/** What a captcha or a service for payments leaves in a form or beside it. */
const CAPTCHAS = `altcha-widget,${Object.values(captchaAnswers)
  .flat()
  .map((name) => `[name="${name}"]`)}`

export function isSubmit(button: Element): boolean {
  return /^(submit|image)$/.test((button as HTMLButtonElement).type)
}

/**
 * Sees to it that what a form takes is there, before anything is read of it that would be guessed without.
 * @returns whether time went by
 */
export async function readyFor(run: Run, tool: Pick<Tool, 'metadata'>, target: Element): Promise<boolean> {
  if (!notReadyFor(tool, target)) return false
  await involved.needed(run)
  return true
}

/** The same, to be looked at until there is no failure. */
export function notReadyFor(tool: Pick<Tool, 'metadata'>, target: Element): Failure | undefined {
  return isPlainForm(tool, target) ? undefined : involved.bring()
}

/**
 * Whether a form is nothing but texts that are sent by their names, and at most one button, which sends it: nothing is to be
 * chosen there, and nothing is left to a person. A button or link is as plain.
 */
export function isPlainForm({ metadata }: Pick<Tool, 'metadata'>, target: Element): boolean {
  const controls = partsOf(target, CONTROLS)
  if (metadata.kind === 'button' && tagOf(target) !== 'form' && !controls[0]) return true
  const [button, other] = partsOf(target, BUTTONS).filter(isVisible)
  const leaves = (name: string): boolean => words().leaves.test(plain(name) || name)
  return (
    !other &&
    (!button || (isSubmit(button) && !leaves(nameOf(button)))) &&
    controls.every((control) => matches(control, UNFILLED) || (matches(control, TEXTS) && !personReason(control))) &&
    !metadata.fields?.some(({ person }) => person) &&
    !select(target, CAPTCHAS)[0] &&
    !select(parentOf(target) ?? target, 'iframe')[0]
  )
}
