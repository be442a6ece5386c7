import { leave } from '../act/hand.ts'
import type { Restore } from '../fields/drawn.ts'
import { type Field, fillField, holds, lacksFor, lacksToTell, remember } from '../fields/fill-field.ts'
import { findField } from '../fields/find-field.ts'
import { failure, frame, now, type Run, step, until } from '../flow/run.ts'
import { isBefore } from '../natives.ts'
import { hasSteps, steps, waitingAt } from './next-step.ts'
import { refusalsFor } from './refusals.ts'
import { filledTool, type ToolRun } from './tool-run.ts'

/**
 * Fills the fields that the input names; those that come up only once others are filled wait. What a render has reset is filled once more. Fields that the input does not name are left alone.
 * @param current the form as the page has it now
 * @param isSent whether the page has sent all of it by itself: then nothing is filled once more
 */
export async function fillForm(run: ToolRun, current: () => Element, isSent: () => boolean): Promise<void> {
  const back = new Map<string, Restore>()
  run.undo.push(() => putBack(run, back))
  const through = hasSteps(current()) || waitingAt(run) ? await steps.needed(run) : undefined
  const fields = fieldsOf(run, current).filter(({ name }) => !through?.isLater(run, name, current()))
  // All of it before anything is changed: what one field is given may change another.
  await until(run, () => fields.map(({ find, value }) => lacksFor(find(), value)).find(Boolean) ?? true)
  for (const { name, find, value } of fields) remember(name, find, back, value)
  const fill = (field: Field): Promise<void> =>
    step(run, 'fill', () => fillField(run, field, back), field.name).catch(async (thrown) => {
      const refusals = await refusalsFor(run)
      throw refusals?.fieldFailure(thrown, filledTool(run), field.name, current()) ?? thrown
    })
  let open = fields
  const end = now() + run.stepMs
  for (let left = 2; left > 0; ) {
    const filled = new Set<Element | undefined>()
    for (const field of open) {
      if (isSent()) return
      await fill(field)
      filled.add(field.find()[0])
    }
    // Many pages check a field when it is left, and draw the result in their next render. That may come in tasks which
    // a browser runs only after the next frame.
    leave(current())
    await frame()
    await frame()
    if (isSent()) return
    await until(run, () => open.map(({ find, value }) => lacksToTell(find(), value)).find(Boolean) ?? true)
    // A field that is gone has done its part.
    open = open.filter(({ find, value }) => find()[0] && !holds(find(), value))
    if (!open[0]) return
    // One that was drawn anew meanwhile has refused nothing.
    if (now() > end || open.some(({ find }) => filled.has(find()[0]))) left--
  }
  const lost = open.map(({ name, find }) => ({ name, controls: find() }))
  throw (await refusalsFor(run))?.valueNotKept(lost) ?? failure('value_not_kept', lost.map(({ name }) => name).join())
}

/** What the input names, in the order of the page; what is not there yet comes last. */
function fieldsOf(run: ToolRun, current: () => Element): Field[] {
  const tool = filledTool(run)
  const fields = Object.entries(run.values).map(([name, value]) => {
    const find = (): HTMLElement[] => findField(tool, name, current())
    return { name, value, find, first: find()[0] }
  })
  return fields.sort((a, b) => inOrder(a.first, b.first))
}

function inOrder(a: Element | undefined, b: Element | undefined): number {
  if (a && b) return isBefore(a, b) ? -1 : 1
  return Number(!a) - Number(!b)
}

/** For each value that is not empty whether its field holds it; undefined where there is no such field. */
export function keptIn(run: ToolRun, current: () => Element): (() => boolean | undefined)[] {
  const tool = filledTool(run)
  return Object.entries(run.values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([key, value]) => () => {
      if (run.passed?.has(key)) return undefined
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
