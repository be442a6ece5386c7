import { expect, test } from 'vitest'
import { evenSample } from './even-sample.mjs'

const ten = [...Array(10).keys()]

test.each([
  ['all', 10, 0, ten],
  ['more than there are', 99, 0, ten],
  ['every second one', 5, 0, [0, 2, 4, 6, 8]],
  ['the others', 5, 1, [1, 3, 5, 7, 9]],
  ['no more than asked for, where it does not come out even', 3, 0, [0, 3, 6]],
  ['up to the end, where it comes out least', 6, 0, [0, 1, 3, 5, 6, 8]],
  ['the others of those', 6, 1, [1, 2, 4, 6, 7, 9]],
  ['a beginning beyond the first step counts from the start again', 5, 7, [1, 3, 5, 7, 9]],
])('%s', (_label, count, start, expected) => {
  expect(evenSample(ten, count, start)).toEqual(expected)
})

test('of nothing, nothing', () => expect(evenSample([], 5, 0)).toEqual([]))
