import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOperable } from './testing/run-operable.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-worker-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['a worker', ['worker'], /^operable: A worker needs a PostgreSQL database[^\n]+\n$/],
  [
    'a service that leaves scans to workers',
    ['serve', '--no-work'],
    /^operable: --no-work needs a PostgreSQL database[^\n]+\n$/,
  ],
  ['a worker that runs nothing', ['worker', '--concurrency', '0'], /whole number from 1 to 100/],
])('%s on a data file is bad usage', async (_, words, message) => {
  const ran = await runOperable([...words, '--data', join(folder, 'own.db')])
  expect([ran.code, ran.stdout]).toEqual([2, ''])
  expect(ran.stderr).toMatch(message)
})

test('a worker whose database does not answer says so and ends', async () => {
  const ran = await runOperable(['worker', '--data', 'postgres://user:secret@127.0.0.1:1/none'])
  expect([ran.code, ran.stdout]).toEqual([69, ''])
  expect(ran.stderr).not.toContain('secret')
})
