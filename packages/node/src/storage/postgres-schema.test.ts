import { Pool } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { ask, type PostgresServer, startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import { postgresStorage } from './postgres.ts'
import { MIGRATIONS, type Migration } from './postgres-schema.ts'
import { createPostgresSession, type PostgresSession } from './postgres-session.ts'

const server = await startPostgres()

afterAll(() => server?.stop())

/** What a later version may do: programs of today go on beside it. */
const ADDS_COLUMN: Migration = {
  usableFrom: 1,
  statements: ['ALTER TABLE operable_document ADD COLUMN written_at timestamptz NOT NULL DEFAULT now()'],
}

/** What only programs of its own version understand. */
const RENAMES: Migration = {
  usableFrom: MIGRATIONS.length + 2,
  statements: ['ALTER TABLE operable_document RENAME COLUMN value TO content'],
}

const sessions: PostgresSession[] = []
afterAll(() => Promise.all(sessions.map((session) => session.close())))

/** A program of the version that has these migrations. */
function program(url: string, migrations: readonly Migration[]): PostgresSession {
  const open = async () => new Pool({ connectionString: url, max: 4 })
  const session = createPostgresSession(open, { waitMs: 20_000, ownsPool: true, migrations })
  sessions.push(session)
  return session
}

const countDocuments = { text: 'SELECT count(*)::int AS count FROM operable_document' }
const write = (key: string, value: string) => ({
  text: 'INSERT INTO operable_document (key, version, value) VALUES ($1, gen_random_uuid(), $2)',
  values: [key, value],
})

describe.skipIf(!server)(`the tables of a database (${WANTS_SERVER})`, () => {
  const it = server as PostgresServer
  const later = [...MIGRATIONS, ADDS_COLUMN]

  test.each(Array.from({ length: later.length }, (_, version) => version))(
    'come from version %i to the latest with all documents',
    async (version) => {
      const url = await it.newDatabase()
      if (version > 0) {
        const old = program(url, later.slice(0, version))
        for (let n = 0; n < 20; n++) await old.run(write(`doc/${n}`, String(n)))
      }
      const { rows } = await program(url, later).run(countDocuments)
      expect(rows).toEqual([{ count: version > 0 ? 20 : 0 }])
      const versions = await ask(url, 'SELECT version, usable_from FROM operable_schema ORDER BY version')
      expect(versions).toEqual(later.map(({ usableFrom }, index) => ({ version: index + 1, usable_from: usableFrom })))
    },
  )

  test('are changed once when many programs start at the same time', async () => {
    const url = await it.newDatabase()
    const programs = Array.from({ length: 10 }, () => program(url, later))
    await Promise.all(programs.map((one, n) => one.run(write(`doc/${n}`, String(n)))))
    expect(await programs[0]?.run(countDocuments)).toMatchObject({ rows: [{ count: 10 }] })
  })

  test('two versions side by side lose nothing', async () => {
    const url = await it.newDatabase()
    const old = postgresStorage(url)
    await old.write('count', 0)
    const add = async (times: number) => {
      for (let won = 0; won < times; ) {
        const current = await old.read('count')
        if (await old.write('count', Number(current?.value) + 1, { ifVersion: current?.version ?? null })) won++
      }
    }
    const now = program(url, later)
    const text =
      'UPDATE operable_document SET value = (value::int + 1)::text, version = gen_random_uuid(), written_at = now()'
    const addNow = async (times: number) => {
      for (let n = 0; n < times; n++) await now.run({ text })
    }
    await Promise.all([add(50), addNow(50)])
    const restarted = postgresStorage(url)
    expect((await restarted.read('count'))?.value).toBe(100)
    await old.close?.()
    await restarted.close?.()
  })

  test('that only a later version understands are refused, and left as they are', async () => {
    const url = await it.newDatabase()
    await program(url, [...later, RENAMES]).run({ text: 'SELECT 1' })
    const old = postgresStorage(url)
    await expect(old.write('a', 1)).rejects.toMatchObject({
      code: 'storage_unavailable',
      message: expect.stringContaining('later version of Operable'),
    })
    await old.close?.()
    expect(await ask(url, 'SELECT count(*)::int AS count FROM operable_document')).toEqual([{ count: 0 }])
  })

  test('are as before when a migration fails, and the next call tries again', async () => {
    const url = await it.newDatabase()
    const old = program(url, MIGRATIONS)
    await old.run(write('doc', '1'))
    await ask(url, 'CREATE TABLE in_the_way ()')
    const failing = program(url, [...later, { usableFrom: 1, statements: ['CREATE TABLE in_the_way ()'] }])
    await expect(failing.run(countDocuments)).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await ask(url, 'SELECT max(version) AS version FROM operable_schema')).toEqual([{ version: 1 }])
    await ask(url, 'DROP TABLE in_the_way')
    expect(await failing.run(countDocuments)).toMatchObject({ rows: [{ count: 1 }] })
  })

  test('keys are found by their index, and lists read no document', async () => {
    const url = await it.newDatabase()
    const storage = postgresStorage(url)
    await storage.keys('')
    await ask(
      url,
      `INSERT INTO operable_document SELECT 'doc/' || n, gen_random_uuid(), repeat('x', 100) FROM generate_series(1, 20000) n`,
    )
    await ask(url, 'VACUUM ANALYZE operable_document')
    const plan = await ask(
      url,
      `EXPLAIN SELECT key FROM operable_document WHERE key >= 'doc/77' AND key > '' AND key < 'doc/78' ORDER BY key LIMIT 50`,
    )
    expect(JSON.stringify(plan)).toContain('Index Only Scan')
    expect(await storage.keys('doc/7777')).toEqual(['doc/7777'])
    await storage.close?.()
  })
})
