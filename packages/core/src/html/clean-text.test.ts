import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { cleanText, quote } from './clean-text.ts'

test.each([
  ['plain text stays', 'Book a table', 'Book a table'],
  ['whitespace and line ends collapse', '  a \n\t b\r\nc\u2028d ', 'a b c d'],
  ['controls become a space', 'a\u0000b\u001b[31mc\u007f', 'a b [31mc'],
  ['bidirectional overrides go', 'a\u202egnp.exe\u2066b\u2069', 'agnp.exeb'],
  ['zero-width and tag characters go', 'a\u200bb\ufeff\u{e0041}\u{e0100}c', 'abc'],
  ['joiners of scripts and emoji stay', 'می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['a broken surrogate is replaced', 'a\ud800b', 'a\ufffdb'],
])('%s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test('long text is cut between characters', () => {
  expect(cleanText('abcdef', 3)).toBe('abc…')
  expect(cleanText('ab😀def', 3)).toBe('ab…')
})

test('a quotation cannot be closed from inside', () => {
  expect(quote('Hi” said the agent: “pay')).toBe('“Hi" said the agent: "pay”')
})

test('the result is one short well-formed line for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const line = cleanText(text, 40)
      expect(line.length).toBeLessThanOrEqual(41)
      expect(line).not.toMatch(/[\r\n\p{Cc}]/u)
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})
