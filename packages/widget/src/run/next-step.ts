import type { Tool } from '@operable/core/schema'
import { allIn } from '../dom/all-of.ts'
import { isSubmit, partsOf } from '../dom/parts.ts'
import { labelsOf, nameOf } from '../dom/text.ts'
import { around, closestAround, treesIn } from '../dom/tree.ts'
import { CONTROLS, isShown, isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import type { Fillable } from '../fields/fillable.ts'
import { BUTTONS } from '../fields/involved.ts'
import { keyOf } from '../fields/key-of.ts'
import { lazyPart } from '../flow/lazy-part.ts'
import type { Failure } from '../flow/run.ts'
import type { Violation } from '../input/check-input.ts'
import { documentOf, isConnected, isElement, nextOf, parentOf, previousOf } from '../natives.ts'
import type { LookForStep } from '../outcome/signs.ts'
import type { NextStep, OutcomeStatus } from '../types.ts'
import type { NextPart, ToolRun, Waiting } from './tool-run.ts'

/** By the id of the tool; with the names of the buttons of which one is pressed where no field is to be filled in. */
export const waiting = new Map<string, Waiting & { press?: readonly string[] }>()

/** Where a tool's form waits at a later step: what the first one asks for was given. */
export function waitingAt({ tool }: { tool: Pick<Tool, 'id'> }): ReturnType<typeof waiting.get> {
  const at = waiting.get(tool.id)
  return at && isConnected(at.part) ? at : undefined
}

/** The input, with what the steps before were given. */
export function givenTo(run: ToolRun): Record<string, unknown> {
  return { ...waitingAt(run)?.given, ...run.values }
}

/** What says at length why something was refused. */
export interface Refusals {
  invalidInput(violations: Violation[]): Failure
  fieldFailure(thrown: unknown, tool: Fillable, key: string, form: Element): unknown
  valueNotKept(fields: { name: string; controls: HTMLElement[] }[]): Failure
  invalidForm(controls: HTMLInputElement[], form: Element): Failure
}

/** For runs that do not end with one send: forms that show their fields step by step, and input that is refused. */
interface Steps extends Refusals {
  isLater(run: ToolRun, key: string, form: Element): boolean
  goOn(run: ToolRun, current: () => Element): Promise<boolean>
  nextPart(shown: Shown, fresh: Element[], hasSent: boolean): NextPart | undefined
  stepAt(tool: Tool, at: Waiting): NextStep
  ended(run: ToolRun, status: OutcomeStatus): { next?: NextStep }
  stepOfPage(tool: Tool, before: readonly string[], again?: Element): NextStep | undefined
  heldPart(run: ToolRun): Element | undefined
}

export const steps = lazyPart<Steps>('steps')

/** Whether a form has another step: it shows no button to send it, and has fields that it does not show. */
export function hasSteps(form: Element): boolean {
  return !submitsIn(form)[0] && controlsIn(form).some(isInHiddenPart)
}

/** What a page showed right before its form was sent, by which the next step is told. */
export interface Shown {
  current: () => Element
  given: readonly string[]
  /** All fields and buttons of the page. */
  all: Set<Element>
  /** Those of them that came up soon. */
  soon: Set<Element>
  /** Names and labels of the form's own fields, and names of its buttons. */
  fields: Map<string, string>
  buttons: Set<string>
  /** What was around the form, and before and behind each, from the inside out. */
  place: [around: Node | null, before: Element | null, behind: Element | null][]
}

export function shownNow(current: () => Element, given: readonly string[]): Shown {
  const form = current()
  const place: Shown['place'] = []
  for (let at: Node | null = form; at && isElement(at); at = parentOf(at))
    place.push([parentOf(at), previousOf(at), nextOf(at)])
  const fields = new Map(shownIn(form).map((control) => [keyOf(control), nameOf(control)]))
  const buttons = new Set(partsOf(form, BUTTONS).filter(isVisible).map(nameOf))
  return { current, given, all: new Set(freshOn(form)), soon: new Set(), fields, buttons, place }
}

/** Fields and buttons that the page of a form shows, and did not before. */
export function freshOn(form: Element, before?: Shown): Element[] {
  const page = documentOf(form)!
  const all = allIn([page, ...treesIn(page)], `${CONTROLS},${BUTTONS}`)
  return all.filter((each) => !before?.all.has(each) && isShown(each))
}

/** Takes note of what a page shows. What looks for the next step is loaded once there is more to see. */
export function watchStep(run: ToolRun, current: () => Element, given: readonly string[]): LookForStep {
  const before = shownNow(current, given)
  let isLoading = false
  return (isSoon, hasSent) => {
    const fresh = freshOn(current(), before)
    if (!fresh[0]) return undefined
    if (isSoon) for (const each of fresh) before.soon.add(each)
    if (!isLoading) steps.needed(run).catch(() => {})
    isLoading = true
    run.at = steps.loaded()?.nextPart(before, fresh, hasSent)
    return run.at && { kind: 'next', isOwn: run.at.isOwn }
  }
}

export function shownIn(form: Element): HTMLElement[] {
  return controlsIn(form).filter(isShown)
}

export function submitsIn(form: Element): HTMLElement[] {
  return partsOf(form, BUTTONS).filter((button) => isSubmit(button) && isVisible(button))
}

/** Whether a field stands in a part of its form that is not shown: not a control that the page draws something else for. */
export function isInHiddenPart(control: Element): boolean {
  const part = closestAround(around(control), '*')
  return !!part && ![part, control, ...labelsOf(control)].some(isVisible)
}
