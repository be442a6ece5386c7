import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'

let folder: string
const at = (name: string) => join(folder, name)
const backUp = (target: string, data = 'operable.db') => runHere(['backup', at(target), '--data', at(data)])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function valueIn(file: string): Promise<unknown> {
  const storage = sqliteStorage(at(file))
  try {
    return (await storage.read('a'))?.value
  } finally {
    await storage.close?.()
  }
}

test('copies what is in use, again and again, and leaves nothing else behind', async () => {
  const storage = sqliteStorage(at('operable.db'))
  try {
    await storage.write('a', 1)
    const first = await backUp('copy.db')
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toMatch(/copy\.db: \d+\.\d MB\n$/)
    expect(await valueIn('copy.db')).toBe(1)
    await storage.write('a', 2)
    expect((await backUp('copy.db')).code).toBe(0)
    expect(await valueIn('copy.db')).toBe(2)
    expect((await storage.read('a'))?.value).toBe(2)
  } finally {
    await storage.close?.()
  }
  expect((await readdir(folder)).sort()).toEqual(['copy.db', 'operable.db'])
  for (const name of ['copy.db', 'operable.db']) expect((await stat(at(name))).mode & 0o077).toBe(0)
})

test.each([
  ['no data file', 'x.db', 'none.db', 2, /There is no data file at .*none\.db\./],
  ['the data file itself', 'operable.db', 'operable.db', 2, /cannot replace the data file/],
  [
    'a folder that is not there',
    'nowhere/x.db',
    'operable.db',
    69,
    /Cannot back up .* to .*x\.db: there is no folder .*nowhere\.$/m,
  ],
  ['a file of something else', 'x.db', 'text.db', 69, /Cannot back up .*text\.db to .*x\.db: .*not a database/],
])('%s: nothing is written, and the sentence says why', async (_, target, data, code, said) => {
  await writeFile(at('text.db'), 'no database at all, and long enough to be read as the head of one'.repeat(20))
  const before = await readFile(at('operable.db'))
  const ran = await backUp(target, data)
  expect([ran.code, ran.stdout]).toEqual([code, ''])
  expect(ran.stderr).toMatch(said)
  expect(await readFile(at('operable.db'))).toEqual(before)
  expect((await readdir(folder)).filter((name) => name.includes('.part') || name === 'x.db')).toEqual([])
})
