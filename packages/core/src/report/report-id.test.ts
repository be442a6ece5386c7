import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { reportId } from './report-id.ts'

test('an address keeps its id for ever', () => {
  // Computed apart from the code: the first 130 bits of `printf 'https://shop.example/' | sha256sum` in base 32.
  expect(reportId('https://shop.example/')).toBe('1tyex9fws3jfq7tg6nyh2f1jgz')
})

test.each([
  ['another path', '/a', '/b', false],
  ['codes of plain characters', '/%7Eme%2d?%41=%5f', '/~me-?A=_', true],
  ['letter case of codes', '/caf%c3%a9?q=%3d', '/caf%C3%A9?q=%3D', true],
  ['the code of a slash is no slash', '/a%2fb', '/a/b', false],
  ['a plus is no space', '/?q=a+b', '/?q=a%20b', false],
  ['a code of a percent sign', '/%25%37%45', '/%257E', true],
  ['a code behind a bare percent sign', '/%%37E', '/%7E', false],
  ['letter case', '/A', '/a', false],
])('whether two addresses have one id: %s', (_, a, b, expected) => {
  expect(reportId(`https://shop.example${a}`) === reportId(`https://shop.example${b}`)).toBe(expected)
})

test('every address gives 26 characters of [0-9a-z]', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (url) => /^[0-9a-z]{26}$/.test(reportId(url))))
})

test('the digest of the platform gives the same ids', () => {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (url) => reportId(url, digest) === reportId(url)))
})
