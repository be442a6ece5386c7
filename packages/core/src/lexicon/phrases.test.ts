import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PhraseMatcher, words } from './phrases.ts'
import { plain } from './plain.ts'

test.each([
  ['firstName', ['first', 'name']],
  ['password2', ['password', '2']],
  ['2FA', ['2', 'fa']],
  ['Straße 5', ['strasse', '5']],
  ['Køb nu', ['kob', 'nu']],
  ['e\u0301te\u0301', ['ete']],
  ['XMLHttp', ['xmlhttp']],
])('words of %s', (text, expected) => expect(words(text)).toEqual(expected))

test('the quick way takes words apart as the folding does', () => {
  const letter = fc.constantFrom(...'aAbéÉßøŁİıжЙ09²_- +.\u0301')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 30 }), (text) => {
      expect(words(text)).toEqual(plain(text).split(/[ +]+/).filter(Boolean))
    }),
  )
})

test.each([
  ['the longest', 'your new password', 'new'],
  ['at a digit', 'pass2', 'pass'],
  ['not inside of a word', 'bypass', undefined],
  ['inside of a text without spaces', '新しいパスワード', 'pass'],
])('%s', (_, text, expected) => {
  const matcher = new PhraseMatcher([
    ['pass', ['pass', 'password', 'パスワード']],
    ['new', ['new password']],
  ])
  expect(matcher.match(text)).toBe(expected)
})

test.each([
  ['each value, one phrase inside of another', 'your new password', ['pass', 'new']],
  ['accents taken apart, between letters without spaces', '新しいパスワード'.normalize('NFD'), ['pass']],
])('all values: %s', (_, text, expected) => {
  const matcher = new PhraseMatcher([
    ['pass', ['pass', 'password', 'パスワード']],
    ['new', ['new password']],
  ])
  expect([...matcher.valuesIn(text)].sort()).toEqual(expected.toSorted())
})
