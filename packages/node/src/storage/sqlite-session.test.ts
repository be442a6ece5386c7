import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSqliteSession } from './sqlite-session.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-session-'))
afterAll(() => rmSync(folder, { recursive: true }))

const locked = Object.assign(new Error('database is locked'), { errcode: 5 })

test('of the writes that wait for a lock one tries, since each try stops the process for a moment', async () => {
  const session = createSqliteSession(join(folder, 'line.db'), { waitMs: 1_000 })
  let isLocked = true
  let tries = 0
  const write = () =>
    session.run(
      () => {
        tries++
        if (isLocked) throw locked
        return 'written'
      },
      { writes: true },
    )
  const writes = Array.from({ length: 500 }, write)
  await expect.poll(() => tries).toBeGreaterThan(2)
  // One that tried 500 times has let all of them try.
  expect(tries).toBeLessThan(400)
  isLocked = false
  expect(await Promise.all(writes)).toEqual(writes.map(() => 'written'))
  await session.close()
})

test('those that stood in line for too long are refused without a try, and the next one is not', async () => {
  const session = createSqliteSession(join(folder, 'late.db'), { waitMs: 50 })
  let isLocked = true
  let tries = 0
  const write = () =>
    session.run(
      () => {
        tries++
        if (isLocked) throw locked
      },
      { writes: true },
    )
  const refused = await Promise.allSettled(Array.from({ length: 500 }, write))
  for (const result of refused) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'storage_unavailable' } })
  }
  expect(tries).toBeLessThan(400)
  isLocked = false
  await write()
  await session.close()
})
