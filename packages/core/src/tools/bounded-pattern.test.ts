import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBoundedPattern } from './bounded-pattern.ts'

describe('isBoundedPattern', () => {
  test.each([
    ['digits', '^\\d{4}$'],
    ['a time', '^\\d{2}:\\d{2}(:\\d{2})?$'],
    ['an email address', '^(?:[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,4})$'],
    ['a phone number', '^\\+?\\d{1,3}[- ]?\\(?\\d{3}\\)?[- ]?\\d{3}[- ]?\\d{4}$'],
    ['signs in a class', '^[(+*)]+[+]{2}$'],
    ['signs that are escaped', '^(\\+\\*\\(x\\))+$'],
    ['letters of any script', "^[\\p{L} '-]{1,40}$"],
    ['a choice', '^(?:red|green|blue)$'],
  ])('%s: %s', (_, pattern) => {
    expect(isBoundedPattern(pattern, 40)).toBe(true)
  })

  test.each([
    ['one in another', '^(a+)+$'],
    ['one in another, by count', '^(a+){10}$'],
    ['one in another, far inside', '^((?:a[b-d]*)e)*$'],
    ['a choice that is repeated', '^(a|aa)+$'],
    ['what may be there, repeated', '^(a?){30}$'],
    ['many in a row', `${'a*'.repeat(8)}$`],
    ['many that may be there', `${'a?'.repeat(30)}${'a'.repeat(30)}`],
    ['counts in a row', `${'a{0,40}'.repeat(8)}$`],
    ['one that is too long', '('.repeat(1999)],
  ])('not %s: %s', (_, pattern) => {
    expect(isBoundedPattern(pattern, 40)).toBe(false)
  })

  test('what it calls bounded comes to an end', () => {
    const part = fc.constantFrom('a', 'b', 'a*', 'a+', 'a?', '(a|b)', '(a|a)*', '(a+)+', '[ab]*', 'a{1,9}', '(a)', '.*')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (parts, length) => {
        const pattern = `^${parts.join('')}$`
        fc.pre(isBoundedPattern(pattern, length))
        expect(typeof new RegExp(pattern).test(`${'a'.repeat(length - 1)}!`)).toBe('boolean')
      }),
    )
  })
})
