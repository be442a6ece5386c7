import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { buildProof } from '../../../core/test/proof-builder.ts'
import { type FleetProcess, layCable, startService, startWorker } from '../../test/fleet/processes.ts'
import { rudeness, SILENT, startWeb } from '../../test/fleet/simulated-web.ts'
import { ask, type PostgresServer, startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import type { HostTurns } from '../contracts/host-turns.ts'
import type { Operable } from '../contracts/operable.ts'
import type { Scan } from '../contracts/scans.ts'
import { postgresTurns } from '../fleet/postgres-turns.ts'
import { pgBossQueue } from '../queue/pg-boss.ts'
import { postgresStorage } from '../storage/postgres.ts'
import { createOperable, type OperableOptions } from './create-operable.ts'

// Real processes on a real database: what they share is all that they know of each other.
const server = await startPostgres()
const web = await startWeb()
const LONG = 120_000
const WAIT = { timeout: 60_000, interval: 20 }
const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})
afterAll(async () => {
  await web.close()
  await server?.stop()
})

/** A service within this process, on connections of its own. */
function service(url: string, options: OperableOptions & { concurrency?: number } = {}): Operable {
  const { concurrency = 2, ...rest } = options
  const storage = postgresStorage(url)
  const operable = createOperable({
    storage,
    queue: pgBossQueue({ url, concurrency }),
    turns: postgresTurns({ url }),
    allowPrivate: true,
    render: 'never',
    runsScans: false,
    ...rest,
  })
  endings.push(async () => {
    await operable.close()
    await storage.close?.()
  })
  return operable
}

async function worker(url: string, concurrency = 2): Promise<FleetProcess> {
  const started = await startWorker(url, concurrency)
  endings.push(() => started.stop())
  return started
}

async function ended(operable: Operable, id: string): Promise<Scan> {
  for await (const scan of operable.scans.watch(id, { signal: AbortSignal.timeout(60_000) })) {
    if (scan.state === 'completed' || scan.state === 'failed') return scan
  }
  throw new Error('The stream ended before the scan.')
}

describe.skipIf(!server)(`many processes on one database (${WANTS_SERVER})`, () => {
  const it = server as PostgresServer
  let machine = 0

  test('scans whose workers are killed, frozen and cut off are begun again within 15 s, and only the second run is written', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const [near, far] = [service(database), service(database)]
    const workers = await Promise.all(
      (['killed', 'frozen', 'cut off'] as const).map(async (fault) => {
        const cable = await layCable(database)
        endings.push(() => cable.close())
        return { fault, cable, ...(await worker(cable.url, 1)) }
      }),
    )
    const begun = await Promise.all(
      workers.map(async () => {
        const address = web.url('plain', ++machine)
        const hold = web.hold(address)
        const { id } = await near.scans.start(address)
        const following = near.scans.watch(id)[Symbol.asyncIterator]()
        await vi.waitFor(() => expect(hold.asked()).toBe(1), WAIT)
        return { address, hold, id, following }
      }),
    )
    await worker(database, 3)
    const at = performance.now()
    for (const { fault, child, cable } of workers) {
      if (fault === 'killed') child.kill('SIGKILL')
      else if (fault === 'frozen') child.kill('SIGSTOP')
      else cable.cut()
    }
    await Promise.all(
      begun.map(async ({ id, following, hold }) => {
        expect((await following.next()).value).toMatchObject({ id })
        await following.return?.()
        await vi.waitFor(() => expect(hold.asked()).toBe(2), WAIT)
        expect(performance.now() - at).toBeLessThan(15_000)
      }),
    )
    const before = await Promise.all(
      begun.map(async ({ address, hold, id }) => {
        // Whoever followed the scan goes on at another process.
        const result = ended(far, id)
        hold.letGo()
        expect(await result).toMatchObject({ id, state: 'completed' })
        return far.reports.find(address)
      }),
    )
    // The first runs get their answers as well, and may try to write.
    for (const { child, cable } of workers) {
      child.kill('SIGCONT')
      cable.mend()
    }
    await pause(500)
    for (const { stop } of workers) await stop()
    for (const [n, { address, id }] of begun.entries()) {
      const after = await near.reports.find(address)
      expect(after.report.scannedAt).toBe(before[n]?.report.scannedAt)
      expect(await near.reports.history(after.report.id)).toHaveLength(1)
      expect(await far.scans.get(id)).toMatchObject({ state: 'completed' })
    }
  })

  test('the requests of a frozen process are open for as long as it is there: nobody else gets its turns', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const from = web.log.length
    const { scans } = service(database)
    // Hosts on one machine, which never answers.
    const [silent, ...others] = [0, 1, 2].map((port) => web.url('hostile', SILENT, port)) as [string, ...string[]]
    const homes = () => web.log.slice(from).filter(({ path }) => path === '/')
    const { child } = await worker(database, 1)
    await scans.start(silent)
    await vi.waitFor(() => expect(homes()).toHaveLength(1), WAIT)
    // It is known by then that its answer is slow.
    await pause(2_000)
    child.kill('SIGSTOP')
    await worker(database, 3)
    for (const other of others) await scans.start(other)
    // The scan is begun again meanwhile, and waits as the others do.
    await vi.waitFor(() => expect(homes().length).toBeGreaterThan(1), WAIT)
    await pause(15_000)
    expect(rudeness(web.log.slice(from))).toEqual([])
  })

  test('a service without work and a worker of its own: a scan runs, and a worker that stops hands its scan on', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const near = await startService(database, ['--public-scans'])
    endings.push(() => near.stop())
    const address = web.url('plain', ++machine)
    const hold = web.hold(address)
    const started = await fetch(`${near.url}/api/v1/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: address }),
    })
    expect(started.status).toBe(202)
    const { id } = (await started.json()) as Scan
    const first = await worker(database)
    await vi.waitFor(() => expect(hold.asked()).toBe(1), WAIT)
    await first.stop()
    expect(first.child.exitCode).toBe(0)
    expect(await (await fetch(`${near.url}/api/v1/scans/${id}`)).json()).toMatchObject({ state: 'queued' })
    await worker(database)
    await vi.waitFor(() => expect(hold.asked()).toBe(2), WAIT)
    hold.letGo()
    const events = await (await fetch(`${near.url}/api/v1/scans/${id}/events`)).text()
    expect(events).toContain('event: completed')
  })

  test('a worker tries the forms that a service without a browser was asked for, and every process has the proofs', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const near = service(database)
    const address = web.url('plain', ++machine)
    const { website } = await near.websites.add(address)
    const { id } = await near.scans.start(address, { websiteId: website.id, prove: true, urgency: 'batch' })
    const proof = buildProof({ page: address })
    const far = service(database, {
      runsScans: true,
      async prove(_, { onProof }) {
        onProof?.(proof, {})
        return { url: address, provedAt: proof.provedAt, proofs: [proof], hintChecks: [], notTried: [] }
      },
    })
    await far.scans.resume()
    const scan = await ended(near, id)
    expect(scan).toMatchObject({
      state: 'completed',
      proofs: { websiteIds: [website.id], tried: [{ verdict: 'proven' }] },
    })
    const { report } = await near.reports.find(address)
    const shown = await near.proofs.find(report.id, { kind: 'website', websiteId: website.id })
    expect(shown).toMatchObject({ scannedAt: report.scannedAt, proof: { proofs: [{ page: address }] } })
  })

  test('an address that is asked for at two services is one scan, and a full queue says so', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const services = [service(database, { maxOpenScans: 3 }), service(database, { maxOpenScans: 3 })] as const
    const asked = ['http://127.10.9.9/', 'HTTP://127.10.9.9:80?', 'http://127.10.9.9./#top']
    const scans = await Promise.all(services.flatMap(({ scans }) => asked.map((address) => scans.start(address))))
    expect(new Set(scans.map(({ id }) => id)).size).toBe(1)
    for (const n of [1, 2]) await services[0].scans.start(`http://127.10.9.1${n}/`)
    const refused = services[1].scans.start('http://127.10.9.20/')
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
    // One that is open already is joined all the same.
    expect((await services[1].scans.start('http://127.10.9.9/')).id).toBe(scans[0]?.id)
  })

  test('two workers ask one machine at most two things at a time, on two connections, and keep its delay, also for hosts that share it', {
    timeout: LONG,
  }, async () => {
    const database = await it.newDatabase()
    const workers = [0, 1].map(() => service(database, { runsScans: true, concurrency: 4, maxPages: 1 }))
    const from = web.log.length
    const n = ++machine
    const shared = [n, n + 100].flatMap((which) => [0, 1, 2].map((port) => web.url('shared', which, port)))
    const delayed = [0, 1].map((port) => web.url('delayed', n, port))
    const moved = [0, 2, 4, 6, 8, 10].map((more) => web.url('moved', n + more))
    const near = workers[0] as Operable
    const scans = await Promise.all([...shared, ...delayed, ...moved].map((address) => near.scans.start(address)))
    await near.scans.resume()
    await workers[1]?.scans.resume()
    for (const { id } of scans) expect(await ended(near, id)).toMatchObject({ state: 'completed' })
    const seen = web.log.slice(from)
    expect(seen.length).toBeGreaterThan(8 * 5)
    expect(rudeness(seen)).toEqual([])
    expect(Math.max(...seen.map(({ open }) => open))).toBe(2)
  })

  test('a store that is locked says nothing of a site: the scan is begun again', { timeout: LONG }, async () => {
    const locked = async (table: string, lockTimeout = '0') => {
      const database = await it.newDatabase()
      await ask(database, `ALTER DATABASE ${new URL(database).pathname.slice(1)} SET lock_timeout = '${lockTimeout}'`)
      const operable = service(database, { runsScans: true, scanTimeoutMs: 9_000 })
      const [first, address] = [web.url('plain', ++machine), web.url('plain', ++machine)]
      // Now the tables are there.
      expect(await ended(operable, (await operable.scans.start(first)).id)).toMatchObject({ state: 'completed' })
      const hold = web.hold(address)
      const { id } = await operable.scans.start(address)
      await vi.waitFor(() => expect(hold.asked()).toBe(1), WAIT)
      const lock = new Client({ connectionString: database })
      await lock.connect()
      await lock.query(`BEGIN; SET lock_timeout = 0; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
      hold.letGo()
      // Longer than a scan may take, and one that is begun again.
      await pause(25_000)
      await lock.query('COMMIT')
      await lock.end()
      return [table, lockTimeout, (await ended(operable, id)).state]
    }
    const cases = [['operable_turns'], ['operable_turns', '50ms'], ['operable_document', '2s'], ['operable_queue.job']]
    const results = await Promise.all(cases.map(([table = '', timeout]) => locked(table, timeout)))
    for (const [table, timeout, state] of results)
      expect([table, timeout, state]).toEqual([table, timeout, 'completed'])
  })

  test('turns that a process of an earlier version has taken count', { timeout: LONG }, async () => {
    const url = await it.newDatabase()
    await ask(
      url,
      'CREATE UNLOGGED TABLE operable_turns (address text, slot int, owner uuid NOT NULL, until timestamptz NOT NULL, PRIMARY KEY (address, slot))',
    )
    await ask(url, "INSERT INTO operable_turns VALUES ('127.10.7.7', 0, gen_random_uuid(), now() + interval '1 hour')")
    const turns = postgresTurns({ url })
    endings.push(() => turns.close())
    const given = await turns.take('127.10.7.7', 0, AbortSignal.timeout(LONG))
    expect(given).toBeDefined()
    expect(await turns.take('127.10.7.7', 0, AbortSignal.timeout(500))).toBeUndefined()
    given?.release()
    expect(await turns.take('127.10.7.7', 0, AbortSignal.timeout(LONG))).toBeDefined()
  })

  test('a turn is for the requests of half a second, then others get it; one with a delay is for a single request', {
    timeout: LONG,
  }, async () => {
    const url = await it.newDatabase()
    const [near, far] = [postgresTurns({ url, perAddress: 1 }), postgresTurns({ url, perAddress: 1 })]
    endings.push(
      () => near.close(),
      () => far.close(),
    )
    const take = (turns: HostTurns, delayMs = 0) => turns.take('127.10.7.8', delayMs, AbortSignal.timeout(LONG))
    const order: string[] = []
    let over = false
    const visit = async (name: string, turns: HostTurns) => {
      while (!over) {
        const turn = await take(turns)
        const begun = performance.now()
        for (let is = true; is; is = turn?.mayRepeat() ?? false) await pause(20)
        expect((performance.now() - begun) / 500).toBeGreaterThanOrEqual(1)
        order.push(name)
        turn?.release()
      }
    }
    const visits = [visit('near', near), visit('far', far)]
    await expect.poll(() => new Set(order).size, { timeout: LONG }).toBe(2)
    over = true
    await Promise.all(visits)
    const delayed = await take(near, 20)
    expect(delayed?.mayRepeat()).toBe(false)
    delayed?.release()
    // The address is known for its delay now, whichever of its hosts asked for it.
    const other = await take(far)
    expect(other?.mayRepeat()).toBe(false)
    other?.release()
  })

  test('what one service knows of people and tools the other knows too, within 2 s', { timeout: LONG }, async () => {
    const database = await it.newDatabase()
    const [near, far] = [service(database), service(database)]
    const session = await near.sessions.start('a key')
    expect(await far.sessions.find(session.id)).toMatchObject({ key: 'a key' })
    await far.sessions.end(session.id)
    expect(await near.sessions.find(session.id)).toBeUndefined()

    const { versionFiles } = await import('./widget-files/widget-archive.ts')
    const files = versionFiles([{ name: 'operable.js', body: 'run()' }])
    await near.widgetArchive.keep(files)
    expect(await far.widgetArchive.find(files.version, 'operable.js')).toMatchObject({ body: 'run()' })

    const address = web.url('plain', ++machine)
    const { website } = await near.websites.add(address)
    const { tools } = await near.tools.addFromUrls(website.id, [address])
    const [tool] = tools
    expect((await far.tools.widget(website.id)).body).toContain(`"${tool?.name}"`)
    await near.tools.patch(website.id, tool?.id ?? '', { active: false })
    await vi.waitFor(async () => expect((await far.tools.widget(website.id)).body).not.toContain(`"${tool?.name}"`), {
      timeout: 2_000,
      interval: 50,
    })
  })
})
