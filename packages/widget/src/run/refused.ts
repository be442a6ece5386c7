import { partsOf } from '../dom/parts.ts'
import { describe, line, nameOf, shownText } from '../dom/text.ts'
import { isVisible } from '../dom/visible.ts'
import { controlsIn } from '../fields/controls-in.ts'
import type { Fillable } from '../fields/fillable.ts'
import { findField } from '../fields/find-field.ts'
import { involved } from '../fields/involved.ts'
import { keyOf } from '../fields/key-of.ts'
import { personReason } from '../fields/sensitive.ts'
import { type Failure, failure, isFailure } from '../flow/run.ts'
import type { Violation } from '../input/check-input.ts'
import { reasonOf } from '../input/reasons.ts'
import { attribute, matches } from '../natives.ts'
import type { InputError } from '../types.ts'
import { isInHiddenPart } from './next-step.ts'
import { errorAt } from './refusals.ts'

/** That the input is not as the tool's schema says. */
export function invalidInput(violations: Violation[]): Failure {
  const errors = violations.map((each) => ({ path: each.path, reason: reasonOf(each), schemaPath: each.schemaPath }))
  const about = errors.map(({ path, reason }) => `${path} ${reason}`).join('; ')
  return failure('invalid_input', about, undefined, { errors })
}

/**
 * Why a field could not be filled, with the value that it is about, so that the caller can change it or leave it out, and with
 * where its field stands.
 * @param thrown what filling it has thrown
 * @param key of the value in the input
 */
export function fieldFailure(thrown: unknown, tool: Fillable, key: string, form: Element): unknown {
  if (!isFailure(thrown) || /abort|timeout/.test(thrown.error.code)) return thrown
  const { code, message } = thrown.error
  const [control] = findField(tool, key, form)
  if (code === 'not_visible' && control && isInHiddenPart(control)) {
    const { isStep, where } = placeOf([control], form)
    const errors = [errorAt(key, where)]
    return failure('not_visible', where, undefined, { errors, ...(isStep && { status: 'needs_person' }) })
  }
  thrown.errors ??= [errorAt(key, message)]
  if (code !== 'field_not_found') return thrown
  const { errors } = thrown
  const called = involved.loaded()?.calledSo(tool, key, form) ?? []
  return called[1]
    ? failure('field_ambiguous', key, called.slice(0, 5).map(describe), { errors })
    : failure('field_not_found', key, keysIn(form), { errors })
}

/** The keys that there are, of what an agent may fill. */
function keysIn(form: Element): string[] {
  const open = controlsIn(form).filter((control) => !personReason(control))
  return [...new Set(open.map(keyOf))].filter(Boolean).slice(0, 50)
}

/** That the page did not keep what its fields were given: what they show, and what they allow. */
export function valueNotKept(fields: { name: string; controls: HTMLElement[] }[]): Failure {
  const lost = fields.map(({ name, controls }) => ({ name, state: `${name} ${shownBy(controls)}`.trim() }))
  const errors = lost.map(({ name, state }) => errorAt(name, `not kept: ${state}`))
  return failure('value_not_kept', lost.map(({ state }) => state).join('; '), undefined, { errors })
}

/** That the browser would not send the form: what it says of the controls that it refuses, and where they stand. */
export function invalidForm(controls: HTMLInputElement[], form: Element): Failure {
  const errors = controls.map(constraintError)
  const about = errors.map(({ reason }) => reason).join('; ')
  const unseen = controls.filter(isInHiddenPart)
  const { isStep, where } = placeOf(unseen, form)
  // What is wrong on the step that is shown is for the caller; what another step asks for is for whoever goes there.
  const status = isStep && unseen.length === controls.length ? 'needs_person' : 'rejected'
  return failure('form_invalid', unseen[0] ? `${about} (${where})` : about, undefined, { status, errors })
}

/** What the browser says of one of them: the flag of constraint validation and its message. */
function constraintError(control: HTMLInputElement): InputError {
  return {
    path: `/${keyOf(control)}`,
    reason: `${nameOf(control) || keyOf(control)}: ${control.validationMessage}`,
    schemaPath: `validity/${firstFlag(control.validity)}`,
  }
}

/** The first flag that is up. They are members of the prototype, so only `for in` finds them. */
function firstFlag(validity: ValidityState): string | undefined {
  for (const flag in validity) if (validity[flag as keyof ValidityState]) return flag
  return undefined
}

/**
 * Where such fields stand, for the sentence of a failure.
 * @returns `isStep`: the form has steps, so a person has to go on: what it shows leads to the next one, or what sends it is not shown
 */
function placeOf(controls: Element[], form: Element): { isStep: boolean; where: string } {
  const names = controls.map((control) => `"${nameOf(control) || keyOf(control)}"`).join(', ')
  const buttons = partsOf(form, 'button,[type=submit],[type=button]')
  const submits = buttons.filter((button) => (button as HTMLButtonElement).type === 'submit')
  const next = buttons.find((button) => isVisible(button) && involved.loaded()?.leadsOn(button))
  const isStep = !!next || (!!submits[0] && !submits.some(isVisible))
  const on = isStep ? 'on another step of the form' : 'in a part of the form that is not shown'
  return { isStep, where: `${names} ${controls[1] ? 'are' : 'is'} ${on}${next ? `, behind "${nameOf(next)}"` : ''}` }
}

const LIMITS = ['min', 'max', 'step', 'maxlength', 'pattern', 'aria-valuemin', 'aria-valuemax']

/** What a field shows now, and what its markup allows: `shows "4" (min 0, max 10, step 2)`. Nothing of a secret. */
function shownBy(controls: HTMLElement[]): string {
  const [first] = controls
  if (!first || controls.some((control) => personReason(control))) return ''
  const limits = LIMITS.flatMap((name) => {
    const limit = attribute(first, name)
    return limit ? [`${name} ${line(limit, 40)}`] : []
  })
  return `shows "${line(textOf(controls), 80)}"${limits[0] ? ` (${limits.join(', ')})` : ''}`
}

function textOf(controls: HTMLElement[]): string {
  const [first] = controls as [HTMLElement]
  if (matches(first, '[type=checkbox],[type=radio],[role=checkbox],[role=radio],[role=switch]'))
    return controls
      .filter((control) => matches(control, ':checked,[aria-checked=true]'))
      .map(nameOf)
      .join(', ')
  if (matches(first, '[role=slider]')) return attribute(first, 'aria-valuenow') ?? ''
  if (matches(first, 'select'))
    return [...(first as HTMLSelectElement).selectedOptions].map(({ text }) => text).join(', ')
  return matches(first, 'input,textarea') ? (first as HTMLInputElement).value : shownText(first)
}
