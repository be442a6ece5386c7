import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import { testQueue } from './conformance.ts'
import { pgBossQueue } from './pg-boss.ts'

const server = await startPostgres()
afterAll(() => server?.stop())

describe.skipIf(!server)(WANTS_SERVER, () => {
  testQueue(
    'pgBossQueue',
    ({ store, concurrency }) =>
      pgBossQueue({ url: server?.url ?? '', concurrency, schema: store.replaceAll('-', '_').slice(0, 40) }),
    { describe, test: (name, run) => test(name, { timeout: 120_000 }, run) },
  )
})

test.each([0, -1, 1.5, Number.NaN])('concurrency %s is refused', (concurrency) => {
  expect(() => pgBossQueue({ url: 'postgres://127.0.0.1/none', concurrency })).toThrow(TypeError)
})

test('a database that does not answer is storage_unavailable, and closing does not wait for it', async () => {
  const queue = pgBossQueue({ url: 'postgres://postgres@127.0.0.1:1/none' })
  const job = { scanId: 'a', site: 'shop.example', urgency: 'person' } as const
  for (const call of [() => queue.enqueue(job), () => queue.count?.(1), () => queue.work(async () => {})]) {
    await expect(call()).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 })
  }
  await queue.close()
  await expect(queue.enqueue(job)).rejects.toMatchObject({ code: 'storage_unavailable' })
})
