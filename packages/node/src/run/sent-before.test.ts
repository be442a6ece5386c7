import { expect, test } from 'vitest'
import type { RunStatus } from '../contracts/runs.ts'
import type { PageRun } from './run-on-page.ts'
import { oncePerInput, sentBefore } from './sent-before.ts'

const run = (status: RunStatus, more: Partial<PageRun> = {}): PageRun => ({
  outcome: { status, tool: 'subscribe', evidence: [], trace: [], receiptId: 'first' },
  mayRepeat: false,
  ...more,
})

test.each<[string, PageRun, object, string | undefined]>([
  ['an unknown end', run('submitted_unverified'), { b: 2, a: 1 }, 'first'],
  ['another input', run('submitted_unverified'), { a: 1, b: 3 }, undefined],
  ['the same, to be sent again', run('submitted_unverified'), { a: 1, b: 2, again: true }, 'first'],
  ['taken', run('confirmed'), { a: 1, b: 2 }, undefined],
  ['refused', run('rejected'), { a: 1, b: 2 }, undefined],
  ['not sent', run('failed'), { a: 1, b: 2 }, undefined],
  ['only read', run('submitted_unverified', { mayRepeat: true }), { a: 1, b: 2 }, undefined],
])('what was sent before: %s', (_, noted, input, found) => {
  const sent = sentBefore()
  sent.note('tool', { a: 1, b: 2 }, noted)
  expect(sent.find('tool', input)).toBe(found)
})

test('it is forgotten after ten minutes, and once its end is known', () => {
  let now = 0
  const sent = sentBefore(() => now)
  sent.note('tool', { a: 1 }, run('submitted_unverified'))
  sent.note('other', { a: 1 }, run('submitted_unverified'))
  sent.note('other', { a: 1 }, run('confirmed'))
  expect([sent.find('tool', { a: 1 }), sent.find('other', { a: 1 })]).toEqual(['first', undefined])
  now = 600_001
  expect(sent.find('tool', { a: 1 })).toBeUndefined()
})

test('the same input at the same time is one run', async () => {
  const once = oncePerInput<number>()
  let runs = 0
  const work = async () => ++runs
  expect(await Promise.all([once('t', { a: 1 }, work), once('t', { a: 1 }, work), once('t', { a: 2 }, work)])).toEqual([
    1, 1, 2,
  ])
  expect(await once('t', { a: 1 }, work)).toBe(3)
})
