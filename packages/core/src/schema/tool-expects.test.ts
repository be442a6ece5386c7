import { expect, test } from 'vitest'
import { toolMetadataSchema } from './tool.ts'
import { newToolExpectsSchema } from './tool-expects.ts'

test('what a later version expects is read, and not written', () => {
  const later = { success: { text: 'Thank you', header: 'x-done' }, timeout: {} }
  expect(toolMetadataSchema.parse({ kind: 'form', expects: later }).expects).toEqual({ success: { text: 'Thank you' } })
  expect(newToolExpectsSchema.safeParse(later).success).toBe(false)
})

test.each<[expects: object, isTaken: boolean]>([
  [{ success: { status: 303 } }, true],
  [{ success: { status: 422 } }, false],
  [{ success: { text: 'Done' }, failure: { status: 422 } }, true],
])('a status that is never a success: %j', (expects, isTaken) => {
  expect(newToolExpectsSchema.safeParse(expects).success).toBe(isTaken)
})
