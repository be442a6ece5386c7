import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from './conformance.ts'
import { sqliteStorage } from './sqlite.ts'
import { createSqliteSession } from './sqlite-session.ts'

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

test('the write-ahead log is emptied when nothing is written, and by who closes while others go on', async () => {
  const path = newFile()
  const logSize = async () => (await stat(`${path}-wal`)).size
  const session = createSqliteSession(path, { waitMs: 5_000, idleMs: 20 })
  const other = sqliteStorage(path)
  const long = JSON.stringify('x'.repeat(1_000_000))
  await session.run(({ upsert }) => upsert.run('long', long, '1'), { writes: true })
  expect((await other.read('long'))?.version).toBe('1')
  await expect.poll(logSize, { timeout: 50_000 }).toBe(0)
  await other.write('long', 'x'.repeat(1_000_000))
  expect(await logSize()).toBeGreaterThan(500_000)
  await session.close()
  expect(await logSize()).toBe(0)
  await other.close?.()
})

test.each([
  [[5], 'sqliteStorage takes the path of a file.'],
  [[''], 'sqliteStorage takes the path of a file.'],
  [['x.db', { waitMS: 5 }], 'sqliteStorage has no option waitMS. It has: waitMs.'],
  [['x.db', { waitMs: -5 }], 'waitMs must be a number of milliseconds from 0'],
  [['x.db', 5], 'sqliteStorage takes its options as an object.'],
])('sqliteStorage(%j) is refused', (given, message) => {
  expect(() => sqliteStorage(...(given as Parameters<typeof sqliteStorage>))).toThrow(message)
  expect(() => sqliteStorage(...(given as Parameters<typeof sqliteStorage>))).toThrow(TypeError)
})
