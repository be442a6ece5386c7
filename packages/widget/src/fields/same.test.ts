import { expect, test } from 'vitest'
import { same } from './same.ts'

test.each<[kept: string, given: unknown, isSame: boolean]>([
  ['Ada', 'Ada', true],
  ['ADA', 'Ada', true],
  ['Two\nlines', 'Two lines', true],
  ['(555) 123-4567', '555 123 4567', true],
  ['+1 (555) 123-4567', '5551234567', true],
  ['4', 4, true],
  ['4.0', 4, true],
  ['2027-03-01', '2027-03-01', true],
  ['', 'Ada', false],
  ['Ad', 'Ada', false],
  ['555 123', '555 123 4567', false],
  ['Room 12', '12', true],
  ['12', 'Room 12', false],
  ['', '', true],
  ['Ada', '', false],
])('kept %j of %j: %s', (kept, given, isSame) => {
  expect(same(kept, given)).toBe(isSame)
})
