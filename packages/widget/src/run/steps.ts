import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { partsOf } from '../dom/parts.ts'
import { line, nameOf } from '../dom/text.ts'
import { closestAround } from '../dom/tree.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { involved, OPENS } from '../fields/involved.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure, step, until } from '../flow/run.ts'
import { attribute, contains, isBefore, isConnected, matches } from '../natives.ts'
import { waitingIn } from '../outcome/page.ts'
import type { NextField, NextStep } from '../types.ts'
import { agreeAnew } from './approval.ts'
import {
  BUTTONS,
  hasSteps,
  isInHiddenPart,
  isShown,
  labelFor,
  nameFor,
  shownIn,
  submitsIn,
  waiting,
  waitingForm,
  watchStep,
} from './next-step.ts'
import { triggerReasons } from './safety.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

const MAX_OPTIONS = 50

/** Whether a value is for a step that is not shown yet, or no longer. */
export function isLater(run: ToolRun, key: string, form: Element): boolean {
  const [control] = findField(filledTool(run), key, form)
  // What an earlier step had, and callers give once more because the schema asks for it.
  if (!control && waitingForm(run)) return Object.hasOwn(run.tool.metadata.inputSchema?.['properties'] ?? {}, key)
  return !!nextButton(form) && (!control || isInHiddenPart(control))
}

/**
 * What leads to the next step: of a form that shows no button to send it, and has fields that it does not show, the one
 * that says so, else the only one behind the fields.
 */
function nextButton(form: Element): HTMLElement | undefined {
  const buttons = partsOf(form, BUTTONS).filter(isVisible)
  if (!hasSteps(form)) return undefined
  const last = controlsIn(form).findLast(isShown)
  const behind = buttons.filter((button) => !matches(button, OPENS) && last && isBefore(last, button))
  return behind.find((button) => involved.loaded()?.leadsOn(button)) ?? (behind[1] ? undefined : behind[0])
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
  await agreeAnew(run, await triggerReasons(run, button))
  await step(run, 'next', async () => press(await whenActionable(run, find)))
  if (!(await until(run, () => look() ?? failure('not_visible')).catch(() => undefined))) return false
  const keys = shownIn(current()).map(nameFor)
  const given = Object.keys(run.values)
  if (given.some((key) => keys.includes(key) || findField(filledTool(run), key, current()).some(isShown))) return true
  return endAt(run, current())
}

/** Ends the run at a step of the form that the input says nothing of: the fields of the step, and the button that sends it. */
export function endAt(run: ToolRun, form: Element): never {
  run.next = stepAt(run.tool, form)
  throw failure('form_invalid', 'another step follows')
}

/** What a form asks for; the next call of its tool goes on there. */
function stepAt({ id, metadata: { hiddenFields = [] } }: Tool, form: Element): NextStep {
  const [submit] = submitsIn(form)
  const button = submit && line(nameOf(submit), 60)
  waiting.set(id, form)
  const fields = fieldsOf(shownIn(form)).filter(({ key }) => !hiddenFields.includes(key))
  return { fields, ...(button && { button }) }
}

/** The step that a script has drawn in the place of the form that was filled in, if there is one. */
export function stepInPlace(run: ToolRun): NextStep | undefined {
  const { waiting: before = [] } = run.watching!.noted()
  const form = newForms(before).find((each) => isInPlace(each, run.place!))
  return form && stepAt(run.tool, form)
}

/** The step that a page is to which a form has led: the only form of it that waits, and can be sent. */
export function stepOfPage(tool: Tool, before: readonly string[]): NextStep | undefined {
  const [form, other] = newForms(before)
  return form && !other && submitsIn(form)[0] ? stepAt(tool, form) : undefined
}

/** Forms that wait to be filled or sent, and did not before. */
function newForms(before: readonly string[]): Element[] {
  const fresh = [...waitingIn(document)].filter(([key]) => !before.includes(key))
  return [...new Set(fresh.flatMap(([, field]) => closestAround(field, 'form') ?? []))]
}

/** Whether it stands where another form stood: within what is left of its surroundings, and between its neighbours there. */
function isInPlace(form: Element, place: NonNullable<ToolRun['place']>): boolean {
  const [parent, previous, next] = place.find(([parent]) => parent && isConnected(parent)) ?? []
  const precedes = (first: Node, second: Node): boolean => isBefore(first, second) && !contains(first, second)
  const isThere = (node: Node | null | undefined): node is Node => !!node && isConnected(node)
  return (
    !!parent &&
    contains(parent, form) &&
    !(isThere(previous) && precedes(form, previous)) &&
    !(isThere(next) && precedes(next, form))
  )
}

/** The form that waits at a later step, where it is in sight: a script may have drawn it in the place of the tool's own. */
export function heldForm(run: ToolRun): Element | undefined {
  const form = waitingForm(run)
  return form && isVisible(form) ? form : undefined
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
