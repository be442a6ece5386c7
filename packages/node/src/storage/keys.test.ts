import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../core/test/any-character.ts'
import type { Json } from '../contracts/storage.ts'
import { checkKey, compareKeys } from './adapter.ts'
import { memoryStorage } from './memory.ts'

test('keys compare as their UTF-8 bytes do', () => {
  const key = fc.string({ unit: anyCharacter })
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(Math.sign(compareKeys(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
  )
})

test.each([
  ['empty', '', false],
  ['U+0000', 'a\0b', false],
  ['a lone surrogate', 'a\ud800', false],
  ['513 characters', 'k'.repeat(513), false],
  ['512 characters', 'k'.repeat(512), true],
  ['a space', ' ', true],
])('a key: %s', (_, key, valid) => {
  if (valid) expect(() => checkKey(key)).not.toThrow()
  else expect(() => checkKey(key)).toThrow(TypeError)
})

test.each([
  ['undefined', undefined],
  ['a function', () => 1],
  ['a bigint', 1n],
])('%s is not a document', async (_, value) => {
  await expect(memoryStorage().write('a', value as unknown as Json)).rejects.toThrow(TypeError)
})
