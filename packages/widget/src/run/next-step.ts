import type { Tool } from '@operable/core/schema'
import { isSubmit, partsOf } from '../dom/parts.ts'
import { groupNames, labelsOf, nameOf } from '../dom/text.ts'
import { around, closestAround } from '../dom/tree.ts'
import { CHOICES, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { keyOf, keyOfLabel } from '../fields/key-of.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import { now, pause } from '../flow/run.ts'
import { isConnected, matches } from '../natives.ts'
import type { Read } from '../outcome/settle.ts'
import type { NextStep, Outcome } from '../types.ts'
import type { LookForStep, ToolRun } from './tool-run.ts'

export const BUTTONS = 'button,[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
/** It has to stay that long, in milliseconds: a form may empty itself before it makes way for its thanks. */
const HOLD_MS = 500

/** Forms that wait at a later step for the next call of their tool. */
export const waiting = new Map<string, Element>()

/** A tool's form, if it waits at a later step: what the first one asks for was given. */
export function waitingForm({ tool }: Pick<ToolRun, 'tool'>): Element | undefined {
  const form = waiting.get(tool.id)
  return form && isConnected(form) ? form : undefined
}

/** For forms that show their fields one step after the other. */
export const steps = lazyPart<{
  isLater(run: ToolRun, key: string, form: Element): boolean
  goOn(run: ToolRun, current: () => Element): Promise<boolean>
  endAt(run: ToolRun, form: Element): never
  stepInPlace(run: ToolRun): NextStep | undefined
  stepOfPage(tool: Tool, before: readonly string[]): NextStep | undefined
  heldForm(run: ToolRun): Element | undefined
}>('steps')

/** Whether a form has another step: it shows no button to send it, and has fields that it does not show. */
export function hasSteps(form: Element): boolean {
  return !submitsIn(form)[0] && controlsIn(form).some(isInHiddenPart)
}

/**
 * Takes note of what a form shows; tells later whether that is its next step: nothing of what it showed is there any more, and
 * something else is. A step without fields shows what was given, and a button to send it.
 */
export function watchStep(current: () => Element, given: readonly string[] = []): LookForStep {
  const before = new Set(shownIn(current()).map(nameFor))
  const buttons = new Set(submitsIn(current()).map(nameOf))
  return () => {
    const form = current()
    if (!isConnected(form) || !isVisible(form)) return undefined
    const shown = shownIn(form)
    if (shown.some((control) => before.has(nameFor(control)))) return undefined
    if (shown[0]) return 'fields'
    const submit = submitsIn(form)[0]
    const kept = partsOf(form, 'input').map((input) => (input as HTMLInputElement).value)
    const isKept = given.some((text) => kept.includes(text) || form.textContent!.includes(text))
    return submit && isKept && !buttons.has(nameOf(submit)) ? 'button' : undefined
  }
}

/** What became of a run, or the next step of its form, where that is what the page shows. */
export async function orNextStep<R extends Pick<Read, 'status' | 'isStep'> & Pick<Outcome, 'next'>>(
  run: ToolRun,
  outcome: Promise<R>,
  stop: () => void,
): Promise<R> {
  const look = () => run.lookForStep?.()
  let isOver = false
  const ended = outcome.finally(() => {
    isOver = true
  })
  const shown = async (): Promise<void> => {
    for (let since = now(); !isOver && now() - since < HOLD_MS; await pause(50)) if (!look()) since = now()
  }
  await Promise.race([ended, shown()])
  const shows = look()
  const isOpen = !isOver || (await outcome).status === 'submitted_unverified'
  if (shows && (isOpen || (shows === 'fields' && (await outcome).status === 'confirmed'))) {
    stop()
    return (await steps.needed(run)).endAt(run, run.form!())
  }
  const ending = await outcome
  // Whether it was sent or not: the form in its place asks for more. At the end of a run's time, what was seen counts more than a
  // part that would still have to be loaded.
  if (run.form && ending.isStep && ending.status === 'submitted_unverified' && !isVisible(run.form())) {
    const next = (await steps.needed(run).catch(() => undefined))?.stepInPlace(run)
    if (next) return { ...ending, status: 'next_step', next }
  }
  // What was refused is given once more at the step where it was asked for.
  if (ending.status !== 'rejected') waiting.delete(run.tool.id)
  return ending
}

export function isShown(control: Element): boolean {
  return [control, ...labelsOf(control)].some(isVisible)
}

export function shownIn(form: Element): HTMLElement[] {
  return controlsIn(form).filter(isShown)
}

export function submitsIn(form: Element): HTMLElement[] {
  return partsOf(form, BUTTONS).filter((button) => isSubmit(button) && isVisible(button))
}

export function nameFor(control: Element): string {
  return keyOf(control) || keyOfLabel(labelFor(control))
}

/** Of a choice what its group is called. */
export function labelFor(control: Element): string {
  const group = matches(control, CHOICES) && closestAround(control, 'fieldset,[role=group],[role=radiogroup]')
  return (group && groupNames(group)[0]) || nameOf(control)
}

/** Whether a field stands in a part of its form that is not shown: not a control that the page draws something else for. */
export function isInHiddenPart(control: Element): boolean {
  const part = closestAround(around(control), '*')
  return !!part && ![part, control, ...labelsOf(control)].some(isVisible)
}
