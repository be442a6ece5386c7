import { setTimeout as pause } from 'node:timers/promises'
import { OperableError, reportId } from '@operable/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failsAt } from '../../../test/failing-storage.ts'
import { type TestService, type TestServiceOptions, testService } from '../../../test/scan-service.ts'
import type { ScanQueue, ScanWorker } from '../../contracts/scan-queue.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { Json, Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'

const MINUTE = 60_000
const url = 'https://shop.example/'
const urls = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example/`)

let storage: Storage
const services: TestService[] = []

/** A process: one that is not ended is as good as killed for those that come a minute later. */
function open(ahead = 0, store = storage, options: TestServiceOptions = {}): TestService {
  const opened = testService(store, { ahead, ...options })
  services.push(opened)
  return opened
}

async function endOf({ scans }: TestService, scanId: string): Promise<Scan | undefined> {
  let last: Scan | undefined
  for await (const scan of scans.watch(scanId)) last = scan
  return last
}

beforeEach(() => {
  storage = memoryStorage()
})
afterEach(async () => {
  for (const opened of services.splice(0)) await opened.end()
})

test('a service that stops leaves what runs and what waits to the next one, in order', async () => {
  const first = open()
  const ids = []
  for (const site of urls) {
    ids.push((await first.scans.start(site)).id)
    first.pass(1)
  }
  await first.begun(urls[1] ?? '')
  await first.end()
  for (const id of ids) expect(await first.scans.get(id)).toMatchObject({ state: 'queued' })

  const second = open()
  await second.scans.resume()
  for (const [index, site] of urls.entries()) {
    await second.begun(site)
    expect(second.runs.slice(0, index + 1)).toEqual(urls.slice(0, index + 1))
    second.finish(site)
    expect(await endOf(second, ids[index] ?? '')).toMatchObject({ state: 'completed' })
  }
})

test('a process that runs takes a scan as soon as another one stops, whatever is still under way there', async () => {
  const second = open()
  await second.scans.resume()
  const first = open(0, storage, { isDeaf: true })
  const { id } = await first.scans.start(url)
  await first.begun(url)
  const stopping = first.end()
  // The clock of these services stands still: no lease ends.
  await second.begun(url)
  expect(await second.scans.get(id)).toMatchObject({ state: 'running' })
  first.finish(url)
  await stopping
  second.finish(url)
  expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
  expect([first.runs, second.runs]).toEqual([[url], [url]])
})

test('stopping in good order any number of times is no failure', async () => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.end()
  for (let round = 0; round < 4; round++) {
    const service = open()
    await service.scans.resume()
    await service.begun(url)
    await service.end()
  }
  expect(await open().scans.get(id)).toMatchObject({ state: 'queued' })
})

test('a scan whose process was killed runs once more, and after a second time has failed', async () => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.begun(url)

  const second = open(MINUTE)
  await second.scans.resume()
  await second.begun(url)
  // Should the first one still live, it has lost the scan: what becomes of it there is no news.
  first.fail(url, new OperableError('site_unreachable', 'Too late.'))

  const third = open(2 * MINUTE)
  await third.scans.resume()
  expect(await third.scans.get(id)).toMatchObject({ state: 'failed', failure: 'interrupted' })
  expect(third.runs).toEqual([])
  expect(await third.reports.lastAttempt(reportId(url))).toMatchObject({ url, failure: 'interrupted' })
  expect((await third.scans.start(url)).id).not.toBe(id)
})

test('a failure that could not be told before the process was gone is told by the next run', async () => {
  for (let failing = 1; ; failing++) {
    storage = memoryStorage()
    const { failed, failingStorage } = failsAt(storage, failing)
    const first = open(0, failingStorage)
    const started = await first.scans.start(url).catch(() => undefined)
    const gone = new OperableError('site_unreachable', 'It is down.')
    const failEach = setInterval(() => first.fail(url, gone), 1)
    if (started) await endOf(first, started.id).catch(() => {})
    clearInterval(failEach)

    const second = open(MINUTE)
    await second.scans.resume()
    const { id } = started ?? (await second.scans.start(url))
    const failAgain = setInterval(() => second.fail(url, gone), 1)
    expect(await endOf(second, id)).toMatchObject({ state: 'failed', failure: 'site_unreachable' })
    clearInterval(failAgain)
    expect(await second.reports.lastAttempt(reportId(url))).toMatchObject({ failure: 'site_unreachable' })
    if (!failed()) break
  }
})

test('the second run of a killed scan completes it', async () => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.begun(url)
  const second = open(MINUTE)
  await second.scans.resume()
  await second.begun(url)
  second.finish(url)
  expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
})

test('a scan that runs in another process is left alone', async () => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.begun(url)
  const second = open(10_000)
  await second.scans.resume()
  expect((await second.scans.start(url)).id).toBe(id)
  first.finish(url)
  expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
  expect(second.runs).toEqual([])
})

test('asking for a scan whose process was killed takes it up, also without a service that resumes', async () => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.begun(url)
  const second = open(MINUTE)
  expect((await second.scans.start(url)).id).toBe(id)
  await second.begun(url)
  second.finish(url)
  expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
})

test('whatever step the store fails at, the scan that was promised ends, and its address is free again', async () => {
  for (let failing = 1; ; failing++) {
    storage = memoryStorage()
    const { failed, failingStorage } = failsAt(storage, failing)
    const first = open(0, failingStorage)
    const promised = await first.scans.start(url).catch((error: unknown) => {
      expect(error).toMatchObject({ code: 'storage_unavailable' })
      expect(error).toBeInstanceOf(OperableError)
      return undefined
    })
    if (promised) {
      const stuck = setInterval(() => first.finish(url), 1)
      await endOf(first, promised.id).catch(() => {})
      clearInterval(stuck)
    }

    const second = open(MINUTE)
    await second.scans.resume()
    const { id } = promised ?? (await second.scans.start(url))
    const finishing = setInterval(() => second.finish(url), 1)
    expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
    clearInterval(finishing)
    expect((await second.reports.find(url)).report.url).toBe(url)
    await second.scans.resume()
    expect(await storage.keys('scan-open/')).toEqual([])
    if (!failed()) break
  }
})

test.each([
  ['report', (first: TestService) => first.finish(url)],
  [
    'failure',
    (first: TestService) => first.fail(url, new OperableError('site_unreachable', 'The site does not respond.')),
  ],
])('a process that lost its scan and does not know it writes no late %s', async (_, end) => {
  const first = open(0, storage, { isDeaf: true })
  const { id } = await first.scans.start(url)
  await first.begun(url)
  const second = open(MINUTE)
  await second.scans.resume()
  await second.begun(url)
  second.finish(url)
  expect(await endOf(second, id)).toMatchObject({ state: 'completed' })
  const written = await Promise.all((await storage.keys('')).map((key) => storage.read(key)))
  end(first)
  // Time to write; a stop would keep it from that.
  await pause(100)
  await first.end()
  expect(await Promise.all((await storage.keys('')).map((key) => storage.read(key)))).toEqual(written)
})

test.each([2, 3, 4, 5])(
  'a scan that a worker takes which lost the job, at read %i, is not done for the queue',
  async (which) => {
    let work: ScanWorker | undefined
    const queue: ScanQueue = {
      durable: true,
      enqueue: async () => {},
      count: async () => 0,
      async work(worker) {
        work = worker
      },
      close: async () => {},
    }
    let reads = 0
    const taken: Storage = {
      ...storage,
      async read(key) {
        if (key.startsWith('scans/') && work && ++reads === which) {
          const lease = { owner: 'late', leaseUntil: '2026-11-21T10:00:30.000Z' }
          const running = { state: 'running', pagesDone: 0, pagesPlanned: 1, ...lease }
          const record = (await storage.read(key))?.value as Record<string, Json>
          await storage.write(key, { ...record, ...running })
        }
        return storage.read(key)
      },
    }
    const service = open(0, taken, { queue })
    const { id } = await service.scans.start(url)
    reads = 0
    const told = (work as ScanWorker | undefined)?.(
      { scanId: id, site: url, urgency: 'person' },
      AbortSignal.any([]),
    ).then(
      () => 'done',
      () => 'to be run',
    )
    await Promise.race([service.begun(url), told])
    service.finish(url)
    expect(await told).toBe('to be run')
    expect(reads).toBeGreaterThanOrEqual(which)
    expect((await storage.read(`scans/${id}`))?.value).toMatchObject({ state: 'running', owner: 'late' })
  },
)

test.each([
  ['does not know', 0, true],
  ['has already', 1, false],
])('a scan that waits in the store, and a durable queue %s', async (_, jobs, isPutIn) => {
  const first = open()
  const { id } = await first.scans.start(url)
  await first.end()
  const put: string[] = []
  const queue: ScanQueue = {
    durable: true,
    enqueue: async ({ scanId }) => void put.push(scanId),
    count: async () => jobs,
    work: async () => {},
    close: async () => {},
  }
  await open(0, storage, { queue }).scans.resume()
  expect(put).toEqual(isPutIn ? [id] : [])
})
