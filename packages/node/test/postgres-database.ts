import { afterAll } from 'vitest'
import type { PostgresPool } from '../src/storage/postgres-pool.ts'
import { pglitePool } from './pglite-pool.ts'
import { startPostgres } from './postgres-server.ts'

/** New databases on a real server where the machine has one, otherwise on PGlite. To be called by a test file, once. */
export async function postgresDatabases(): Promise<{ kind: string; create(): Promise<string | PostgresPool> }> {
  const server = await startPostgres()
  if (server) {
    afterAll(() => server.stop())
    return { kind: 'PostgreSQL', create: () => server.newDatabase() }
  }
  const pools: PostgresPool[] = []
  afterAll(() => Promise.all(pools.map((pool) => pool.end())))
  return {
    kind: 'PGlite',
    async create() {
      const pool = await pglitePool()
      pools.push(pool)
      return pool
    },
  }
}
