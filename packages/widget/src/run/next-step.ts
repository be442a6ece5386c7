import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { partsOf } from '../dom/parts.ts'
import { groupNames, line, nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { CHOICES, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { keyOf, keyOfLabel } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure, now, pause, step, until } from '../flow/run.ts'
import { attribute, isBefore, isConnected, matches } from '../natives.ts'
import type { NextField, NextStep, Outcome } from '../types.ts'
import { agreeAnew } from './approval.ts'
import { isInHiddenPart, labelsOf, NEXT } from './hidden-part.ts'
import { triggerReasons } from './safety.ts'
import { isSubmit, OPENS } from './submit-button.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

const BUTTONS = 'button,[role=button],[type=submit],[type=image],[type=button]:not(div,span)'
/** It has to stay that long, in milliseconds: a form may empty itself before it makes way for its thanks. */
const HOLD_MS = 500
const MAX_OPTIONS = 50

/** Forms that wait at a later step for the next call of their tool. */
const waiting = new Map<string, Element>()

/** Whether a tool's form waits at a later step: what the first one asks for was given. */
export function isWaiting({ tool }: Pick<ToolRun, 'tool'>): boolean {
  const form = waiting.get(tool.id)
  return !!form && isConnected(form)
}

/** Ends the run at a step of the form that the input says nothing of. */
export function endAt(run: ToolRun, form: Element, next: NextStep): void {
  waiting.set(run.tool.id, form)
  run.next = next
}

/** Whether a value is for a step that is not shown yet, or no longer. */
export function isLater(run: ToolRun, key: string, form: Element): boolean {
  const [control] = findField(filledTool(run), key, form)
  // What an earlier step had, and callers give once more because the schema asks for it.
  if (!control && isWaiting(run)) return Object.hasOwn(run.tool.metadata.inputSchema?.['properties'] ?? {}, key)
  return !!nextButton(form) && (!control || isInHiddenPart(control))
}

/**
 * What leads to the next step: of a form that shows no button to send it, and has fields that it does not show, the one
 * that says so, else the only one behind the fields.
 */
function nextButton(form: Element): HTMLElement | undefined {
  const buttons = partsOf(form, BUTTONS).filter(isVisible)
  const controls = controlsIn(form)
  if (buttons.some(isSubmit) || !controls.some(isInHiddenPart)) return undefined
  const last = controls.findLast(isShown)
  const behind = buttons.filter((button) => !matches(button, OPENS) && last && isBefore(last, button))
  return behind.find((button) => NEXT.test(nameOf(button))) ?? (behind[1] ? undefined : behind[0])
}

/**
 * Goes on to the next step, if all that this one asks for is there. Where the input says nothing of what comes then, the
 * run ends there.
 * @returns whether it went on, and there is more to fill in
 */
export async function goOn(run: ToolRun, current: () => Element): Promise<boolean> {
  const button = nextButton(current())
  const isInvalid = (control: HTMLElement): boolean =>
    !(control as HTMLInputElement).disabled && (control as HTMLInputElement).validity?.valid === false
  if (!button || controlsIn(current()).some((control) => isShown(control) && isInvalid(control))) return false
  const look = watchStep(current)
  const find = () => nextButton(current()) ?? failure('target_not_found', 'next')
  await agreeAnew(run, triggerReasons(button))
  await step(run, 'next', async () => press(await whenActionable(run, find)))
  const next = await until(run, () => look() ?? failure('not_visible')).catch(() => undefined)
  if (!next) return false
  const keys = next.fields.map(({ key }) => key)
  const given = Object.keys(run.values)
  if (given.some((key) => keys.includes(key) || findField(filledTool(run), key, current()).some(isShown))) return true
  endAt(run, current(), next)
  throw failure('form_invalid', 'another step follows')
}

/**
 * Takes note of what a form shows; tells later what its next step asks for: nothing of what it showed is there any more, and
 * something else is. A step without fields shows what was given, and a button to send it.
 */
export function watchStep(current: () => Element, given: readonly string[] = []): () => NextStep | undefined {
  const before = new Set(shownIn(current()).map(nameFor))
  const buttons = new Set(submitsIn(current()).map(nameOf))
  return () => {
    const form = current()
    if (!isConnected(form) || !isVisible(form)) return undefined
    const shown = shownIn(form)
    if (shown.some((control) => before.has(nameFor(control)))) return undefined
    const submit = submitsIn(form)[0]
    const button = submit && line(nameOf(submit), 60)
    if (shown[0]) return { fields: fieldsOf(shown), ...(button && { button }) }
    const kept = partsOf(form, 'input').map((input) => (input as HTMLInputElement).value)
    const isKept = given.some((text) => kept.includes(text) || form.textContent!.includes(text))
    return button && isKept && !buttons.has(nameOf(submit)) ? { fields: [], button } : undefined
  }
}

/** What became of a run, or the next step of its form, where that is what the page shows. */
export async function orNextStep<R extends Pick<Outcome, 'status'>>(
  run: ToolRun,
  outcome: Promise<R>,
  stop: () => void,
): Promise<R> {
  const look = run.lookForStep ?? (() => undefined)
  let isOver = false
  const ended = outcome.finally(() => {
    isOver = true
  })
  const shown = async (): Promise<void> => {
    for (let since = now(); !isOver && now() - since < HOLD_MS; await pause(50)) if (!look()) since = now()
  }
  await Promise.race([ended, shown()])
  const next = look()
  const isOpen = !isOver || (await outcome).status === 'submitted_unverified'
  if (next && (isOpen || (next.fields[0] && (await outcome).status === 'confirmed'))) {
    stop()
    endAt(run, run.form!(), next)
    throw failure('form_invalid', 'another step follows')
  }
  const ending = await outcome
  // What was refused is given once more at the step where it was asked for.
  if (ending.status !== 'rejected') waiting.delete(run.tool.id)
  return ending
}

function isShown(control: Element): boolean {
  return [control, ...labelsOf(control)].some(isVisible)
}

function shownIn(form: Element): HTMLElement[] {
  return controlsIn(form).filter(isShown)
}

function submitsIn(form: Element): HTMLElement[] {
  return partsOf(form, BUTTONS).filter((button) => isSubmit(button) && isVisible(button))
}

function nameFor(control: Element): string {
  return keyOf(control) || keyOfLabel(labelFor(control))
}

/** Of a choice what its group is called. */
function labelFor(control: Element): string {
  const group = matches(control, CHOICES) && closestAround(control, 'fieldset,[role=group],[role=radiogroup]')
  return (group && groupNames(group)[0]) || nameOf(control)
}

function fieldsOf(controls: HTMLElement[]): NextField[] {
  return [...Map.groupBy(controls, nameFor)].map(([key, all]) => {
    const first = all[0] as HTMLInputElement
    const choices = all[1] ? all : [...((first as unknown as HTMLSelectElement).options ?? [])]
    const options = choices
      .slice(0, MAX_OPTIONS)
      .map((each) => line((each as HTMLOptionElement).label || nameOf(each), 60))
    const person = personReason(first)
    return {
      key,
      label: line(all[1] ? labelFor(first) : nameOf(first), 100),
      type: attribute(first, 'role') ?? first.type ?? 'textbox',
      required: all.some((each) => matches(each, ':required,[aria-required=true]')),
      ...(options[0] && { options }),
      ...(person && { person }),
    }
  })
}
