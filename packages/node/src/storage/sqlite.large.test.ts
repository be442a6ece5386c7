import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { sqliteStorage } from './sqlite.ts'
import { backUpSqlite } from './sqlite-backup.ts'
import { checkSqlite } from './sqlite-check.ts'

// Files that are too large to be checked whenever they are opened.

const folder = await mkdtemp(join(tmpdir(), 'operable-large-'))
const COUNT = 2000
const unavailable = { code: 'storage_unavailable', status: 503 }

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A closed file with 48 MB of documents. */
async function large(name: string): Promise<string> {
  const path = join(folder, name)
  const storage = sqliteStorage(path)
  await storage.write('first', 'here')
  await storage.close?.()
  const database = new DatabaseSync(path)
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
    INSERT INTO document SELECT printf('doc/%04d', i), json_quote(hex(zeroblob(12000))), 'v' || i FROM n`)
  database.close()
  return path
}

/** Overwrites 4 MB in the middle of the file, far from its first document. */
async function damage(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(4 * 1024 * 1024, 0xa5), 0, undefined, 20 * 1024 * 1024)
  await file.close()
}

test('reads and writes', async () => {
  const path = await large('sound.db')
  const storage = sqliteStorage(path)
  expect((await storage.read('first'))?.value).toBe('here')
  const [written, removed] = await Promise.all([storage.write('first', 'new'), storage.remove('doc/0001')])
  expect([typeof written, removed]).toEqual(['string', true])
  expect(await storage.write('first', 'again', { ifVersion: written! })).toBeTypeOf('string')
  expect(await storage.keys('')).toHaveLength(COUNT)
  await storage.close?.()
})

describe('a damaged one', () => {
  test('is opened, and what is whole is read and written', async () => {
    const path = await large('damaged.db')
    await damage(path)
    const storage = sqliteStorage(path)
    expect((await storage.read('first'))?.value).toBe('here')
    expect(await storage.write('first', 'new')).toBeTypeOf('string')
    expect((await storage.read('first'))?.value).toBe('new')
    await storage.close?.()
  })

  test('is found by a check of the whole file, which changes nothing', async () => {
    const path = await large('checked.db')
    expect(await checkSqlite(path)).toEqual({ bytes: (await stat(path)).size })
    await damage(path)
    const before = await readFile(path)
    await expect(checkSqlite(path)).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringMatching(/damaged|malformed/),
    })
    expect((await readFile(path)).equals(before)).toBe(true)
  })

  test('is no backup, and leaves the one before as it was', async () => {
    const path = await large('backed-up.db')
    const target = join(folder, 'backup.db')
    const { bytes } = await backUpSqlite(path, target)
    await damage(path)
    await expect(backUpSqlite(path, target)).rejects.toMatchObject(unavailable)
    expect(await checkSqlite(target)).toEqual({ bytes })
  })
})

test('two at one time', async () => {
  const path = await large('two.db')
  const [a, b] = [sqliteStorage(path), sqliteStorage(path)]
  const results = await Promise.all([a.write('new', 1, { ifVersion: null }), b.write('new', 2, { ifVersion: null })])
  expect(results.filter((version) => version !== undefined)).toHaveLength(1)
  await Promise.all([a.close?.(), b.close?.()])
})
