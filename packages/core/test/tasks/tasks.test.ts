import { expect, test } from 'vitest'
import { taskResults } from './tasks.ts'

const results = taskResults('specific')
const shareOf = (list: typeof results): number => list.filter(({ isRight }) => isRight).length / list.length

test('at least nine of ten tasks have a tool of a right name', () => {
  expect(results.length).toBeGreaterThan(200)
  expect(shareOf(results)).toBeGreaterThanOrEqual(0.9)
})

test('a name that is plainly wrong is as good as never given', () => {
  const wrong = results.filter(({ isWrong }) => isWrong).map(({ trade, task, name }) => `${trade}: ${task}: ${name}`)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
})

test('names by purpose alone, as tools from given addresses have them, do far less', () => {
  expect(shareOf(taskResults('purpose'))).toBeLessThan(0.6)
})
