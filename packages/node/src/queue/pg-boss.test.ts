import { afterAll, beforeAll, describe, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../test/postgres-server.ts'
import { testQueue } from './conformance.ts'
import { pgBossQueue } from './pg-boss.ts'

let server: PostgresServer | undefined
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server?.stop())

testQueue(
  'pgBossQueue',
  ({ store, concurrency }) =>
    pgBossQueue({ url: server?.url ?? '', concurrency, schema: store.replaceAll('-', '_').slice(0, 40) }),
  { describe, test: (name, run) => test(name, { timeout: 120_000 }, run) },
)
