import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failsAt } from '../../test/failing-storage.ts'
import { postgresDatabases } from '../../test/postgres-database.ts'
import type { Json, Storage } from '../contracts/storage.ts'
import { compareKeys } from './adapter.ts'
import { kitKeys, kitValues } from './conformance-data.ts'
import { memoryStorage } from './memory.ts'
import { checkDocuments, moveDocuments } from './move-documents.ts'
import { postgresStorage } from './postgres.ts'
import { sqliteStorage } from './sqlite.ts'

const { kind, create } = await postgresDatabases()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-move-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Odd keys and values, and more documents than one list has. */
const samples = new Map<string, Json>([
  ...kitKeys.map((key): [string, Json] => [key, { key }]),
  ...kitValues().map(({ value }, index): [string, Json] => [`value/${index}`, value]),
  ...Array.from({ length: 1_200 }, (_, n): [string, Json] => [`many/${n}`, n]),
])

async function fill(storage: Storage): Promise<void> {
  for (const [key, value] of samples) await storage.write(key, value)
}

async function contentOf(storage: Storage): Promise<[string, unknown][]> {
  const keys = await storage.keys('')
  return Promise.all(keys.map(async (key): Promise<[string, unknown]> => [key, (await storage.read(key))?.value]))
}

const expected = [...samples].sort(([a], [b]) => compareKeys(a, b))

test(`everything moves from SQLite to ${kind} and back, whatever its keys and values`, async () => {
  const [file, database, back] = [
    sqliteStorage(join(folder, 'from.db')),
    postgresStorage(await create()),
    sqliteStorage(join(folder, 'back.db')),
  ]
  await fill(file)
  expect(await moveDocuments(file, database)).toEqual({ documents: samples.size })
  expect(await contentOf(database)).toEqual(expected)
  expect(await checkDocuments(database)).toEqual({ documents: samples.size })
  expect(await moveDocuments(database, back)).toEqual({ documents: samples.size })
  expect(await contentOf(back)).toEqual(expected)
  expect(await contentOf(file)).toEqual(expected)
  for (const storage of [file, database, back]) await storage.close?.()
})

test('a target with other data is left as it is', async () => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await from.write('a', 1)
  await to.write('b', 2)
  await expect(moveDocuments(from, to)).rejects.toMatchObject({ code: 'invalid_request' })
  expect(await contentOf(to)).toEqual([['b', 2]])
})

test.each([1, 2, 3, 4, 10, 100, 500])('what stops at call %i goes on with what has changed since', async (first) => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await fill(from)
  await expect(moveDocuments(from, failsAt(to, first).failingStorage)).rejects.toMatchObject({
    code: 'storage_unavailable',
  })
  await from.write('many/0', 'changed')
  await from.remove('many/1')
  await from.write('new', 1)
  const after = await contentOf(from)
  expect(await moveDocuments(from, to)).toEqual({ documents: samples.size })
  expect(await contentOf(to)).toEqual(after)
})

test('what is written while it is copied arrives too', async () => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await fill(from)
  let writes = 0
  const busy: Storage = {
    ...to,
    async write(key, value, options) {
      if (++writes === 50) await from.write('many/0', 'changed')
      if (writes === 60) await from.remove('many/1')
      return to.write(key, value, options)
    },
  }
  await moveDocuments(from, busy)
  expect(await contentOf(to)).toEqual(await contentOf(from))
})

test('a source that never rests is told, and its copy is no source', async () => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await from.write('a', 0)
  let n = 0
  const restless: Storage = {
    ...from,
    async readMany(keys) {
      await from.write('a', ++n)
      return from.readMany?.(keys) ?? []
    },
  }
  await expect(moveDocuments(restless, to)).rejects.toMatchObject({ code: 'conflict' })
  await expect(moveDocuments(to, memoryStorage())).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a document that the target changes is found by the comparison', async () => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await from.write('a', { n: 1 })
  const forgetful: Storage = { ...to, write: (key, _, options) => to.write(key, {}, options) }
  await expect(moveDocuments(from, forgetful)).rejects.toMatchObject({ code: 'conflict' })
})

test('it stops when it is asked to', async () => {
  const [from, to] = [memoryStorage(), memoryStorage()]
  await fill(from)
  const stop = new AbortController()
  const stopped = moveDocuments(from, to, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(stopped).rejects.toMatchObject({ code: 'aborted' })
})
