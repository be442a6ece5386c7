import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

test.each([
  ['in the order of the items', 9, ['0', '1', '2', '3'], [0, 1, 2, 3]],
  ['where one fails no other begins, and all that had begun end first', 0, 'failed', [1]],
])('%s', async (_label, failing, came, ended) => {
  const done: number[] = []
  const working = inLanes([0, 1, 2, 3], 2, async (item) => {
    if (item === failing) throw 'failed'
    await delay(item % 2 === 0 ? 1 : 20)
    done.push(item)
    return String(item)
  })
  expect(await working.catch((error: unknown) => error)).toEqual(came)
  expect(done.toSorted()).toEqual(ended)
})
