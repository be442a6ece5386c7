import { expect, test } from 'vitest'
import { toolMetadataSchema } from './tool.ts'
import { newToolExpectsSchema } from './tool-expects.ts'

test('what a later version expects is read, and not written', () => {
  const later = { success: { text: 'Thank you', header: 'x-done' }, timeout: {} }
  expect(toolMetadataSchema.parse({ kind: 'form', expects: later }).expects).toEqual({ success: { text: 'Thank you' } })
  expect(newToolExpectsSchema.safeParse(later).success).toBe(false)
})
