import { describe, expect, test } from 'vitest'
import { seconds, wholeNumber } from './options.ts'

describe('whole number from 0 to 100', () => {
  test.each([
    ['0', 0],
    ['100', 100],
    ['007', 7],
  ])('%s', (text, value) => {
    expect(wholeNumber(0, 100)(text)).toBe(value)
  })

  test.each(['', ' ', '-1', '101', '1.5', '1e1', '0x10', 'ten', '99999999999'])('refuses "%s"', (text) => {
    expect(() => wholeNumber(0, 100)(text)).toThrowError('whole number from 0 to 100')
  })
})

describe('seconds', () => {
  test.each([
    ['1', 1000],
    ['0.25', 250],
    ['60', 60_000],
  ])('%s', (text, ms) => {
    expect(seconds(60)(text)).toBe(ms)
  })

  test.each(['0', '0.0', '61', '-1', '1m', 'Infinity', ''])('refuses "%s"', (text) => {
    expect(() => seconds(60)(text)).toThrowError('at most 60')
  })
})
