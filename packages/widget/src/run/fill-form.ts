import type { Tool } from '@operable/core/schema'
import { leave } from '../act/hand.ts'
import type { Restore } from '../fields/control.ts'
import { fillField, holds, remember } from '../fields/fill-field.ts'
import { controlsIn, findField, keyOf } from '../fields/find-field.ts'
import { personReason } from '../fields/sensitive.ts'
import { shownBy } from '../fields/shown.ts'
import { failure, frame, isFailure, now, type Run, step } from '../flow/run.ts'
import { isBefore } from '../natives.ts'
import type { InputError } from '../types.ts'
import { isInHiddenPart, placeOf } from './hidden-part.ts'
import type { ToolRun } from './tool-run.ts'

/**
 * Fills the fields that the input names, in the order of the page; those that come up only once others are filled wait.
 * What a render has reset is filled once more. Fields that the input does not name are left alone.
 * @param current the form as the page has it now
 * @param isSent whether the page has sent all of it by itself: then nothing is filled once more
 */
export async function fillForm(run: ToolRun, current: () => Element, isSent: () => boolean): Promise<void> {
  const { tool, values } = run
  const back = new Map<string, Restore>()
  run.undo.push(() => putBack(run, back))
  const fields = Object.entries(values).map(([name, value]) => {
    const find = (): HTMLElement[] => findField(tool, name, current())
    return {
      name,
      find,
      first: find()[0],
      fill: () =>
        step(run, 'fill', () => fillField(run, { name, value, find }, back), name).catch((e) =>
          fail(e, name, find()[0], current()),
        ),
      // A field that is gone has done its part.
      isLost: () => !!find()[0] && !holds(find(), value),
    }
  })
  fields.sort((a, b) => inOrder(a.first, b.first))
  // All of it before anything is changed: what one field is given may change another.
  for (const { name, find } of fields) remember(name, find, back)
  let open = fields
  for (let pass = 0; pass < 2 && (open[0] || !pass); pass++) {
    for (const { fill } of open) if (!isSent()) await fill()
    // Many pages check a field when it is left, and draw the result in their next render. That may come in tasks which
    // a browser runs only after the next frame.
    leave(current())
    await frame()
    await frame()
    if (isSent()) return
    open = open.filter(({ isLost }) => isLost())
  }
  if (!open[0]) return
  const lost = open.map(({ name, find }) => ({ name, state: `${name} ${shownBy(find())}`.trim() }))
  const errors = lost.map(({ name, state }) => errorAt(name, `not kept: ${state}`))
  throw failure('value_not_kept', lost.map(({ state }) => state).join('; '), undefined, { errors })
}

/** As the page has them; what is not there yet comes last. */
function inOrder(a: Element | undefined, b: Element | undefined): number {
  if (a && b) return isBefore(a, b) ? -1 : 1
  return Number(!a) - Number(!b)
}

/** For each value that is not empty whether its field holds it; undefined where there is no such field. */
export function keptIn(tool: Tool, values: object, current: () => Element): (() => boolean | undefined)[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([key, value]) => () => {
      const field = findField(tool, key, current())
      return field[0] && holds(field, value)
    })
}

/** In the order of the page, and once more: what depends on another field may have been changed by that one. */
async function putBack(run: Run, back: Map<string, Restore>): Promise<void> {
  const patient: Run = { ...run, signal: undefined, stepMs: 1000, end: now() + 10_000 }
  for (let pass = 0; pass < 2; pass++) {
    for (const restore of back.values()) {
      try {
        await restore(patient)
      } catch {
        // The field is gone, or has no such choice any more.
      }
    }
    await frame()
  }
}

/** Says which value a failure is about, so that the caller can change it or leave it out, and where its field stands. */
function fail(thrown: unknown, key: string, control: Element | undefined, form: Element): never {
  if (!isFailure(thrown) || /abort|timeout/.test(thrown.error.code)) throw thrown
  if (thrown.error.code === 'not_visible' && control && isInHiddenPart(control)) {
    const { isStep, where } = placeOf([control], form)
    const errors = [errorAt(key, where)]
    throw failure('not_visible', where, undefined, { errors, ...(isStep && { status: 'needs_person' }) })
  }
  thrown.errors ??= [errorAt(key, thrown.error.message)]
  throw thrown.error.code === 'field_not_found'
    ? failure('field_not_found', key, keysIn(form), { errors: thrown.errors })
    : thrown
}

/** The keys that there are, of what an agent may fill. */
function keysIn(form: Element): string[] {
  const open = controlsIn(form).filter((control) => !personReason(control))
  return [...new Set(open.map(keyOf))].filter(Boolean).slice(0, 50)
}

function errorAt(key: string, reason: string): InputError {
  return { path: `/${key}`, reason, schemaPath: '' }
}
