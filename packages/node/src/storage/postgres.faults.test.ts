import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { Client, Pool } from 'pg'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, type PostgresServer, startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import type { Storage } from '../contracts/storage.ts'
import { createApp } from '../http/app.ts'
import { createOperable } from '../services/create-operable.ts'
import { openPool } from './open-pool.ts'
import { type PostgresOptions, postgresStorage } from './postgres.ts'

// A real server decides here: PGlite has no connections that could be cut.
const server = await startPostgres({ max_connections: '12' })
const unavailable = { code: 'storage_unavailable', status: 503 }
const opened: Storage[] = []

// The server of these rows has few connections.
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close?.()
})

afterAll(() => server?.stop())

function open(...of: [string | Pool, PostgresOptions?]): Storage {
  const storage = postgresStorage(...of)
  opened.push(storage)
  return storage
}

/** A database with a document, and the storage that has it open. */
async function filled(it: PostgresServer, options?: PostgresOptions): Promise<{ url: string; storage: Storage }> {
  const url = await it.newDatabase()
  const storage = open(url, options)
  await storage.write('doc', 'first')
  return { url, storage }
}

/** What each kind of call does with a server in trouble. */
async function expectUnavailable(storage: Storage, reason: RegExp): Promise<void> {
  const calls = [
    storage.read('doc'),
    storage.readText?.('doc'),
    storage.readMany?.(['doc', 'none']),
    storage.keys(''),
    storage.write('doc', 'second'),
    storage.write('doc', 'second', { ifVersion: null }),
    storage.remove('none'),
    storage.requireWritable?.(),
  ]
  const errors = await Promise.all(calls.map((call) => call?.then(String, (error: unknown) => error)))
  for (const error of errors) expect(error).toMatchObject({ ...unavailable, message: expect.stringMatching(reason) })
}

/** Once the trouble has ended, nobody has to do anything. */
async function expectRecovery(storage: Storage): Promise<void> {
  const outcome = () =>
    storage.write('recovered', true).then(
      () => 'written',
      (error: Error) => error.message,
    )
  await expect.poll(outcome).toBe('written')
  await expect.poll(() => storage.read('recovered').catch(() => undefined)).toMatchObject({ value: true })
}

describe.skipIf(!server)(`a server in trouble (${WANTS_SERVER})`, () => {
  const it = server as PostgresServer

  test('a restart cuts what is under way, and the next calls get through', async () => {
    const { storage } = await filled(it)
    await it.restart()
    await expectRecovery(storage)
  })

  test('a crash: unavailable until the server is back', async () => {
    const { storage } = await filled(it)
    await it.kill()
    await expectUnavailable(storage, /could not be reached/)
    await it.start()
    await expectRecovery(storage)
  })

  test('a server that is not there at first is used once it is', async () => {
    const url = await it.newDatabase()
    await it.kill()
    const storage = open(url)
    await expectUnavailable(storage, /could not be reached/)
    await it.start()
    await expectRecovery(storage)
  })

  test('a server that no longer answers fails every call in time, also the first one and closing', async () => {
    const { url } = await filled(it)
    const storage = open(url, { waitMs: 300 })
    const late = open(url, { waitMs: 300 })
    const closing = open(url, { waitMs: 300 })
    await expect.poll(() => closing.read('doc').catch(() => undefined)).toMatchObject({ value: 'first' })
    const thaw = await it.freeze()
    try {
      await expectUnavailable(storage, /took too long/)
      await expectUnavailable(late, /took too long|could not be reached/)
      await closing.close?.()
    } finally {
      thaw()
    }
    await expectRecovery(storage)
    await expectRecovery(late)
  })

  test('a lock of somebody else fails every call in time, and passes', async () => {
    const { url } = await filled(it)
    const storage = open(url, { waitMs: 300 })
    const other = new Client(url)
    await other.connect()
    await other.query('BEGIN; LOCK TABLE operable_document IN ACCESS EXCLUSIVE MODE')
    await expectUnavailable(storage, /took too long/)
    await other.query('ROLLBACK')
    await other.end()
    await expectRecovery(storage)
  })

  test('a lock that lets reads through fails changes of one website that come together in one wait', async () => {
    const { url, storage } = await filled(it, { waitMs: 1_500 })
    const { websites } = createOperable({ storage })
    const { id } = (await websites.add('shop.example')).website
    const other = new Client(url)
    await other.connect()
    await other.query('BEGIN; LOCK TABLE operable_document IN SHARE MODE')
    const begun = performance.now()
    const changes = Array.from({ length: 6 }, (_, n) => websites.patch(id, { mcp: n % 2 === 0 ? 'send' : 'trial' }))
    for (const change of changes) {
      await expect(change).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining('too long') })
    }
    const waits = (performance.now() - begun) / 1_500
    expect(waits).toBeLessThan(3)
    await other.query('ROLLBACK')
    await other.end()
    expect(await websites.patch(id, { mcp: 'send' })).toMatchObject({ mcp: 'send' })
  })

  test('a database that may only be read answers reads, and takes writes again by itself', async () => {
    const { url, storage } = await filled(it)
    const name = new URL(url).pathname.slice(1)
    await ask(it.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await cutConnections(it, name)
    await expect.poll(() => storage.read('doc').then((found) => found?.value, String)).toBe('first')
    const message = expect.stringContaining('read-only')
    await expect(storage.write('doc', 'second')).rejects.toMatchObject({ ...unavailable, message })
    await expect(storage.remove('doc')).rejects.toMatchObject({ ...unavailable, message })
    const service = createOperable({ storage })
    const app = createApp(service, { baseUrl: 'https://audit.example', log: () => {} })
    const answer = async (path: string) => (await app.fetch(new Request(`https://audit.example${path}`))).status
    expect([await answer('/ready'), await answer('/health')]).toEqual([503, 200])
    expect((await open(url).read('doc'))?.value).toBe('first')
    await ask(it.url, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
    // By itself: a process that is not ready is asked for nothing else.
    await expect.poll(() => answer('/ready')).toBe(200)
    await service.close()
    await expectRecovery(storage)
  })

  test('an empty database that may only be read is unavailable, and used as soon as it may be written', async () => {
    const url = await it.newDatabase()
    const name = new URL(url).pathname.slice(1)
    await ask(it.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    const storage = open(url)
    await expectUnavailable(storage, /read-only/)
    await ask(it.url, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await expectRecovery(storage)
  })

  test('no connection left: unavailable, and calls with one connection share it', async () => {
    const url = await it.newDatabase()
    const storage = open(url)
    const others = await fillServer(it.url)
    try {
      await expectUnavailable(storage, /no connection left/)
      await others.pop()?.end()
      await expectRecovery(storage)
      await Promise.all(Array.from({ length: 100 }, (_, n) => storage.write(`many/${n}`, n)))
      expect(await storage.keys('many/')).toHaveLength(100)
    } finally {
      for (const other of others) await other.end()
    }
  })

  test('connections that are cut lose no acknowledged write', async () => {
    const { url, storage } = await filled(it)
    const name = new URL(url).pathname.slice(1)
    const acknowledged: number[] = []
    const failures: unknown[] = []
    let next = 0
    const lane = async () => {
      while (next < 1_000) {
        const n = next++
        await storage.write(`cut/${n}`, n).then(
          () => acknowledged.push(n),
          (error: unknown) => failures.push(error),
        )
        if (n % 20 === 19) await cutConnections(it, name)
      }
    }
    await Promise.all(Array.from({ length: 4 }, lane))
    for (const failure of failures) expect(failure).toMatchObject(unavailable)
    expect(acknowledged.length + failures.length).toBe(1_000)
    expect(acknowledged.length).toBeGreaterThan(100)
    const kept = await storage.readMany?.(acknowledged.map((n) => `cut/${n}`))
    expect(kept?.map((document) => document?.value)).toEqual(acknowledged)
  })

  test('tables that are gone are not made again: an empty store would look like lost documents', async () => {
    const { url, storage } = await filled(it)
    await ask(url, 'DROP TABLE operable_document')
    await expectUnavailable(storage, /tables are gone/)
  })

  test('a damaged document is unavailable, the others can be read', async () => {
    const { url, storage } = await filled(it)
    await storage.write('other', 1)
    await ask(url, `UPDATE operable_document SET value = '{"n":1,"fil' WHERE key = 'doc'`)
    await expect(storage.read('doc')).rejects.toMatchObject(unavailable)
    await expect(storage.readMany?.(['other', 'doc'])).rejects.toMatchObject(unavailable)
    expect((await storage.read('other'))?.value).toBe(1)
  })

  test.each([
    ['another user', (url: URL) => Object.assign(url, { username: 'nobody', password: 's3cret' }), /refused the user/],
    ['another database', (url: URL) => Object.assign(url, { pathname: '/none' }), /no database of that name/],
    ['another port', (url: URL) => Object.assign(url, { port: '1', password: 's3cret' }), /could not be reached/],
  ])('%s is unavailable, and no message tells the address or the password', async (_, change, reason) => {
    const url = change(new URL(it.url)).href
    const error: unknown = await open(url)
      .read('doc')
      .catch((failure: unknown) => failure)
    expect(error).toMatchObject({ ...unavailable, message: expect.stringMatching(reason) })
    expect(String(error)).not.toMatch(/s3cret|127\.0|nobody|none/)
  })

  test('a server that asks for a password says so, and its connection does not stay', async () => {
    const rules = (await ask(it.url, 'SHOW hba_file'))[0]?.['hba_file'] as string
    await ask(it.url, "CREATE ROLE locked LOGIN PASSWORD 'x'")
    await writeFile(rules, `host all locked 127.0.0.1/32 scram-sha-256\n${await readFile(rules, 'utf8')}`)
    await ask(it.url, 'SELECT pg_reload_conf()')
    const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length
    const before = sockets()
    const storage = open(Object.assign(new URL(it.url), { username: 'locked' }).href)
    await expect.poll(() => storage.read('doc').catch(String)).toMatch(/asks for a password/)
    await expect.poll(sockets).toBeLessThanOrEqual(before)
  })

  test('a database that is not UTF-8 is refused before anything is written', async () => {
    await ask(it.url, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'")
    await expectUnavailable(open(it.url.replace(/postgres$/, 'latin')), /encoding is not UTF8/)
  })

  test.each(['repeatable read', 'serializable'])('no update is lost when the server defaults to %s', async (level) => {
    const url = await it.newDatabase()
    await ask(it.url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_isolation = '${level}'`)
    const storages = [open(url), open(url)]
    await storages[0]?.write('count', 0)
    const lane = async (storage: Storage) => {
      for (let won = 0; won < 50; ) {
        const current = await storage.read('count')
        const value = Number(current?.value) + 1
        if (await storage.write('count', value, { ifVersion: current?.version ?? null })) won++
      }
    }
    await Promise.all(storages.map(lane))
    expect((await storages[0]?.read('count'))?.value).toBe(100)
  })

  test('the server ends what this process left: statements, and transactions that nobody goes on with', async () => {
    const pool = await openPool(await it.newDatabase(), { waitMs: 4_000, connections: 1 })
    const client = await pool.connect()
    for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      expect((await client.query({ text: `SHOW ${name}` })).rows).toEqual([{ [name]: '4s' }])
    }
    client.release()
    await pool.end()
  })

  test('a pool of your own is used, stays open, and once it is closed every call is unavailable', async () => {
    const pool = new Pool({ connectionString: await it.newDatabase() })
    const storage = open(pool)
    await storage.write('doc', 'first')
    await storage.close?.()
    const other = open(pool)
    expect((await other.read('doc'))?.value).toBe('first')
    await pool.end()
    await expectUnavailable(other, /cannot be used/)
  })
})

/** Opens connections until the server refuses more. */
async function fillServer(url: string): Promise<Client[]> {
  const clients: Client[] = []
  for (;;) {
    const client = new Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return clients
    }
    clients.push(client)
  }
}

async function cutConnections(it: PostgresServer, database: string): Promise<void> {
  await ask(it.url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`)
}

describe('without a server', () => {
  test('without pg the error names the package', async () => {
    vi.doMock('pg', () => {
      throw new Error('Cannot find package pg')
    })
    onTestFinished(() => void vi.doUnmock('pg'))
    const message = expect.stringContaining('npm install pg')
    await expect(postgresStorage('postgres://127.0.0.1:1/x').read('a')).rejects.toMatchObject({
      code: 'missing_dependency',
      message,
    })
  })

  test.each(['', 'operable.db', 'mysql://host/database', 'postgres:/x'])('%j is no address of a database', (text) => {
    expect(() => postgresStorage(text)).toThrow(TypeError)
  })

  test('a server that lets a connection in and cuts it in one breath ends the call, not the process', async () => {
    const message = (type: string, body: string | Buffer) => {
      const head = Buffer.alloc(5, type)
      head.writeInt32BE(Buffer.byteLength(body) + 4, 1)
      return Buffer.concat([head, Buffer.from(body)])
    }
    const welcome = [message('R', Buffer.alloc(4)), message('Z', 'I')]
    const cut = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0')
    const listener = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(Buffer.concat([...welcome, cut])))
    })
    await once(listener.listen(0, '127.0.0.1'), 'listening')
    const { port } = listener.address() as AddressInfo
    const storage = open(`postgres://user@127.0.0.1:${port}/name`)
    await expect(storage.read('doc')).rejects.toMatchObject(unavailable)
    await storage.close?.()
    listener.close()
  })

  test.each([
    ['a serialization failure', '40001', 4],
    ['a deadlock', '40P01', 4],
    ['a full disk', '53100', 1],
    ['a connection that was lost', 'ECONNRESET', 1],
  ])('after %s (%s) a statement was sent so often: %i', async (_, code, times) => {
    let writes = 0
    const storage = postgresStorage({
      async connect() {
        return {
          async query({ text }) {
            if (text.includes('encoding')) return { rows: [{ encoding: 'UTF8' }], rowCount: 1 }
            if (text.includes('exists')) return { rows: [{ exists: true }], rowCount: 1 }
            if (text.includes('operable_schema')) return { rows: [{ version: 1, usable_from: 1 }], rowCount: 1 }
            writes++
            throw Object.assign(new Error('no'), { code })
          },
          release() {},
        }
      },
      async end() {},
    })
    await expect(storage.write('a', 1)).rejects.toMatchObject(unavailable)
    expect(writes).toBe(times)
  })
})
