import { expect, test } from 'vitest'
import { minScoreFailure } from './run-audit.ts'
import { sampleReport } from './testing/sample-report.ts'

test.each([
  ['all was measured, and it is enough', 70, [70, 70], undefined],
  ['all was measured, and it is not', 69, [69, 69], { exitCode: 1, message: 'The score 69 is below 70.' }],
  ['enough at its lowest', 75, [70, 90], undefined],
  ['too low at its highest', 40, [20, 69], { exitCode: 1, message: 'The score 40 is below 70.' }],
  [
    'the score is enough, its lowest is not',
    75,
    [69, 90],
    { exitCode: 3, message: expect.stringContaining('from 69 to 90') },
  ],
  [
    'the score is not enough, its highest is',
    40,
    [20, 70],
    { exitCode: 3, message: expect.stringContaining('from 20 to 70') },
  ],
])('%s', (_, score, [lowest = 0, highest = 0], failure) => {
  expect(minScoreFailure(sampleReport({ score, scoreRange: { lowest, highest } }), 70)).toEqual(failure)
})
