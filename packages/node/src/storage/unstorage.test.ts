import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from './conformance.ts'
import { unstorageStorage } from './unstorage.ts'

const folder = await mkdtemp(join(tmpdir(), 'operable-unstorage-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

testStorage('unstorage in memory', () => unstorageStorage(createStorage()))
testStorage('unstorage with files', () => unstorageStorage(createStorage({ driver: fsDriver({ base: folder }) })))

test.each([
  ['an item that was cut', async () => '1c7e'],
  ['an item that is not JSON', async () => '1c7e {"a":'],
  ['an item of another program', async () => ({ a: 1 })],
  [
    'a driver that fails',
    async () => {
      throw new Error('ECONNREFUSED 10.0.0.7:6379')
    },
  ],
  [
    'a driver that throws at once',
    () => {
      throw new Error('no driver')
    },
  ],
])('%s is storage_unavailable', async (_, getItem) => {
  const storage = unstorageStorage({ ...createStorage(), getItem })
  await expect(storage.read('a')).rejects.toMatchObject({
    code: 'storage_unavailable',
    message: expect.not.stringContaining('10.0.0.7'),
  })
})

test('keys that are not ours are a failure, never an empty list', async () => {
  const storage = unstorageStorage({ ...createStorage(), getKeys: async () => ['operable:%zz'] })
  await expect(storage.keys('')).rejects.toMatchObject({ code: 'storage_unavailable' })
})
