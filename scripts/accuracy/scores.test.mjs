import { expect, test } from 'vitest'
import { accuracyOf, confusion, scoresByName } from './scores.mjs'

const answers = [
  { expected: 'login', got: 'login' },
  { expected: 'login', got: 'login' },
  { expected: 'login', got: 'signup' },
  { expected: 'signup', got: 'signup' },
]

test('accuracy is the share of right answers', () => {
  expect(accuracyOf(answers)).toBe(0.75)
  expect(accuracyOf([])).toBe(0)
})

test('precision is of the given, recall of the expected, F1 their harmonic mean', () => {
  const [login, signup] = scoresByName(answers)
  expect(login).toEqual({ name: 'login', count: 3, precision: 1, recall: 2 / 3, f1: 0.8 })
  expect(signup).toEqual({ name: 'signup', count: 1, precision: 0.5, recall: 1, f1: 2 / 3 })
})

test('a row of the confusion table is what was expected', () => {
  expect(confusion(answers)).toEqual({
    names: ['login', 'signup'],
    rows: [
      [2, 1],
      [0, 1],
    ],
  })
})
