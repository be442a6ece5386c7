import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from './conformance.ts'
import { sqliteStorage } from './sqlite.ts'

const folder = await mkdtemp(join(tmpdir(), 'operable-sqlite-'))
let files = 0
const newFile = (): string => join(folder, `${++files}.db`)

afterAll(() => rm(folder, { recursive: true, force: true }))

testStorage('sqlite', () => sqliteStorage(newFile()))

test('a page of keys leaves no reader behind that would keep the log from being folded in', async () => {
  const path = newFile()
  const storage = sqliteStorage(path)
  for (const key of ['a', 'b', 'c']) await storage.write(key, key)
  expect(await storage.keys('', { limit: 1 })).toEqual(['a'])
  expect(await storage.keys('b')).toEqual(['b'])
  await storage.write('d', 'd')
  const { DatabaseSync } = await import('node:sqlite')
  const other = new DatabaseSync(path)
  expect(other.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0, log: 0 })
  other.close()
  await storage.close?.()
})
