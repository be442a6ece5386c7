import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackSite } from '../../test/loopback-site.ts'
import { startPostgres, WANTS_SERVER } from '../../test/postgres-server.ts'
import { pageOf } from '../../test/test-site.ts'
import { pgBossQueue } from '../queue/pg-boss.ts'
import { createOperable } from '../services/create-operable.ts'
import { postgresStorage } from '../storage/postgres.ts'
import { finish, runOperable, startOperable, waitForText } from './testing/run-operable.ts'

const server = await startPostgres()
afterAll(() => server?.stop())

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-worker-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['a worker', ['worker'], /^operable: A worker needs a PostgreSQL database[^\n]+\n$/],
  [
    'a service that leaves scans to workers',
    ['serve', '--no-work'],
    /^operable: --no-work needs a PostgreSQL database[^\n]+\n$/,
  ],
  ['a worker that runs nothing', ['worker', '--concurrency', '0'], /whole number from 1 to 100/],
])('%s on a data file is bad usage', async (_, words, message) => {
  const ran = await runOperable([...words, '--data', join(folder, 'own.db')])
  expect([ran.code, ran.stdout]).toEqual([2, ''])
  expect(ran.stderr).toMatch(message)
})

test('a worker whose database does not answer says so and ends', async () => {
  const ran = await runOperable(['worker', '--data', 'postgres://user:secret@127.0.0.1:1/none'])
  expect([ran.code, ran.stdout]).toEqual([69, ''])
  expect(ran.stderr).not.toContain('secret')
})

test.skipIf(!server)(
  `with --log json and --metrics, a worker tells of its scans only (${WANTS_SERVER})`,
  async () => {
    const data = (await server?.newDatabase()) ?? ''
    const site = await loopbackSite({ '/': pageOf('A shop') })
    const storage = postgresStorage(data)
    const near = createOperable({ storage, queue: pgBossQueue({ url: data }), runsScans: false, allowPrivate: true })
    const words = ['--render', 'never', '--allow-private', '--log', 'json', '--metrics', '127.0.0.1:0']
    const child = startOperable(['worker', ...words], { OPERABLE_DATA: data })
    try {
      let said = ''
      child.stderr?.on('data', (chunk: Buffer) => {
        said += chunk
      })
      const lines = () =>
        said
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line))
      const ended = finish(child)
      await waitForText(child, 'stderr', '"started"')
      const { id } = await near.scans.start(`http://127.0.0.1:${site.port}/`)
      await expect.poll(() => lines().map(({ event }) => event), { timeout: 60_000 }).toContain('scan_ended')
      const started = { event: 'started', data: expect.stringMatching(/^postgres:/), concurrency: 2 }
      expect(lines()).toMatchObject([
        { ...started, metrics: expect.any(String) },
        { event: 'scan_begun', scanId: id, site: `127.0.0.1:${site.port}` },
        { event: 'scan_ended', scanId: id, outcome: 'completed', waitedMs: expect.any(Number) },
      ])
      const text = await (await fetch(lines()[0].metrics)).text()
      expect(text).toContain('operable_scan_duration_seconds_count{outcome="completed"} 1\n')
      expect(text).toContain('operable_scan_wait_seconds_count 1\n')
      expect(text).not.toContain('operable_http')

      child.kill('SIGTERM')
      expect(await ended).toMatchObject({ code: 0, stdout: '' })
      expect(lines().at(-1)?.event).toBe('stopping')
    } finally {
      child.kill('SIGKILL')
      await near.close()
      await storage.close?.()
      await site.close()
    }
  },
  90_000,
)
