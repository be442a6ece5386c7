import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoopbackSite, loopbackSite } from '../../test/loopback-site.ts'
import { rawClient } from '../../test/raw-client.ts'
import { pageOf } from '../../test/test-site.ts'
import type { Operable } from '../contracts/operable.ts'
import type { Scan } from '../contracts/scans.ts'
import { serve } from '../http/listen/node-server.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { createOperable } from './create-operable.ts'

// The whole way: a site that is served, the safe fetch, the crawl, and a data file that outlives the service.

let folder: string
let site: LoopbackSite
let url: string
/** Whether the site lets requests wait, and who is told when one does. */
let slow = false
let onWaiting = () => {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-scans-'))
  site = await loopbackSite({
    '/': pageOf('bicycles', ['/contact']),
    '/contact': (_incoming, outgoing) => {
      if (slow) return onWaiting()
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('contact'))
    },
  })
  url = `http://127.0.0.1:${site.port}/`
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Resolves with the next request that waits. */
function waiting(): Promise<void> {
  return new Promise((done) => {
    onWaiting = done
  })
}

async function open<Result>(path: string, use: (operable: Operable) => Promise<Result>): Promise<Result> {
  const storage = sqliteStorage(path)
  const operable = createOperable({ storage, allowPrivate: true, render: 'never' })
  try {
    return await use(operable)
  } finally {
    await operable.close()
    await storage.close?.()
  }
}

async function endOf({ scans }: Operable, id: string): Promise<Scan | undefined> {
  let last: Scan | undefined
  for await (const scan of scans.watch(id)) last = scan
  return last
}

test('a service that stops gives its scan to another one at once, whatever requests still run', async () => {
  const path = join(folder, 'handed-over.db')
  const { promise: never, resolve: letGo } = Promise.withResolvers<void>()
  const start = async () => {
    const storage = sqliteStorage(path)
    const operable = createOperable({ storage, allowPrivate: true, render: 'never' })
    const server = await serve({ operable, port: 0, graceMs: 120_000, authorize: () => never, log() {} })
    return { storage, operable, server }
  }
  const [first, second] = await Promise.all([start(), start()])
  await second.operable.scans.resume()
  slow = true
  const asked = waiting()
  const { id } = await first.operable.scans.start(url)
  await asked
  const client = await rawClient(first.server.port)
  client.write('GET /websites HTTP/1.1\r\nHost: a\r\n\r\n')
  let isStopped = false
  const askedAgain = waiting()
  const stopped = first.server.close().then(() => {
    isStopped = true
  })
  await askedAgain
  expect(isStopped).toBe(false)
  expect(await second.operable.scans.get(id)).toMatchObject({ state: 'running' })
  slow = false
  letGo()
  client.socket.destroy()
  await Promise.all([stopped, second.server.close()])
  for (const { storage } of [first, second]) await storage.close?.()
})

test('a scan of a served site ends with a report that the next service finds', async () => {
  const path = join(folder, 'first.db')
  const states = await open(path, async (operable) => {
    const { id } = await operable.scans.start(url)
    const seen: Scan[] = []
    for await (const scan of operable.scans.watch(id)) seen.push(scan)
    return seen
  })
  expect(states.at(-1)).toMatchObject({ state: 'completed' })
  const steps = states.flatMap((scan) => (scan.state === 'running' ? [[scan.pagesDone, scan.pagesPlanned]] : []))
  expect(steps.at(-1)).toEqual([2, 2])
  expect(steps).toEqual([...steps].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
  const { report } = await open(path, ({ reports }) => reports.find(url))
  expect(report.pages.map((page) => page.url)).toEqual([url, `${url}contact`])
})

test('a service that is stopped in the middle of a scan stops at once, and the next one scans', async () => {
  const path = join(folder, 'second.db')
  slow = true
  const id = await open(path, async (operable) => {
    const waiting = new Promise<void>((resolve) => {
      onWaiting = resolve
    })
    const scan = await operable.scans.start(url)
    await waiting
    return scan.id
  })
  slow = false
  await open(path, async (operable) => {
    expect(await operable.scans.get(id)).toMatchObject({ state: 'queued' })
    await operable.scans.resume()
    expect(await endOf(operable, id)).toMatchObject({ state: 'completed' })
    expect((await operable.reports.find(url)).report.coverage.pagesRead).toBe(2)
  })
})

test('a site that does not answer is a failed scan with its class', async () => {
  const closed = await loopbackSite({})
  await closed.close()
  const scan = await open(join(folder, 'third.db'), async (operable) => {
    const { id } = await operable.scans.start(`http://127.0.0.1:${closed.port}/`)
    return endOf(operable, id)
  })
  expect(scan).toMatchObject({
    state: 'failed',
    failure: 'site_unreachable',
    detail: expect.stringContaining('(connect)'),
  })
})
