import { expect, test } from 'vitest'
import { countReads } from '../../../test/count-reads.ts'
import type { Json } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { pack } from '../../storage/packed-text.ts'
import { createWidgetArchive, versionFiles } from './widget-archive.ts'

const now = () => new Date('2026-11-21T10:00:00Z')
const files = (text: string) => versionFiles(['operable.js', 'operable-panel.js'].map((name) => ({ name, body: text })))
const first = files('first')

test('a version that was kept is found by another process, byte for byte', async () => {
  const storage = memoryStorage()
  await createWidgetArchive(storage, now).keep(first)
  const other = createWidgetArchive(storage, now)
  expect(await other.find(first.version, 'operable.js')).toEqual(first.files[0])
  expect(await other.find(first.version, 'operable-panel.js')).toEqual(first.files[1])
})

test('it is written once, and read once', async () => {
  const { counted, reads } = countReads(memoryStorage())
  const archive = createWidgetArchive(counted, now)
  await archive.keep(first)
  const [key = ''] = await counted.keys('widget-files/')
  const before = await counted.read(key)
  await archive.keep(first)
  await createWidgetArchive(counted, now).keep(first)
  expect(await counted.read(key)).toEqual(before)
  reads.length = 0
  await Promise.all(Array.from({ length: 9 }, () => archive.find(first.version, 'operable.js')))
  expect(reads).toEqual([key])
})

test('many versions can be kept, and all are found, whatever stays in memory', async () => {
  const archive = createWidgetArchive(memoryStorage(), now)
  const versions = Array.from({ length: 12 }, (_, index) => files(String(index).repeat(1024 * 1024)))
  for (const version of versions) await archive.keep(version)
  for (const version of [...versions, ...versions]) {
    expect((await archive.find(version.version, 'operable.js'))?.integrity).toBe(version.files[0]?.integrity)
  }
})

test('a service that was not built keeps nothing', async () => {
  const storage = memoryStorage()
  await createWidgetArchive(storage, now).keep(versionFiles([]))
  expect(await storage.keys('')).toEqual([])
})

test.each([
  ['another version', 'AAAAAAAAAAAA', 'operable.js'],
  ['another file', first.version, 'index.js'],
  ['no version', 'x', 'operable.js'],
  ['a way out', '../keys/adm', 'operable.js'],
  ['nothing', '', ''],
])('%s is not there', async (_, version, name) => {
  const archive = createWidgetArchive(memoryStorage(), now)
  await archive.keep(first)
  expect(await archive.find(version, name)).toBeUndefined()
})

test.each<[string, (packed: string) => Json]>([
  ['no document of ours', () => 'x'],
  [
    'a later format',
    (packed) => ({ format: 2, savedAt: now().toISOString(), files: [{ name: 'operable.js', packed }] }),
  ],
  ['no gzip', () => ({ format: 1, savedAt: now().toISOString(), files: [{ name: 'operable.js', packed: 'eA==' }] })],
  [
    'other content',
    (packed) => ({ format: 1, savedAt: now().toISOString(), files: [{ name: 'operable.js', packed }] }),
  ],
])('%s under a version is damage, and never served', async (_, document) => {
  const storage = memoryStorage()
  await storage.write(`widget-files/${first.version}`, document(await pack('evil()')))
  const archive = createWidgetArchive(storage, now)
  await expect(archive.find(first.version, 'operable.js')).rejects.toMatchObject({ code: 'storage_unavailable' })
})

test('a store that cannot answer is asked again', async () => {
  const storage = memoryStorage()
  let broken = true
  const flaky = {
    ...storage,
    read: async (key: string) => {
      if (broken) throw new Error('no')
      return storage.read(key)
    },
  }
  await createWidgetArchive(storage, now).keep(first)
  const archive = createWidgetArchive(flaky, now)
  await expect(archive.find(first.version, 'operable.js')).rejects.toThrow('no')
  await expect(archive.keep(first)).rejects.toThrow('no')
  broken = false
  await archive.keep(first)
  expect(await archive.find(first.version, 'operable.js')).toEqual(first.files[0])
})
