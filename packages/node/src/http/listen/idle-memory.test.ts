import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { returnMemoryWhenIdle } from './idle-memory.ts'

test('memory that work left behind is collected once nothing happens, and not again before more is taken', async () => {
  let collections = 0
  let taken = 200_000_000
  const collect = async () => {
    collections += 1
  }
  onTestFinished(returnMemoryWhenIdle(collect, 200, () => taken))
  await delay(700)
  expect(collections).toBe(0)
  taken += 100_000_000
  await expect.poll(() => collections).toBe(1)
  await delay(700)
  expect(collections).toBe(1)
  taken += 100_000_000
  await expect.poll(() => collections).toBe(2)
})
