import { describe, expect, test } from 'vitest'
import { equalBy, equalityRules, type Typed } from './equal-values.ts'

const typed = (value: string, more: Partial<Typed> = {}): Typed => ({
  value,
  type: 'text',
  purpose: 'unknown',
  isChoice: false,
  ...more,
})
const phone = { type: 'tel', purpose: 'phone' }
const date = { type: 'date', purpose: 'date' }
const choice = { isChoice: true }

test.each(equalityRules.map(({ id, example }) => [id, ...example] as const))(
  '%s: %j is sent as %j',
  (id, value, sent) => {
    const kinds: Record<string, Partial<Typed>> = { phone, date, choice }
    expect(equalBy(typed(value, kinds[id]), sent)).toBe(id)
  },
)

describe('equal', () => {
  test.each<[string, Partial<Typed>, string, string]>([
    ['0202 555 0143', phone, '+1 202-555-0143', 'phone'],
    ['2025550143', phone, '12025550143', 'phone'],
    ['2027-03-14', date, '03/14/2027', 'date'],
    ['2027-03-14', date, '14/3/2027', 'date'],
    ['2027-03-14', date, '2027-03-14T00:00:00.000Z', 'date'],
    ['1200', {}, "1'200", 'number'],
    ['2.50', {}, '2,5', 'number'],
    ['9:30', {}, '09:30', 'time'],
    ['A\nB', {}, 'A B', 'spaces'],
    ['Deluxe Suite', choice, 'deluxe_suite', 'choice'],
  ])('%j %j and %j', (value, more, sent, rule) => {
    expect(equalBy(typed(value, more), sent)).toBe(rule)
  })
})

describe('not equal', () => {
  test.each<[string, Partial<Typed>, string]>([
    ['Ada Lovelace', {}, 'ada lovelace'],
    ['Ada Lovelace', {}, 'Lovelace'],
    ['2025550143', phone, '2025550144'],
    ['2025550143', phone, 'ext 2025550143'],
    ['2027-03-14', date, '2027-03-15'],
    ['2027-03-14', date, '14.04.2027'],
    ['1200', {}, '120'],
    ['10:30', {}, '10:31'],
    ['true', {}, 'false'],
    ['Garden room', {}, 'garden-room'],
    ['Garden room', choice, 'garden'],
    ['x', choice, ''],
  ])('%j %j and %j', (value, more, sent) => {
    expect(equalBy(typed(value, more), sent)).toBeUndefined()
  })
})
