import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { endlessCheck, isRunning } from '../../test/endless-check.ts'
import type { Storage } from '../contracts/storage.ts'
import { sqliteStorage } from './sqlite.ts'

// Files that are too large to be checked before the first answer.

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

test('a damaged one is read from before it was checked, never written to, and refused from then on', async () => {
  const path = await large('damaged.db')
  await damage(path)
  const before = await readFile(path)
  const storage = sqliteStorage(path)
  expect((await storage.read('first'))?.value).toBe('here')
  await expect(storage.write('first', 'new')).rejects.toMatchObject({
    ...unavailable,
    message: expect.stringMatching(/damaged/),
  })
  await expect(storage.remove('first')).rejects.toMatchObject(unavailable)
  await expect(storage.read('first')).rejects.toMatchObject(unavailable)
  await expect(storage.keys('')).rejects.toMatchObject(unavailable)
  await storage.close?.()
  expect((await readFile(path)).equals(before)).toBe(true)
})

test('it is checked also when nothing is written', async () => {
  const path = await large('read-only-use.db')
  await damage(path)
  const storage = sqliteStorage(path)
  await expect
    .poll(() => storage.read('first').then(() => 'read', String), { timeout: 50_000, interval: 200 })
    .toMatch(/damaged/)
  await storage.close?.()
})

test('a write that waits for the check ends with the storage', async () => {
  const path = await large('closed.db')
  const storage = sqliteStorage(path)
  await storage.read('first')
  const write = storage.write('first', 'new').catch((error: unknown) => error)
  await storage.close?.()
  // Either came first, and nothing stands still.
  const outcome = await write
  expect(typeof outcome === 'string' || (outcome as { code?: string }).code === 'storage_unavailable').toBe(true)
})

test('two at one time', async () => {
  const path = await large('two.db')
  const [a, b] = [sqliteStorage(path), sqliteStorage(path)]
  const results = await Promise.all([a.write('new', 1, { ifVersion: null }), b.write('new', 2, { ifVersion: null })])
  expect(results.filter((version) => version !== undefined)).toHaveLength(1)
  await Promise.all([a.close?.(), b.close?.()])
})

describe('a stop while it is checked', () => {
  const { execPath } = process
  afterEach(() => {
    process.execPath = execPath
  })

  test.each<[string, (storage: Storage, stop: AbortController) => unknown]>([
    ['by its signal', (_, stop) => stop.abort()],
    ['by closing the storage', (storage) => storage.close?.()],
  ])('%s ends the check and what waits for it', async (_, end) => {
    const path = await large('stopped.db')
    const check = await endlessCheck(folder)
    process.execPath = check.program
    const stop = new AbortController()
    const storage = sqliteStorage(path, { signal: stop.signal })
    expect((await storage.read('first'))?.value).toBe('here')
    const write = storage.write('first', 'new').catch((error: unknown) => error)
    const pid = await check.began()
    end(storage, stop)
    expect(await write).toMatchObject(unavailable)
    await expect.poll(() => isRunning(pid), { timeout: 50_000 }).toBe(false)
    await expect(storage.remove('first')).rejects.toMatchObject(unavailable)
    await storage.close?.()
    process.execPath = execPath
    const again = sqliteStorage(path)
    expect(await again.write('first', 'after it')).toBeTypeOf('string')
    await again.close?.()
    await rm(path)
  })
})

test('where this program is not Node, it is checked all the same', async () => {
  const { execPath } = process
  process.execPath = '/opt/app/electron'
  const [sound, damaged] = [await large('thread.db'), await large('thread-damaged.db')]
  await damage(damaged)
  const [one, other] = [sqliteStorage(sound), sqliteStorage(damaged)]
  expect(await one.write('first', 'new')).toBeTypeOf('string')
  await expect(other.write('first', 'new')).rejects.toMatchObject(unavailable)
  await Promise.all([one.close?.(), other.close?.()])
  process.execPath = execPath
})
