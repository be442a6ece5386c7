import { chmod, mkdtemp, open, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { bundleStorageWriter, spawnStorageWriter } from '../../test/storage-process.ts'
import { sqliteStorage } from './sqlite.ts'

const folder = await mkdtemp(join(tmpdir(), 'operable-faults-'))
const bundle = await bundleStorageWriter(folder)
const unavailable = { code: 'storage_unavailable', status: 503 }

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A closed file with 200 documents of 12 KB. */
async function filled(name: string): Promise<string> {
  const path = join(folder, name)
  const storage = sqliteStorage(path)
  for (let n = 0; n < 200; n++) await storage.write(`doc/${n}`, { n, filler: 'x'.repeat(12_000) })
  await storage.close?.()
  return path
}

async function expectUnavailable(path: string): Promise<void> {
  const storage = sqliteStorage(path, { waitMs: 50 })
  await expect(storage.keys('')).rejects.toMatchObject(unavailable)
  await expect(storage.read('doc/1')).rejects.toMatchObject(unavailable)
  await expect(storage.write('doc/1', 1)).rejects.toMatchObject(unavailable)
  await expect(storage.remove('doc/1')).rejects.toMatchObject(unavailable)
  await storage.close?.()
}

test.each([
  ['of text', (path: string) => writeFile(path, 'This is not a database.\n'.repeat(500))],
  ['with a torn header', (path: string) => overwrite(path, 0, 100)],
  ['with damaged pages', (path: string) => overwrite(path, 3 * 4096, 8 * 4096)],
  ['cut in half', async (path: string) => truncate(path, Math.floor((await readFile(path)).length / 8192) * 4096)],
  ['of another program', async (path: string) => otherProgram(path)],
])('a file %s is storage_unavailable, and stays as it is', async (label, damage) => {
  const path = await filled(`${label.replaceAll(' ', '-')}.db`)
  await damage(path)
  const before = await readFile(path)
  await expectUnavailable(path)
  expect((await readFile(path)).equals(before)).toBe(true)
})

test.each([
  ['a folder that is not there', 'none/operable.db'],
  ['a folder in place of the file', '.'],
])('%s is storage_unavailable, without the path in the message', async (_, name) => {
  await expectUnavailable(join(folder, name))
  const error: unknown = await sqliteStorage(join(folder, name))
    .keys('')
    .catch((reason: unknown) => reason)
  expect(String(error)).not.toContain(tmpdir())
})

test('an empty file becomes a new store', async () => {
  const path = join(folder, 'empty.db')
  await writeFile(path, '')
  const storage = sqliteStorage(path)
  expect(await storage.keys('')).toEqual([])
  expect(await storage.write('a', 1)).toBeTypeOf('string')
  await storage.close?.()
})

test('a damaged document is storage_unavailable, the others can be read', async () => {
  const path = await filled('document.db')
  const database = new DatabaseSync(path)
  database.exec(`UPDATE document SET value = '{"n":1,"fil' WHERE key = 'doc/1'`)
  database.close()
  const storage = sqliteStorage(path)
  await expect(storage.read('doc/1')).rejects.toMatchObject(unavailable)
  expect((await storage.read('doc/2'))?.value).toMatchObject({ n: 2 })
  await storage.close?.()
})

test('a lock of another process fails a write in time, lets reads through, and passes', async () => {
  const path = await filled('locked.db')
  const storage = sqliteStorage(path, { waitMs: 100 })
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  await expect(storage.write('doc/1', 1)).rejects.toMatchObject(unavailable)
  await expect(storage.remove('doc/1')).rejects.toMatchObject(unavailable)
  expect((await storage.read('doc/1'))?.value).toMatchObject({ n: 1 })
  other.exec('ROLLBACK')
  expect(await storage.write('doc/1', 1)).toBeTypeOf('string')
  other.close()
  await storage.close?.()
})

test('a write waits for a lock that is released, and the process goes on meanwhile', async () => {
  const path = await filled('waits.db')
  const storage = sqliteStorage(path)
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  const write = storage.write('doc/1', 'after')
  await delay(200)
  other.exec("UPDATE document SET value = '\"before\"' WHERE key = 'doc/1'; COMMIT")
  other.close()
  expect(await write).toBeTypeOf('string')
  expect((await storage.read('doc/1'))?.value).toBe('after')
  await storage.close?.()
})

test('a file that nobody can open at the moment is tried again by the next call', async () => {
  const path = await filled('exclusive.db')
  const other = new DatabaseSync(path)
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  const storage = sqliteStorage(path, { waitMs: 50 })
  await expect(storage.keys('')).rejects.toMatchObject(unavailable)
  other.close()
  expect(await storage.keys('')).toHaveLength(200)
  await storage.close?.()
})

test('a full disk is storage_unavailable, and every acknowledged write is there', async () => {
  const path = join(folder, 'full.db')
  // No file of that process may pass the limit, as on a disk without room.
  const writer = spawnStorageWriter(bundle, [path, '0'], 'ulimit -f 4000')
  writer.start()
  const { acknowledged, lastLine } = await writer.ended()
  expect(lastLine).toBe('storage_unavailable')
  expect(acknowledged).toBeGreaterThan(5)
  const storage = sqliteStorage(path)
  for (let n = 1; n <= acknowledged; n++) {
    expect((await storage.read(`round/0/${n}`))?.value).toMatchObject({ n, end: n })
  }
  await storage.close?.()
})

test.each([
  ['removed', (path: string) => rm(path)],
  ['replaced by a copy', async (path: string) => replace(path, await readFile(path))],
  ['replaced by nothing', (path: string) => replace(path, '')],
])('a file that is %s while it is open takes no writes, and soon no reads', async (label, change) => {
  const path = await filled(`${label.replaceAll(' ', '-')}.db`)
  const storage = sqliteStorage(path)
  expect((await storage.read('doc/1'))?.value).toMatchObject({ n: 1 })
  await change(path)
  await expect(storage.write('doc/1', 1)).rejects.toMatchObject(unavailable)
  await expect(storage.remove('doc/1')).rejects.toThrow(/was removed or replaced while it was in use\.$/)
  await expect
    .poll(() => storage.read('doc/1').catch(({ code }: { code: string }) => code), { timeout: 20_000 })
    .toBe('storage_unavailable')
  await storage.close?.()
})

test('a file that is back in its place is used again', async () => {
  const path = await filled('back.db')
  const storage = sqliteStorage(path)
  await storage.read('doc/1')
  await rename(path, `${path}.away`)
  await expect(storage.write('doc/1', 1)).rejects.toMatchObject(unavailable)
  await rename(`${path}.away`, path)
  expect(await storage.write('doc/1', 1)).toBeTypeOf('string')
  await storage.close?.()
})

test('a file that may only be read is storage_unavailable', async () => {
  const path = await filled('read-only.db')
  const inside = await mkdtemp(join(folder, 'locked-'))
  const copy = join(inside, 'read-only.db')
  await writeFile(copy, await readFile(path), { mode: 0o444 })
  await chmod(folder, 0o755)
  await chmod(inside, 0o555)
  // The superuser may write everything, so the writer becomes somebody else.
  const user = process.geteuid?.() === 0 ? ['65534'] : []
  const writer = spawnStorageWriter(bundle, [copy, '0', ...user])
  writer.start()
  expect(await writer.ended()).toEqual({ acknowledged: 0, lastLine: 'storage_unavailable' })
  await chmod(inside, 0o755)
})

async function overwrite(path: string, from: number, length: number): Promise<void> {
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(length, 0xa5), 0, length, from)
  await file.close()
}

async function replace(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.new`, content)
  await rename(`${path}.new`, path)
}

async function otherProgram(path: string): Promise<void> {
  await rm(path)
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE document (id INTEGER PRIMARY KEY)')
  database.close()
}
