import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { postgresDatabases } from '../../test/postgres-database.ts'
import { testStorage } from './conformance.ts'
import { postgresStorage } from './postgres.ts'
import { type PostgresPool, watchPool } from './postgres-pool.ts'

const { kind, create } = await postgresDatabases()
const database = await create()

testStorage(kind, () => postgresStorage(database))

const pool = typeof database === 'string' ? new Pool({ connectionString: database }) : database
// The end of a pool does not wait for its connections: the server may cut one that is still saying goodbye.
watchPool(pool)
if (typeof database === 'string') afterAll(() => pool.end())

/** A pool that notes what it is asked. */
function noting(inner: PostgresPool, statements: string[]): PostgresPool {
  return {
    async connect() {
      const client = await inner.connect()
      return {
        query(statement) {
          statements.push(statement.text)
          return client.query(statement)
        },
        release: (isBroken) => client.release(isBroken),
      }
    },
    end: () => inner.end(),
  }
}

test('300 documents are read by one statement, in the order of their keys', async () => {
  const statements: string[] = []
  const storage = postgresStorage(noting(pool, statements))
  const keys = Array.from({ length: 300 }, (_, n) => `three-hundred/${n}`)
  for (const key of keys) await storage.write(key, key)
  statements.length = 0
  const found = await storage.readMany?.([...keys, 'three-hundred/none'])
  expect(found?.map((document) => document?.value)).toEqual([...keys, undefined])
  expect(statements).toHaveLength(1)
})

const ADDRESS = 'postgres://127.0.0.1:1/none'

test.each([
  [[], 'postgresStorage takes the address of a PostgreSQL database, or a pool of the package pg.'],
  [[null], 'postgresStorage takes the address'],
  [[{}], 'postgresStorage takes the address'],
  [['db.example'], 'looks like this: postgres://user:password@host/database'],
  [[ADDRESS, { waitMS: 5 }], 'postgresStorage has no option waitMS. It has: waitMs, connections, mustExist.'],
  [[ADDRESS, { waitMs: -5 }], 'waitMs must be a number of milliseconds from 0'],
  [[ADDRESS, { connections: 0 }], 'connections must be a whole number from 1.'],
  [[ADDRESS, { mustExist: 'yes' }], 'mustExist must be true or false.'],
  [[ADDRESS, null], 'postgresStorage takes its options as an object.'],
])('postgresStorage(%j) is refused', (given, message) => {
  expect(() => postgresStorage(...(given as unknown as Parameters<typeof postgresStorage>))).toThrow(message)
  expect(() => postgresStorage(...(given as unknown as Parameters<typeof postgresStorage>))).toThrow(TypeError)
})
