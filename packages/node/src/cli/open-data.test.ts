import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openData } from './open-data.ts'
import { runHere } from './testing/run-here.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-open-data-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a data file without a folder is refused with both names', async () => {
  const data = join(folder, 'nowhere', 'x.db')
  const ran = await runHere(['websites', 'add', 'shop.example', '--data', data])
  expect([ran.code, ran.stdout]).toEqual([69, ''])
  expect(ran.stderr).toBe(
    `operable: Cannot create the data file ${data}: there is no folder ${join(folder, 'nowhere')}.\n`,
  )
})

test('the address of another database is no name of a file, and is not repeated', () => {
  expect(() => openData({ data: 'mysql://me:secret@db.example/x' })).toThrow(
    'Data is kept in a file or in PostgreSQL: name a path, or an address that begins with postgres://.',
  )
})

test('a folder that is closed to the user is named; to the superuser none is', async () => {
  const open = () => openData({ data: join(folder, 'x.db') })
  await chmod(folder, 0o500)
  try {
    if (process.getuid?.() === 0) expect(open).not.toThrow()
    else expect(open).toThrow(/you may not write to/)
  } finally {
    await chmod(folder, 0o700)
  }
})
