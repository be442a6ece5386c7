import { expect, test } from 'vitest'
import { readRetention } from './read-retention.ts'

test('kinds and their days', () => {
  const read = readRetention(['reports=365', 'history=90', 'runs=7', 'scans=2', 'pictures=forever'])
  expect(read).toEqual({ reports: 365, history: 90, runs: 7, scans: 2, pictures: 'forever' })
})

test.each([
  ['history', /history must be a whole number of days/],
  ['=90', /name reports, history, runs, scans or pictures/],
  ['everything=90', /name reports, history/],
  ['history=', /history must be a whole number of days/],
  ['history=1.5', /history must be a whole number of days/],
  ['history=-1', /history must be a whole number of days/],
  ['history=90=1', /name reports, history/],
  ['scans=forever', /scans must be a whole number of days from 1 to 36,500\./],
  ['reports=999999999', /reports must be a whole number of days from 1 to 36,500, or "forever"/],
  ['runs=31', /runs must be a whole number of days from 1 to 30/],
])('%s is refused', (word, message) => {
  expect(() => readRetention([word])).toThrow(message)
})
