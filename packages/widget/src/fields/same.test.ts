import { expect, test } from 'vitest'
import { same } from './same.ts'

test.each<[kept: string, given: unknown, isSame: boolean]>([
  ['Ada', 'Ada', true],
  ['ADA', 'Ada', true],
  ['Two\nlines', 'Two lines', true],
  ['', 'Ada', false],
  ['Ad', 'Ada', false],
  ['', '', true],
  ['Ada', '', false],
  ['Room 12', '12', false],
  ['12', 'Room 12', false],
  // Numbers
  ['4', 4, true],
  ['4.0', 4, true],
  ['04', 4, true],
  ['25', 5, false],
  ['-5', 5, false],
  ['5', -5, false],
  ['−5', -5, true],
  ['(5)', -5, false],
  ['1050', '10.50', false],
  ['10.5', '10.50', true],
  ['10,50', '10.50', true],
  ['10.50', '1050', false],
  ['1,050', '1050', true],
  ['1.050', '1050', false],
  ['1,050.00', 1050, true],
  ['1.050,00', 1050, true],
  ['1,050.05', 1050, false],
  ['1,234,567', 1234567, true],
  ["1'050", 1050, true],
  ['$1,050.00', '1050', true],
  ['1 050 €', 1050, true],
  ['0.5', '.5', false],
  ['.5', 0.5, true],
  ['0.050', 0.05, true],
  ['1234', '01234', false],
  ['12345678901234567891', '12345678901234567890', false],
  // Masks
  ['(555) 123-4567', '555 123 4567', true],
  ['12/26', '1226', true],
  ['12.26', '1226', false],
  ['09:30', '9:30', true],
  ['19:30', '9:30', false],
  ['12/20/26', '1.2.2026', false],
  ['01/02/2026', '1.2.2026', true],
  ['+1 (555) 123-4567', '5551234567', false],
  ['555 123', '555 123 4567', false],
  ['99 12', '12', false],
  // Dates
  ['2027-03-01', '2027-03-01', true],
  ['24/12/2026', '2026-12-24', true],
  ['Thu, 12/24/2026', '2026-12-24', true],
  ['20/26/1224', '2026-12-24', false],
  ['20261224', '2026-12-24', false],
])('kept %j of %j: %s', (kept, given, isSame) => {
  expect(same(kept, given)).toBe(isSame)
})

test.each([
  ['+1 (555) 123-4567', '5551234567', true],
  ['0049 30 1234567', '301234567', true],
  ['+1 (555) 123-4567', '+1 555-1234567', true],
  ['123451234567', '1234567', false],
  ['9912345', '12345', false],
])('the phone number %j of %j: %s', (kept, given, isSame) => {
  expect(same(kept, given, true)).toBe(isSame)
})

test.each([
  ['1.050', '1050', true],
  ['1,050', '1050', false],
  ['10,50', '10.50', true],
])('on a German page %j of %j: %s', (kept, given, isSame) => {
  expect(same(kept, given, false, ',')).toBe(isSame)
})
