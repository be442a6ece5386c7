import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, type PostgresServer, startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import { postgresStorage } from '../storage/postgres.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'
import { finish, startOperable, waitForText } from './testing/run-operable.ts'

const server = await startPostgres()
afterAll(() => server?.stop())

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-database-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const started: { kill(): void }[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill()
})

const run = async (...args: string[]) => {
  const ran = await runHere(args)
  expect(ran.stdout + ran.stderr).not.toContain('s3cret')
  return ran
}

describe.skipIf(!server)(`commands on a PostgreSQL database (${WANTS_SERVER})`, () => {
  const it = server as PostgresServer

  /** The server lets anybody in, whatever the password. */
  const newDatabase = async () => (await it.newDatabase()).replace('postgres@', 'postgres:s3cret@')

  test('data moves from a file to a database and back', async () => {
    const [file, database, back] = [join(folder, 'from.db'), await newDatabase(), join(folder, 'back.db')]
    const sites = ['one.example', 'two.example', 'three.example']
    for (const site of sites) expect((await run('websites', 'add', site, '--data', file)).code).toBe(0)
    const listed = await run('websites', 'list', '--data', file, '--json')

    const moved = await run('data', 'move', '--data', file, '--to', database)
    expect(moved).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/9 documents copied and compared\n$/),
    })
    expect(await run('websites', 'list', '--data', database, '--json')).toEqual(listed)
    expect((await run('data', 'check', '--data', database)).stdout).toMatch(/: 9 documents, no damage found\n$/)

    expect(await run('data', 'move', '--data', file, '--to', database)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('already has data'),
    })
    expect((await run('data', 'move', '--data', database, '--to', back)).code).toBe(0)
    expect(await run('websites', 'list', '--data', back, '--json')).toEqual(listed)
  })

  test('a move that is killed leaves a copy that nothing uses, and goes on when it is run again', async () => {
    const [file, database] = [join(folder, 'killed.db'), await newDatabase()]
    const storage = sqliteStorage(file)
    for (let n = 0; n < 2_000; n++) await storage.write(`doc/${n}`, { n, filler: 'x'.repeat(5_000) })
    await storage.close?.()
    const child = startOperable(['data', 'move', '--data', file, '--to', database])
    const ended = finish(child)
    const copied = async () => {
      const [found] = await ask(database, "SELECT to_regclass('operable_document') IS NOT NULL AS exists")
      if (!found?.['exists']) return 0
      return Number((await ask(database, 'SELECT count(*) FROM operable_document'))[0]?.['count'])
    }
    await expect.poll(copied, { interval: 5 }).toBeGreaterThan(100)
    child.kill('SIGKILL')
    await ended
    expect(await copied()).toBeLessThan(2_001)

    for (const words of [
      ['websites', 'list'],
      ['keys', 'list'],
      ['rescore', 'shop.example'],
      ['serve', '--port', '0'],
      ['data', 'check'],
    ]) {
      const used = await run(...words, '--data', database)
      expect([used.code, used.stderr]).toEqual([2, expect.stringContaining('copy that was never finished')])
    }
    const moved = await run('data', 'move', '--data', file, '--to', database)
    expect([moved.code, moved.stdout]).toEqual([0, expect.stringMatching(/2000 documents copied and compared\n$/)])
    expect((await run('websites', 'list', '--data', database)).code).toBe(0)
  })

  test('the service keeps its data in a database, says where without the password, and outlives a crash of the server', async () => {
    const data = await newDatabase()
    let said = ''
    const during = async (use: (url: string) => Promise<void>) => {
      const child = startOperable(['serve', '--port', '0', '--render', 'never'], { OPERABLE_DATA: data })
      started.push({ kill: () => child.exitCode ?? child.kill('SIGKILL') })
      said = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk
      })
      const ended = finish(child)
      await waitForText(child, 'stdout', 'Press Ctrl-C to stop.')
      await use(/http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '')
      child.kill('SIGTERM')
      expect((await ended).code).toBe(0)
    }
    let authorization = ''
    await during(async (url) => {
      authorization = `Bearer ${/opk_admin_\w+/.exec(said)?.[0]}`
      expect(said).toMatch(/Data +postgres:\/\/postgres@127\.0\.0\.1:\d+\/test_\d+\n/)
      const headers = { authorization, 'content-type': 'application/json' }
      const body = '{"url":"https://shop.example/"}'
      expect((await fetch(`${url}/websites`, { method: 'POST', headers, body })).status).toBe(201)
    })
    await during(async (url) => {
      const list = () => fetch(`${url}/websites`, { headers: { authorization } })
      const health = async () => (await fetch(`${url}/health`)).status
      expect(await (await list()).json()).toMatchObject({ websites: [{ url: 'https://shop.example/' }] })
      expect(await health()).toBe(200)
      await it.kill()
      expect([(await list()).status, await health()]).toEqual([503, 503])
      await it.start()
      await expect.poll(health).toBe(200)
      expect(await (await list()).json()).toMatchObject({ websites: [{ url: 'https://shop.example/' }] })
    })
    expect(said).not.toContain('s3cret')
  })

  test('a command that is printed names the database without its password', async () => {
    const data = await newDatabase()
    const ran = await run('report', 'shop.example', '--data', data)
    expect([ran.code, ran.stderr]).toEqual([4, expect.stringMatching(/--data postgres:\/\/postgres@127\S+ --save/)])
  })

  test('backup says what copies a database', async () => {
    const ran = await run('backup', join(folder, 'copy.db'), '--data', await newDatabase())
    expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining('pg_dump')])
  })

  test.each([
    ['data', 'check'],
    ['data', 'move', '--to', 'copy.db'],
    ['websites', 'list'],
    ['keys', 'list'],
  ])('a database that was mistyped is refused by %s %s, and left alone', async (...words) => {
    const empty = await newDatabase()
    const ran = await run(...words, '--data', empty)
    expect([ran.code, ran.stdout, ran.stderr]).toEqual([
      69,
      '',
      'operable: The database cannot be used: it has no data of Operable.\n',
    ])
    expect(await ask(empty, "SELECT count(*)::int FROM pg_class WHERE relname LIKE 'operable%'")).toEqual([
      { count: 0 },
    ])
  })

  test('a user who may not make the schema of the queue, and a database that may only be read, are told so', async () => {
    const [database, readOnly] = [await it.newDatabase(), await it.newDatabase()]
    const [name, ofReadOnly] = [database, readOnly].map((url) => new URL(url).pathname.slice(1))
    await ask(it.url, 'CREATE ROLE plain LOGIN')
    await ask(database, `GRANT ALL ON SCHEMA public TO plain; REVOKE CREATE ON DATABASE ${name} FROM public`)
    await (await postgresStorage(readOnly)).write('doc', 1)
    await ask(it.url, `ALTER DATABASE ${ofReadOnly} SET default_transaction_read_only = on`)
    const start = (data: string) => run('serve', '--port', '0', '--render', 'never', '--data', data)
    const ran = await start(database.replace('postgres@', 'plain@'))
    expect([ran.code, ran.stderr]).toEqual([69, expect.stringContaining('the user does not have the permission')])
    const reading = await start(readOnly)
    expect([reading.code, reading.stderr]).toEqual([69, expect.stringContaining('it is read-only')])
  })
})

test.each(['', ' '])('data does not move to "%s"', async (to) => {
  const file = join(folder, 'moved.db')
  const storage = sqliteStorage(file)
  await storage.write('doc', 1)
  await storage.close?.()
  const ran = await run('data', 'move', '--data', file, '--to', to)
  expect([ran.code, ran.stdout]).toEqual([2, ''])
  expect(ran.stderr).toMatch(/name a path/)
})

test.each([
  ['postgres:/host', 2, /looks like this: postgres:\/\/user:password@host\/database/],
  ['postgres://user:s3#cret@host/name', 2, /looks like this/],
  ['postgres://user:s3cret@127.0.0.1:1/name', 69, /database cannot be used: the server could not be reached/],
])('%s: exit code %i', async (data, code, said) => {
  const ran = await run('websites', 'list', '--data', data)
  expect([ran.code, ran.stdout]).toEqual([code, ''])
  expect(ran.stderr).toMatch(said)
})
