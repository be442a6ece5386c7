import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'

let folder: string
const check = (name: string) => runHere(['data', 'check', '--data', join(folder, name)])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-data-'))
  await writeFile(
    join(folder, 'text.db'),
    'no database at all, and long enough to be read as the head of one'.repeat(20),
  )
  const unfinished = sqliteStorage(join(folder, 'unfinished.db'))
  await unfinished.write('data-move/unfinished', null)
  await unfinished.close?.()
  const path = join(folder, 'damaged.db')
  const storage = sqliteStorage(path)
  for (let at = 0; at < 20; at++) await storage.write(`doc/${at}`, 'x'.repeat(40_000))
  await storage.close?.()
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(200_000, 0xa5), 0, undefined, 400_000)
  await file.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a sound file, while it is in use', async () => {
  const storage = sqliteStorage(join(folder, 'operable.db'))
  await storage.write('a', 1)
  expect(await check('operable.db')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/operable\.db: \d+\.\d MB, no damage found\n$/),
    stderr: '',
  })
  await storage.close?.()
})

test.each([
  ['none.db', 2, /There is no data file at .*none\.db\./],
  ['unfinished.db', 2, /a copy that was never finished/],
  ['text.db', 69, /text\.db cannot be used: .*not a database/],
  ['damaged.db', 69, /damaged\.db cannot be used: .*(damaged|malformed)/],
])('%s: exit code %i', async (name, code, said) => {
  const ran = await check(name)
  expect([ran.code, ran.stdout]).toEqual([code, ''])
  expect(ran.stderr).toMatch(said)
})
