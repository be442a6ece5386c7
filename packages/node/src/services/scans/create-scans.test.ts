import { OperableError, reportId } from '@operable/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { type TestService, testService, WAIT } from '../../../test/scan-service.ts'
import type { Scan } from '../../contracts/scans.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'

const url = 'https://shop.example/'

let storage: Storage
let service: TestService
const services: TestService[] = []

function open(options: Parameters<typeof testService>[1] = {}): TestService {
  const opened = testService(storage, options)
  services.push(opened)
  return opened
}

beforeEach(() => {
  storage = memoryStorage()
  service = open()
})
afterEach(async () => {
  for (const opened of services.splice(0)) await opened.end()
})

/** Every state until the end. */
async function statesOf({ scans }: TestService, scanId: string): Promise<Scan[]> {
  const states: Scan[] = []
  for await (const scan of scans.watch(scanId)) states.push(scan)
  return states
}

describe('a scan', () => {
  test('waits, runs page by page, and ends with a stored report', async () => {
    const started = await service.scans.start('HTTPS://shop.example:443/#top')
    expect(started).toMatchObject({ url, state: 'queued' })
    const ending = statesOf(service, started.id)
    await service.begun(url)
    service.page(url, 1, 4)
    await vi.waitFor(
      async () =>
        expect(await service.scans.get(started.id)).toMatchObject({ state: 'running', pagesDone: 1, pagesPlanned: 4 }),
      WAIT,
    )
    service.finish(url)
    const states = await ending
    expect(states[0]).toEqual(started)
    const { report } = await service.reports.find(url)
    expect(states.at(-1)).toEqual({
      id: started.id,
      url,
      createdAt: started.createdAt,
      state: 'completed',
      reportId: report.id,
      completedAt: expect.any(String),
    })
    expect(new Set(states.map((scan) => JSON.stringify(scan))).size).toBe(states.length)
    expect(await service.scans.get(started.id)).toEqual(states.at(-1))
  })

  test('that fails says why, and the earlier report stays', async () => {
    await service.scanned(url)
    const { revision } = await service.reports.find(url)
    const { id } = await service.scans.start(url)
    await service.begun(url)
    service.fail(url, new OperableError('site_unreachable', 'Nothing of it could be read (dns): no such name.'))
    expect((await statesOf(service, id)).at(-1)).toMatchObject({
      state: 'failed',
      failure: 'site_unreachable',
      detail: 'Nothing of it could be read (dns): no such name.',
    })
    const found = await service.reports.find(url)
    expect(found.revision).toBe(revision)
    const { completedAt: at, failure, detail } = (await service.scans.get(id)) as Extract<Scan, { state: 'failed' }>
    expect(found.lastAttempt).toEqual({ url, at, failure, detail })
    await service.reports.save(await evidenceOf(url, { at: 1 }))
    expect((await service.reports.find(url)).lastAttempt).toBeUndefined()
  })

  test('that fails without an earlier report is known of as well', async () => {
    const { id } = await service.scans.start(url)
    await service.begun(url)
    service.fail(url, new OperableError('site_closed', 'robots.txt asks not to.'))
    await statesOf(service, id)
    const attempt = await service.reports.lastAttempt(reportId(url))
    expect(attempt).toMatchObject({ url, failure: 'site_closed', detail: 'robots.txt asks not to.' })
  })

  test('that meets a fault of ours says no more than that, and the operator hears of it', async () => {
    const { id } = await service.scans.start(url)
    await service.begun(url)
    service.fail(url, new TypeError('/home/me/secret is not a function'))
    const scan = (await statesOf(service, id)).at(-1)
    expect(scan).toMatchObject({ state: 'failed', failure: 'internal' })
    expect(JSON.stringify(scan)).not.toContain('secret')
    expect(service.errors).toHaveLength(1)
  })

  test.each([
    ['not an address', 'invalid_url'],
    ['shop', 'invalid_url'],
    ['localhost:3000', 'invalid_url'],
    ['http://127.0.0.1/', 'invalid_url'],
    ['http://169.254.169.254/latest/', 'invalid_url'],
  ])('%s is refused', async (given, code) => {
    expect(await codeOf(service.scans.start(given))).toBe(code)
    expect(await storage.keys('scan')).toEqual([])
  })
})

describe('an address that is scanned already', () => {
  test.each(['queued', 'running'])('%s: the scan is joined, both get its result', async (state) => {
    const first = await service.scans.start(url)
    if (state === 'running') await service.begun(url)
    const second = await service.scans.start('https://SHOP.example')
    expect(second.id).toBe(first.id)
    await service.begun(url)
    service.finish(url)
    await statesOf(service, first.id)
    expect(service.runs).toEqual([url])
    const third = await service.scans.start(url)
    expect(third.id).not.toBe(first.id)
  })

  test('fifty calls at once, in two services on one storage: one scan', async () => {
    const others = [service, open()]
    const started = await Promise.all(Array.from({ length: 50 }, (_, index) => others[index % 2]?.scans.start(url)))
    expect(new Set(started.map((scan) => scan?.id)).size).toBe(1)
    await vi.waitFor(() => expect(others.flatMap(({ runs }) => runs)).toEqual([url]), WAIT)
    for (const { finish } of others) finish(url)
    await statesOf(service, started[0]?.id ?? '')
    expect(await storage.keys('scans/')).toHaveLength(1)
    expect(await storage.keys('scan-open/')).toEqual([])
  })

  test('a crash between the end of a scan and its key does not close the address', async () => {
    const scan = await service.scanned(url)
    const [key = ''] = [`scan-open/${(await service.reports.find(url)).report.id}`]
    await storage.write(key, { scanId: scan.id })
    expect((await service.scans.start(url)).id).not.toBe(scan.id)
    await storage.write(`scans/${scan.id}`, 'damaged')
    expect(await codeOf(service.scans.get(scan.id))).toBe('storage_unavailable')
  })
})

describe('many scans', () => {
  test('run two at a time', async () => {
    const sites = ['a', 'b', 'c'].map((name) => `https://${name}.example/`)
    for (const site of sites) await service.scans.start(site)
    await service.begun(sites[1] ?? '')
    expect(service.runs).toEqual(sites.slice(0, 2))
    service.finish(sites[0] ?? '')
    await service.begun(sites[2] ?? '')
    expect(service.runs).toEqual(sites)
  })

  test('more than fit are rate_limited, and joining still works', async () => {
    const small = open({ maxOpen: 2 })
    const first = await small.scans.start('https://a.example/')
    await small.scans.start('https://b.example/')
    expect(await codeOf(small.scans.start('https://c.example/'))).toBe('rate_limited')
    expect((await small.scans.start('https://a.example/')).id).toBe(first.id)
    await small.begun('https://a.example/')
    small.finish('https://a.example/')
    await statesOf(small, first.id)
    expect(await codeOf(small.scans.start('https://c.example/'))).toBe('no error')
  })

  test('a batch takes nine tenths of the room, and the rest is for those who wait', async () => {
    const small = open({ maxOpen: 10 })
    const startOf = (name: string, options = {}) => codeOf(small.scans.start(`https://${name}.example/`, options))
    const batch = { urgency: 'batch' }
    for (let n = 0; n < 9; n++) expect(await startOf(`batch${n}`, batch)).toBe('no error')
    expect(await startOf('batch9', batch)).toBe('rate_limited')
    expect(await startOf('person')).toBe('no error')
    expect(await startOf('other')).toBe('rate_limited')
  })

  test('finished ones are forgotten after a day, and running ones are not', async () => {
    const done = await service.scanned('https://a.example/')
    const waiting = await service.scans.start('https://b.example/')
    await service.begun('https://b.example/')
    service.pass(25 * 60 * 60 * 1000)
    // Its process lives: it has just said so.
    service.page('https://b.example/', 1, 2)
    await vi.waitFor(async () => expect(await service.scans.get(waiting.id)).toMatchObject({ pagesDone: 1 }), WAIT)
    await service.scans.resume()
    expect(await codeOf(service.scans.get(done.id))).toBe('scan_not_found')
    expect(await service.scans.get(waiting.id)).toMatchObject({ state: 'running' })
  })
})

describe('who follows a scan', () => {
  test('from another process sees it run and end', async () => {
    const { id } = await service.scans.start(url)
    const ending = statesOf(open(), id)
    await service.begun(url)
    service.page(url, 1, 1)
    service.finish(url)
    expect((await ending).at(-1)?.state).toBe('completed')
  })

  test('stops when its signal fires, before or while it waits', async () => {
    const { id } = await service.scans.start(url)
    const controller = new AbortController()
    const states: Scan[] = []
    for await (const scan of service.scans.watch(id, { signal: controller.signal })) {
      states.push(scan)
      setTimeout(() => controller.abort(), 1)
    }
    expect(states.length).toBeGreaterThan(0)
    expect(states.at(-1)?.state).not.toBe('completed')
    const none: Scan[] = []
    for await (const scan of service.scans.watch(id, { signal: controller.signal })) none.push(scan)
    expect(none).toEqual([])
  })

  test.each(['', 'x', '../keys/1', '0'.repeat(33)])('of the id %j: scan_not_found', async (id) => {
    expect(await codeOf(service.scans.get(id))).toBe('scan_not_found')
    expect(await codeOf(statesOf(service, id))).toBe('scan_not_found')
  })

  test('cannot guess an id', async () => {
    const ids = new Set<string>()
    for (let index = 0; index < 50; index++) ids.add((await service.scans.start(`https://${index}.example/`)).id)
    // The first nine characters are the time.
    expect(new Set([...ids].map((id) => id.slice(9))).size).toBe(50)
  })
})

test('a store that fails is storage_unavailable everywhere', async () => {
  const { id } = await service.scans.start(url)
  await storage.close?.()
  const calls = [service.scans.start(url), service.scans.get(id), service.scans.resume(), statesOf(service, id)]
  expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['storage_unavailable']))
})
