// Run by Jest, with the built package: `npm test -- matchers`.
import { expect, test } from '@jest/globals'
import { rows } from '../matcher-pages.mjs'

test.each(rows)('%s', (_, html, matcher, args, expected, says) => {
  const messages = [expect(html), expect(html).not].map((assertion) => failureOf(assertion, matcher, args))
  expect(messages.map((message) => message === undefined)).toEqual([expected === 'yes', expected === 'no'])
  for (const text of says) expect(messages.join('\n')).toContain(text)
})

/**
 * @param {object} assertion
 * @param {string} matcher
 * @param {unknown[]} args
 */
function failureOf(assertion, matcher, args) {
  try {
    Reflect.get(assertion, matcher)(...args)
    return undefined
  } catch (error) {
    return String(error)
  }
}
