import type { Tool } from '@operable/core/schema'
import { leave } from '../act/hand.ts'
import { fillField, kindOf } from '../fields/fill-field.ts'
import { findField } from '../fields/find-field.ts'
import { failure, frame, type Run, step } from '../flow/run.ts'
import { positionOf } from '../natives.ts'

/**
 * Fills the fields that the input names, in the order of the page; those that come up only once others are filled wait.
 * What a render has reset is filled once more. Fields that the input does not name are left alone.
 * @returns for each value that is not empty whether its field still holds it
 */
export async function fillForm(
  run: Run,
  tool: Tool,
  input: Record<string, unknown>,
  target: () => Element,
): Promise<(() => boolean)[]> {
  const fields = Object.entries(input).map(([key, value]) => {
    const find = (): HTMLElement[] => findField(tool, key, target())
    return {
      key,
      value,
      first: find()[0],
      fill: () =>
        step(
          run,
          'fill',
          () => fillField(run, key, value, find),
          () => key,
        ),
      // A field that is gone has done its part.
      holds: () => find().length === 0 || kindOf(find()[0]!).has(find(), value),
      shows: () => find().length > 0 && kindOf(find()[0]!).has(find(), value),
    }
  })
  fields.sort((a, b) => (a.first && b.first ? (positionOf(a.first, b.first) & 4 ? -1 : 1) : +!a.first - +!b.first))
  for (const { fill } of fields) await fill()
  await rest(target())
  const lost = fields.filter(({ holds }) => !holds())
  if (lost.length > 0) {
    for (const { fill } of lost) await fill()
    await rest(target())
    const gone = lost.filter(({ holds }) => !holds()).map(({ key }) => key)
    if (gone.length > 0) throw failure('value_not_kept', gone.join(', '))
  }
  return fields.filter(({ value }) => value !== '' && value !== false).map(({ shows }) => shows)
}

/** Many pages check a field when it is left, and draw the result in their next render. */
async function rest(target: Element): Promise<void> {
  leave(target)
  await frame()
}
