import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { roundsOf } from '../../test/rounds.ts'
import { bundleStorageWriter, spawnStorageWriter } from '../../test/storage-process.ts'
import { sqliteStorage } from './sqlite.ts'

// Each round starts a process, which takes as long as the machine needs.
vi.setConfig({ testTimeout: 600_000 })

const ROUNDS = roundsOf(100, 20)
const folder = await mkdtemp(join(tmpdir(), 'operable-kill-'))
const bundle = await bundleStorageWriter(folder)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Every acknowledged write is there and whole; of the one that was under way, all or nothing. */
async function expectKept(path: string, round: number, acknowledged: number): Promise<void> {
  const storage = sqliteStorage(path)
  const keys = await storage.keys(`round/${round}/`)
  expect(keys.length).toBeGreaterThanOrEqual(acknowledged)
  expect(keys.length).toBeLessThanOrEqual(acknowledged + 1)
  for (let n = 1; n <= keys.length; n++) {
    const value = (await storage.read(`round/${round}/${n}`))?.value
    expect(value).toMatchObject({ n, end: n })
    expect(JSON.stringify(value).length).toBeGreaterThan(12_000)
  }
  await storage.close?.()
}

test(`kill -9 in the middle of writes, ${ROUNDS} times: nothing acknowledged is lost, nothing is torn`, async () => {
  const path = join(await mkdtemp(join(folder, 'kill-')), 'kill.db')
  const rounds: number[] = []
  let next = spawnStorageWriter(bundle, [path, '0'])
  for (let round = 0; round < ROUNDS; round++) {
    const writer = next
    writer.start()
    await writer.acknowledged(1 + Math.floor(Math.random() * 5))
    await delay(Math.random() * 3)
    const acknowledged = await writer.kill()
    expect(acknowledged).toBeGreaterThan(0)
    rounds.push(acknowledged)
    next = spawnStorageWriter(bundle, [path, String(round + 1)])
    await expectKept(path, round, acknowledged)
    const storage = sqliteStorage(path)
    const latest = (await storage.read('latest'))?.value as { round: number; n: number; end: number }
    await storage.close?.()
    expect(latest.round).toBe(round)
    expect(latest.n).toBe(latest.end)
    expect([acknowledged, acknowledged + 1]).toContain(latest.n)
  }
  await next.kill()
  for (const [round, acknowledged] of rounds.entries()) await expectKept(path, round, acknowledged)
})

test('two processes write the same file and are killed: the same holds for both', async () => {
  const path = join(await mkdtemp(join(folder, 'two-')), 'two.db')
  const writers = [0, 1].map((round) => spawnStorageWriter(bundle, [path, String(round)]))
  for (const writer of writers) writer.start()
  await Promise.all(writers.map((writer) => writer.acknowledged(20)))
  const acknowledged = await Promise.all(writers.map((writer) => writer.kill()))
  for (const [round, count] of acknowledged.entries()) {
    expect(count).toBeGreaterThanOrEqual(20)
    await expectKept(path, round, count)
  }
})
