import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Json, Storage } from '../contracts/storage.ts'
import { storageUnavailable } from './adapter.ts'
import { memoryStorage } from './memory.ts'
import { updateDocument } from './update-document.ts'

const plusOne = (current: Json | undefined): Json => Number(current ?? 0) + 1

test('1,000 updates at the same time, none lost, one read and one write each', async () => {
  const storage = memoryStorage()
  let writes = 0
  const counted: Storage = {
    ...storage,
    write(...args) {
      writes++
      return storage.write(...args)
    },
  }
  await Promise.all(Array.from({ length: 1_000 }, () => updateDocument(counted, 'n', plusOne)))
  expect((await storage.read('n'))?.value).toBe(1_000)
  expect(writes).toBe(1_000)
})

test('starts again when somebody else wrote in between', async () => {
  const storage = memoryStorage()
  await storage.write('n', 10)
  const seen: unknown[] = []
  const result = await updateDocument(storage, 'n', async (current) => {
    seen.push(current)
    if (seen.length < 3) await storage.write('n', seen.length * 100)
    return plusOne(current)
  })
  expect(seen).toEqual([10, 100, 200])
  expect(result).toEqual(await storage.read('n'))
  expect(result?.value).toBe(201)
})

test('a document that appears or goes away in between is not overwritten', async () => {
  const storage = memoryStorage()
  const seen: unknown[] = []
  await updateDocument(storage, 'n', async (current) => {
    seen.push(current)
    if (seen.length === 1) await storage.write('n', 5)
    if (seen.length === 2) await storage.remove('n')
    return plusOne(current)
  })
  expect(seen).toEqual([undefined, 5, undefined])
  expect((await storage.read('n'))?.value).toBe(1)
})

test('undefined leaves everything as it is', async () => {
  const storage = memoryStorage()
  expect(await updateDocument(storage, 'n', () => undefined)).toBeUndefined()
  expect(await storage.keys('')).toEqual([])
  await storage.write('n', 1)
  const before = await storage.read('n')
  expect(await updateDocument(storage, 'n', () => undefined)).toEqual(before)
  expect(await storage.read('n')).toEqual(before)
})

test('an update that throws writes nothing and does not hold up the next', async () => {
  const storage = memoryStorage()
  const failed = updateDocument(storage, 'n', () => {
    throw new RangeError('too many tools')
  })
  const next = updateDocument(storage, 'n', plusOne)
  await expect(failed).rejects.toThrow(RangeError)
  expect((await next)?.value).toBe(1)
})

test('a failing store ends the update with its error', async () => {
  const storage = memoryStorage()
  await storage.close?.()
  await expect(updateDocument(storage, 'n', plusOne)).rejects.toMatchObject({ code: 'storage_unavailable' })
})

test.each([
  ['a store that does not answer fails all that stand in line, each after one wait', 1_100, ['unavailable', 1]],
  ['a store that failed at once is asked by each', 0, ['unavailable', 4]],
])('%s', async (_, waitMs, expected) => {
  let writes = 0
  const stuck: Storage = {
    ...memoryStorage(),
    async write() {
      writes++
      await delay(waitMs)
      throw storageUnavailable('It took too long.')
    },
  }
  const begun = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => updateDocument(stuck, 'n', plusOne)))
  const took = performance.now() - begun
  const isUnavailable = outcomes.every((one) => one.status === 'rejected' && one.reason.code === 'storage_unavailable')
  expect([isUnavailable && 'unavailable', writes]).toEqual(expected)
  // Nobody is told before the store has failed, and the next one is none of them.
  expect(took).toBeGreaterThanOrEqual(waitMs - 5)
  await expect(updateDocument(stuck, 'n', plusOne)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(writes).toBe(Number(expected[1]) + 1)
})
