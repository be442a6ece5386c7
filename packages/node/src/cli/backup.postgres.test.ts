import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { storeEverything } from '../../test/everything.ts'
import { startWeb } from '../../test/fleet/simulated-web.ts'
import {
  ask,
  type PostgresServer,
  runPostgresProgram,
  startPostgres,
  WANTS_SERVER,
} from '../../test/postgres-server.ts'
import { postgresCounters } from '../fleet/postgres-counters.ts'
import { postgresTurns } from '../fleet/postgres-turns.ts'
import { pgBossQueue } from '../queue/pg-boss.ts'
import { createOperable } from '../services/create-operable.ts'
import { postgresStorage } from '../storage/postgres.ts'

const server = await startPostgres()
const web = await startWeb()
afterAll(async () => {
  await web.close()
  await server?.stop()
})

function open(url: string, runsScans: boolean) {
  const storage = postgresStorage(url)
  const queue = pgBossQueue({ url })
  const turns = postgresTurns({ url })
  const operable = createOperable({ storage, queue, turns, runsScans, allowPrivate: true, render: 'never' })
  return { storage, operable, close: () => operable.close().then(() => storage.close?.()) }
}

const documentsOf = (url: string) => ask(url, 'SELECT key, version, value FROM operable_document ORDER BY key')
const rowsOf = async (url: string, table: string) =>
  Number((await ask(url, `SELECT count(*) FROM ${table}`))[0]?.['count'])

describe.skipIf(!server)(`a backup of a PostgreSQL database (${WANTS_SERVER})`, () => {
  const it = server as PostgresServer

  // The commands of docs/operating.md.
  test('made while a service runs and restored elsewhere, it has all documents, and what waited is scanned', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'operable-dump-'))
    const [from, to] = [await it.newDatabase(), await it.newDatabase()]
    const near = open(from, false)
    await storeEverything(near.storage, 'shop.example')
    const { id } = await near.operable.scans.start(web.url('plain', 1))
    const counters = postgresCounters({ url: from })
    await counters.lease({ name: 'scan', client: 'somebody', policy: { limit: 10, window: 600 }, block: 1 })
    expect(await rowsOf(from, 'operable_limits')).toBe(1)

    const dump = join(folder, 'operable.dump')
    await runPostgresProgram('pg_dump', ['--format=custom', '--no-unlogged-table-data', `--file=${dump}`, from])
    await runPostgresProgram('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${to}`, dump])

    expect(await documentsOf(to)).toEqual(await documentsOf(from))
    expect(await rowsOf(to, 'operable_limits')).toBe(0)
    const far = open(to, true)
    await far.operable.scans.resume()
    let state = ''
    for await (const scan of far.operable.scans.watch(id)) state = scan.state
    expect(state).toBe('completed')
    expect((await far.operable.reports.find(web.url('plain', 1))).report.coverage.pagesRead).toBeGreaterThan(0)
    expect(await near.operable.scans.get(id)).toMatchObject({ state: 'queued' })

    for (const each of [near, far]) await each.close()
    await counters.close()
    await rm(folder, { recursive: true })
  })
})
