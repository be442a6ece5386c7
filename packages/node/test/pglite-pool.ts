import { PGlite } from '@electric-sql/pglite'
import type { PostgresClient, PostgresPool } from '../src/storage/postgres-pool.ts'

/** PostgreSQL inside this process, with the pool that `postgresStorage` takes. It has one connection, which its users take in turn. */
export async function pglitePool(): Promise<PostgresPool> {
  const database = await PGlite.create()
  let turn: Promise<void> = Promise.resolve()
  return {
    async connect(): Promise<PostgresClient> {
      const before = turn
      const { promise, resolve } = Promise.withResolvers<void>()
      turn = promise
      await before
      return {
        async query({ text, values }) {
          const { rows, affectedRows } = await database.query<Record<string, unknown>>(text, values)
          return { rows, rowCount: affectedRows ?? rows.length }
        },
        release: () => resolve(),
      }
    },
    end: () => database.close(),
  }
}
