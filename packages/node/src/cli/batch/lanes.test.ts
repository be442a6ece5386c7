import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

const OWNERS = ['a', 'b', 'a', 'c', 'a', 'a', 'd', 'b', 'e', 'a']

function lanesOf(owners: readonly string[]) {
  const lanes = createLanes<string>()
  for (const [index, owner] of owners.entries()) lanes.add(owner, `${owner}${index}`)
  return lanes
}

test.each([1, 2, 3, 8])(
  '%i at a time: everything once, never two of one owner, in the order of each owner',
  async (width) => {
    const lanes = lanesOf(OWNERS)
    const open = new Set<string>()
    const done: string[] = []
    let most = 0
    await lanes.run(width, async (item) => {
      const owner = item[0] as string
      expect(open.has(owner)).toBe(false)
      open.add(owner)
      most = Math.max(most, open.size)
      for (let turn = 0; turn < 1 + (item.charCodeAt(1) % 3); turn++) await nextTurn()
      open.delete(owner)
      done.push(item)
    })
    expect(done.toSorted()).toEqual(OWNERS.map((owner, index) => `${owner}${index}`).toSorted())
    for (const owner of 'abcde') {
      const own = done.filter((item) => item[0] === owner)
      expect(own).toEqual(own.toSorted((x, y) => Number(x.slice(1)) - Number(y.slice(1))))
    }
    expect(most).toBe(Math.min(width, 5))
    expect(lanes.remaining()).toBe(0)
    expect(lanes.inTurn()).toBe(0)
  },
)

test('a lane that found nobody free comes back when an owner is free again', async () => {
  const lanes = lanesOf(['a', 'a', 'a', 'b', 'b', 'b'])
  let open = 0
  let most = 0
  await lanes.run(4, async () => {
    open += 1
    most = Math.max(most, open)
    await nextTurn()
    open -= 1
  })
  expect(most).toBe(2)
})

test('counts what is left, and the most that wait for one another', async () => {
  const lanes = lanesOf(OWNERS)
  expect([lanes.remaining(), lanes.inTurn()]).toEqual([10, 5])
  const seen: number[] = []
  await lanes.run(1, async () => void seen.push(lanes.remaining()))
  expect(seen).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('the first error ends it: nothing else begins, and what runs ends first', async () => {
  const lanes = lanesOf(['a', 'b', 'c', 'd', 'e'])
  const ended: string[] = []
  const run = lanes.run(2, async (item) => {
    if (item === 'a0') throw new Error('full')
    await nextTurn()
    ended.push(item)
  })
  await expect(run).rejects.toThrow('full')
  expect(ended).toEqual(['b1'])
})
