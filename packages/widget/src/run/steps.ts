import type { Tool } from '@operable/core/schema'
import { whenActionable } from '../act/actionable.ts'
import { press } from '../act/hand.ts'
import { partsOf } from '../dom/parts.ts'
import { groupNames, line, nameOf } from '../dom/text.ts'
import { closestAround, selectDeep } from '../dom/tree.ts'
import { CHOICES, isShown, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import { findField } from '../fields/find-field.ts'
import { BUTTONS, involved, OPENS } from '../fields/involved.ts'
import { keyOf, keyOfLabel } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { failure, step, until } from '../flow/run.ts'
import { textsIn } from '../input/data.ts'
import { attribute, isBefore, isConnected, matches } from '../natives.ts'
import { waitingIn } from '../outcome/page.ts'
import type { NextField, NextStep, OutcomeStatus } from '../types.ts'
import { agreeAnew } from './approval.ts'
import { buttonsIn, goingOn } from './going-on.ts'
import { askedIn, nextPart } from './next-part.ts'
import {
  freshOn,
  givenTo,
  hasSteps,
  isInHiddenPart,
  shownIn,
  shownNow,
  submitsIn,
  waiting,
  waitingAt,
} from './next-step.ts'
import { errorAt } from './refusals.ts'
import { triggerReasons } from './safety.ts'
import { filledTool, type ToolRun, type Waiting } from './tool-run.ts'

const MAX_OPTIONS = 50

/** Whether a value is for a step that is not shown yet, or no longer. One that an earlier step was given cannot be changed there. */
export function isLater(run: ToolRun, key: string, form: Element): boolean {
  const [control] = findField(filledTool(run), key, form)
  const at = waitingAt(run)
  const given = at?.given ?? {}
  if (run.passed?.has(key)) return true
  if (control && isShown(control)) return false
  if (Object.hasOwn(given, key) && String(given[key]) !== String(run.values[key])) {
    const errors = [errorAt(key, 'was given in an earlier step')]
    throw failure('invalid_input', `${key} was given in an earlier step`, undefined, { errors })
  }
  // What an earlier step had, and callers give once more because the schema asks for it.
  if (!control && at) return Object.hasOwn(run.tool.metadata.inputSchema?.['properties'] ?? {}, key)
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
  const before = shownNow(current, textsIn(run.values))
  const shows = (key: string): boolean => findField(filledTool(run), key, current()).some(isShown)
  const passed = Object.keys(run.values).filter(shows)
  const look = () => nextPart(before, freshOn(current(), before), false)
  const find = () => nextButton(current()) ?? failure('target_not_found', 'next')
  await agreeAnew(run, await triggerReasons(run, button))
  await step(run, 'next', async () => press(await whenActionable(run, find)))
  const next = await until(run, () => look() ?? failure('not_visible')).catch(() => undefined)
  if (!next) return false
  // The next step may ask for the same once more.
  run.passed = new Set([...(run.passed ?? []), ...passed])
  const keys = shownIn(current()).map(nameFor)
  const given = Object.keys(run.values).filter((key) => !run.passed!.has(key))
  if (given.some((key) => keys.includes(key) || shows(key))) return true
  run.next = stepAt(run.tool, { ...next, given: givenTo(run) })
  throw failure('form_invalid', 'another step follows')
}

/** What a form asks for; the next call of its tool goes on there. */
export function stepAt({ id, metadata: { hiddenFields = [] } }: Tool, at: Waiting): NextStep {
  const controls = askedIn(at.part)
  if (controls[0]) {
    const [submit] = submitsIn(at.part)
    const button = submit && line(nameOf(submit), 60)
    waiting.set(id, at)
    const fields = fieldsOf(controls).filter(({ key }) => !hiddenFields.includes(key))
    return { fields, ...(button && { button }) }
  }
  const press = goingOn(at).map(nameOf)
  waiting.set(id, press[0] ? { ...at, press } : at)
  const [button = '', other] = press.map((name) => line(name, 60))
  if (!other) return { fields: [], ...(button && { button }) }
  return { fields: [{ key: CHOICE, label: 'button', type: 'button', required: true, options: press }] }
}

/** The next step, where a run has ended at one. A step that was not taken waits on, as long as it is in sight. */
export function ended(run: ToolRun, status: OutcomeStatus): { next?: NextStep } {
  const { tool, at, held } = run
  if (status === 'next_step') return { next: stepAt(tool, { ...at!, given: givenTo(run) }) }
  const part = held!.current()
  if (status === 'confirmed' || !isVisible(part)) waiting.delete(tool.id)
  else waiting.set(tool.id, { ...waiting.get(tool.id), part, form: held!.judged() })
  return {}
}

/** The key by which a caller says which button is to be pressed. */
const CHOICE = 'button'

/** The part of the page where a tool's form waits, if it is in sight, and which button is pressed where only that is to be done. */
export function heldPart(run: ToolRun): Element | undefined {
  const { part, form, press } = waitingAt(run)!
  if (!isVisible(part)) {
    waiting.delete(run.tool.id)
    return undefined
  }
  run.held = { current: followed(part), judged: followed(form) }
  if (!press || askedIn(part)[0] || run.press) return part
  const chosen = press[1] ? run.values[CHOICE] : press[0]
  if (!press.includes(chosen as string)) {
    const errors = [errorAt(CHOICE, `has to be one of ${press.join(', ')}`)]
    throw failure('invalid_input', CHOICE, undefined, { errors })
  }
  delete run.values[CHOICE]
  run.press = () => buttonsIn(part).find((button) => nameOf(button) === chosen)
  return part
}

/** The part as the page has it at each call: a render may have drawn it anew, with the same fields. */
function followed(part: Element): () => Element {
  const keysOf = (form: Element): string => controlsIn(form).map(keyOf).join()
  const keys = keysOf(part)
  let now = part
  return () => {
    const again = isConnected(now) || !keys ? now : selectDeep(document, 'form').find((form) => keysOf(form) === keys)
    now = again ?? now
    return now
  }
}

/** The step that a page is to which a form has led: the only form of it that waits, and can be sent. */
export function stepOfPage(tool: Tool, before: readonly string[], form = onlyForm(before)): NextStep | undefined {
  return form && submitsIn(form)[0] ? stepAt(tool, { part: form, form }) : undefined
}

/** Of the forms that wait to be filled or sent, and did not before, the only one. */
function onlyForm(before: readonly string[]): Element | undefined {
  const fresh = [...waitingIn(document)].filter(([key]) => !before.includes(key))
  const [form, other] = new Set(fresh.flatMap(([, field]) => closestAround(field, 'form') ?? []))
  return other ? undefined : form
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
