import { expect, onTestFinished, test } from 'vitest'
import { createScanClock } from './scan-clock.ts'

test('a deadline has passed although its timer has not fired', () => {
  const clock = createScanClock(5)
  onTestFinished(clock.close)
  expect(clock.ended()).toBeUndefined()
  while (Date.now() < clock.deadline);
  expect(clock.ended()).toBe('deadline')
  expect(clock.signal.aborted).toBe(true)
})

test('what ends a scan first is what ended it', () => {
  const caller = new AbortController()
  const clock = createScanClock(5, caller.signal)
  onTestFinished(clock.close)
  caller.abort()
  while (Date.now() < clock.deadline);
  expect(clock.ended()).toBe('aborted')
})
