import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../test/any-character.ts'
import { reportId } from './report-id.ts'

test('an address keeps its id for ever', () => {
  // Computed apart from the code: the first 130 bits of `printf 'https://shop.example/' | sha256sum` in base 32.
  expect(reportId('https://shop.example/')).toBe('1tyex9fws3jfq7tg6nyh2f1jgz')
})

test('another address has another id', () => {
  expect(reportId('https://shop.example/a')).not.toBe(reportId('https://shop.example/b'))
})

test('every address gives 26 characters of [0-9a-z]', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (url) => /^[0-9a-z]{26}$/.test(reportId(url))))
})

test('the digest of the platform gives the same ids', () => {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (url) => reportId(url, digest) === reportId(url)))
})
