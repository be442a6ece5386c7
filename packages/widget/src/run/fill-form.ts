import type { Tool } from '@operable/core/schema'
import { leave } from '../act/hand.ts'
import { fillField, holds } from '../fields/fill-field.ts'
import { findField } from '../fields/find-field.ts'
import { failure, frame, isFailure, type Run, step } from '../flow/run.ts'
import { positionOf } from '../natives.ts'

/**
 * Fills the fields that the input names, in the order of the page; those that come up only once others are filled wait.
 * What a render has reset is filled once more. Fields that the input does not name are left alone.
 * @returns for each value that is not empty whether its field still holds it
 */
export async function fillForm(run: Run, tool: Tool, input: object, target: () => Element): Promise<(() => boolean)[]> {
  const fields = Object.entries(input).map(([key, value]) => {
    const find = (): HTMLElement[] => findField(tool, key, target())
    return {
      key,
      first: find()[0],
      fill: () => step(run, 'fill', () => fillField(run, key, value, find), key).catch((thrown) => fail(thrown, [key])),
      // A field that is gone has done its part.
      isLost: () => !!find()[0] && !holds(find(), value),
      isKept: () => holds(find(), value),
      isEmpty: value === '' || value === false,
    }
  })
  fields.sort((a, b) =>
    a.first && b.first ? 1 - (positionOf(a.first, b.first) & 4) : Number(!a.first) - Number(!b.first),
  )
  let open = fields
  for (let pass = 0; pass < 2 && (open[0] || !pass); pass++) {
    for (const { fill } of open) await fill()
    // Many pages check a field when it is left, and draw the result in their next render. That may come in tasks which
    // a browser runs only after the next frame.
    leave(target())
    await frame()
    await frame()
    open = open.filter(({ isLost }) => isLost())
  }
  const lost = open.map(({ key }) => key)
  if (lost[0]) fail(failure('value_not_kept', lost.join(', ')), lost)
  return fields.filter(({ isEmpty }) => !isEmpty).map(({ isKept }) => isKept)
}

/** Says which values a failure is about, so that the caller can change them or leave them out. */
function fail(thrown: unknown, keys: string[]): never {
  if (isFailure(thrown) && !/abort|timeout/.test(thrown.error.code))
    thrown.errors ??= keys.map((key) => ({ path: `/${key}`, reason: thrown.error.message, schemaPath: '' }))
  throw thrown
}
