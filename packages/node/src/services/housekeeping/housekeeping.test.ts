import { describe, expect, test } from 'vitest'
import { storeEverything } from '../../../test/everything.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import type { Retention } from '../../contracts/housekeeping.ts'
import type { Storage } from '../../contracts/storage.ts'
import { inProcessQueue } from '../../queue/in-process.ts'
import { storageUnavailable } from '../../storage/adapter.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createOperable } from '../create-operable.ts'
import { createReports } from '../reports/create-reports.ts'
import { earlierKey, recentKey } from '../reports/recent-reports.ts'
import { createHousekeeping } from './housekeeping.ts'

const SHOP = 'https://shop.example/'
const DAY = 24 * 60
const FIRST = Date.parse('2026-11-21T10:00:00Z')

/** A service with results of these days, and its clock. */
async function shopOfDays(days: readonly number[], retention: Retention) {
  const storage = memoryStorage()
  const time = { day: 0 }
  const now = () => new Date(FIRST + time.day * DAY * 60_000)
  const reports = createReports({ storage, now })
  let id = ''
  for (const day of days) id = (await reports.save(await evidenceOf(SHOP, { at: day * DAY }))).id
  const open = () => createOperable({ storage, now, retention })
  const kept = async () => (await createReports({ storage }).history(id)).map((entry) => dayOf(entry.scannedAt))
  return { storage, time, id, open, kept }
}

const dayOf = (scannedAt: string) => (Date.parse(scannedAt) - FIRST) / (DAY * 60_000)

describe('history', () => {
  test.each<[string, Retention, number, number[]]>([
    ['by default everything stays', {}, 1_000, [30, 20, 10, 0]],
    ['what is younger stays', { history: 10 }, 9, [30, 20, 10, 0]],
    ['on its day it goes', { history: 10 }, 10, [30, 20, 10]],
    ['and others when it is theirs', { history: 10 }, 25, [30, 20]],
    ['the latest is no history', { history: 10 }, 1_000, [30]],
  ])('%s', async (_, retention, day, expected) => {
    const { storage, time, id, open, kept } = await shopOfDays([0, 10, 20, 30], retention)
    time.day = day
    await open().housekeeping.pass()
    expect(await kept()).toEqual(expected)
    for (const prefix of ['report-archive/', 'report-evidence/']) {
      expect(await storage.keys(`${prefix}${id}/`)).toHaveLength(expected.length)
    }
    expect(await storage.keys('report-earlier/')).toHaveLength(expected.length - 1)
    // What is left can still be compared.
    const { reports } = open()
    if (expected.length > 1) expect((await reports.compare(id)).before.scannedAt).toBeDefined()
    expect((await reports.rescore(id)).report.url).toBe(SHOP)
  })

  test('results that an earlier version saved go as well', async () => {
    const { storage, time, open, kept } = await shopOfDays([0, 10], { history: 10 })
    for (const key of await storage.keys('report-earlier/')) await storage.remove(key)
    time.day = 30
    const { housekeeping } = open()
    await housekeeping.pass()
    expect(await storage.keys('report-earlier/')).toHaveLength(1)
    time.day = 31
    await housekeeping.pass()
    expect(await kept()).toEqual([10])
  })

  test('a limit on their number leaves no note of those that it drops', async () => {
    const storage = memoryStorage()
    const reports = createReports({ storage, historyLimit: 2 })
    for (const at of [0, 1, 2, 3]) await reports.save(await evidenceOf(SHOP, { at }))
    expect(await storage.keys('report-earlier/')).toHaveLength(1)
    expect(await storage.keys('report-recent/')).toHaveLength(1)
  })
})

describe('reports that nobody scanned again', () => {
  test('go with all that is kept of them, and those that somebody did scan stay', async () => {
    const { storage, time, id, open } = await shopOfDays([0, 10], { reports: 30 })
    const before = await storage.keys('')
    const other = createReports({ storage })
    const { id: otherId } = await other.save(await evidenceOf('https://other.example/', { at: 20 * DAY }))
    time.day = 39
    await open().housekeeping.pass()
    expect((await open().reports.byId(id)).id).toBe(id)
    time.day = 41
    await open().housekeeping.pass()
    await expect(open().reports.byId(id)).rejects.toMatchObject({ code: 'no_report' })
    expect((await storage.keys('')).filter((key) => before.includes(key))).toEqual([])
    expect((await open().reports.byId(otherId)).id).toBe(otherId)
  })

  test('and of a website everything but what the website itself has', async () => {
    const storage = memoryStorage()
    const { reportId, websiteId } = await storeEverything(storage, 'shop.example')
    const now = () => new Date(Date.now() + 50 * DAY * 60_000)
    const service = createOperable({ storage, now, retention: { reports: 30 } })
    await service.housekeeping.pass()
    const left = await storage.keys('')
    expect(left.filter((key) => key.includes(reportId) && !key.startsWith('scan-open/'))).toEqual([])
    expect(left.filter((key) => key.startsWith('report') && !key.startsWith('report-attempts/'))).toEqual([])
    expect(left).toContain(`tools/${websiteId}`)
    // With the website goes what is left of it.
    await service.websites.remove(websiteId)
    expect((await storage.keys('')).filter((key) => !/^(housekeeping|site-index)\//.test(key))).toEqual([])
  })

  test('a note that a crash left goes, and the report stays', async () => {
    const { storage, time, id, open } = await shopOfDays([0, 20], { reports: 10 })
    const note = recentKey(id, new Date(FIRST + DAY * 60_000).toISOString())
    await storage.write(note, null)
    time.day = 25
    await open().housekeeping.pass()
    expect(await storage.keys('report-recent/')).toHaveLength(1)
    expect((await open().reports.byId(id)).id).toBe(id)
  })
})

test('pictures, runs and scans go by their own days', async () => {
  const storage = memoryStorage()
  const { websiteId } = await storeEverything(storage, 'shop.example')
  const pass = (day: number, retention: Retention) =>
    createOperable({
      storage,
      now: () => new Date(Date.now() + day * DAY * 60_000),
      retention,
    }).housekeeping.pass()
  const count = async (prefix: string) => (await storage.keys(prefix)).length
  const scans = await count('scans/')
  await pass(0.5, { pictures: 10 })
  expect([await count('report-pictures/'), await count('scans/'), await count('runs/')]).toEqual([3 - 1, scans, 1])
  await pass(2, { pictures: 10, scans: 5, runs: 3 })
  expect([await count('scans/'), await count('runs/')]).toEqual([scans, 1])
  await pass(7, { pictures: 10, scans: 5, runs: 3 })
  // The one that waits is not over.
  expect([await count('scans/'), await count('site-scans/'), await count('runs/')]).toEqual([1, 1, 0])
  await pass(20, { pictures: 10 })
  expect([await count('report-pictures/'), await count(`proof-pictures/${websiteId}/`)]).toEqual([0, 0])
  expect(await count(`report-proofs/`)).toBeGreaterThan(0)
})

test('one process without a queue of its own keeps finished scans as long as it is told', async () => {
  const storage = memoryStorage()
  await storeEverything(storage, 'shop.example')
  const scans = (await storage.keys('scans/')).length
  const at = async (day: number) => {
    const now = () => new Date(Date.now() + day * DAY * 60_000)
    const service = createOperable({
      storage,
      now,
      retention: { scans: 5 },
      queue: { ...inProcessQueue(), work: async () => {} },
    })
    await service.scans.resume()
    await service.close()
    return (await storage.keys('scans/')).length
  }
  expect([await at(2), await at(6)]).toEqual([scans, 1])
})

test('a removal that a crash interrupted is ended', async () => {
  const storage = memoryStorage()
  const { websiteId } = await storeEverything(storage, 'shop.example')
  let calls = 0
  const dying: Storage = {
    ...storage,
    async remove(...args) {
      if (++calls > 5) throw storageUnavailable('The power is out.')
      return storage.remove(...args)
    },
  }
  const unavailable = { code: 'storage_unavailable' }
  await expect(createOperable({ storage: dying }).websites.remove(websiteId)).rejects.toMatchObject(unavailable)
  const later = (minutes: number) =>
    createOperable({ storage, now: () => new Date(Date.now() + minutes * 60_000) }).housekeeping.pass()
  await later(5)
  expect(await storage.keys('website-removals/')).toHaveLength(1)
  await later(90)
  expect((await storage.keys('')).filter((key) => !/^(housekeeping|site-index)\//.test(key))).toEqual([])
})

describe('one process at a time', () => {
  const NEVER = new AbortController().signal

  function keeper(storage: Storage, time: { ms: number }, step: (after: string) => Promise<string | undefined>) {
    const chores = [{ name: 'count', everyMs: 1_000, step }]
    const now = () => new Date(FIRST + time.ms)
    return createHousekeeping({ storage, now, chores, closing: NEVER, onError: () => {}, mostSteps: 2 })
  }

  test('another one finds the work taken, goes on where the first stopped, and begins anew when it is due', async () => {
    const storage = memoryStorage()
    const time = { ms: 0 }
    const seen: string[] = []
    const step = (who: string) => async (after: string) => {
      seen.push(`${who}${after}`)
      return after === '4' ? undefined : String(Number(after || '0') + 1)
    }
    const hold = Promise.withResolvers<void>()
    const first = keeper(storage, time, async (after) => {
      await hold.promise
      return step('a')(after)
    })
    const second = keeper(storage, time, step('b'))
    const running = first.pass()
    expect(await second.pass()).toBe(false)
    hold.resolve()
    expect(await running).toBe(true)
    expect(await second.pass()).toBe(true)
    expect(await first.pass()).toBe(false)
    expect(seen).toEqual(['a', 'a1', 'b2', 'b3', 'a4'])
    expect(await second.pass()).toBe(false)
    time.ms += 1_000
    await second.pass()
    expect(seen.slice(5)).toEqual(['b', 'b1'])
  })

  test('a chore that never comes to an end keeps no other waiting', async () => {
    const storage = memoryStorage()
    const time = { ms: 0 }
    const done: string[] = []
    const chore = (name: string, steps: number) => ({
      name,
      everyMs: 100,
      async step(after: string) {
        done.push(name)
        const next = Number(after || '0') + 1
        return next < steps ? String(next) : undefined
      },
    })
    const chores = [chore('long', 4), chore('short', 1)]
    const now = () => new Date(FIRST + time.ms)
    const { pass } = createHousekeeping({ storage, now, chores, closing: NEVER, onError: () => {}, mostSteps: 2 })
    for (let round = 0; round < 6; round++) {
      await pass()
      time.ms += 100
    }
    expect(done.filter((name) => name === 'short').length).toBeGreaterThanOrEqual(2)
    expect(done.filter((name) => name === 'long').length).toBeGreaterThanOrEqual(6)
  })

  test('a process that died holds nobody up for longer than its lease', async () => {
    const storage = memoryStorage()
    const time = { ms: 0 }
    await new Promise<void>((begin) => {
      const dead = keeper(storage, time, () => {
        begin()
        return new Promise(() => {})
      })
      void dead.pass()
    })
    let steps = 0
    const next = keeper(storage, time, async () => {
      steps++
      return undefined
    })
    time.ms += 119_000
    await next.pass()
    expect(steps).toBe(0)
    time.ms += 2_000
    await next.pass()
    expect(steps).toBe(1)
  })
})

test('1,000 reports are gone through in steps, and none is left out', async () => {
  const storage = memoryStorage()
  const reports = createReports({ storage })
  const evidence = await evidenceOf(SHOP)
  const { id } = await reports.save(evidence)
  const [key = ''] = await storage.keys('reports/')
  const { value = null } = (await storage.read(key)) ?? {}
  for (let n = 0; n < 1_000; n++) {
    const other = `${id.slice(0, -4)}${String(n).padStart(4, '0')}`
    await storage.write(`reports/${other}`, value)
    await storage.write(recentKey(other, evidence.scannedAt), null)
    await storage.write(earlierKey(other, '2026-01-01T00:00:00.000Z'), null)
  }
  const now = () => new Date(FIRST + 100 * DAY * 60_000)
  const { housekeeping } = createOperable({ storage, now, retention: { reports: 30, history: 30 } })
  while (await housekeeping.pass());
  expect(await storage.keys('report')).toEqual([])
})

test.each<[object, string]>([
  [{ retention: { history: 0 } }, 'history must be a whole number of days from 1 to 36,500, or "forever".'],
  [{ retention: { runs: 31 } }, 'runs must be a whole number of days from 1 to 30.'],
  [{ retention: { scans: 'forever' } }, 'scans must be a whole number of days from 1 to 36,500.'],
  [{ retention: { history: 36_501 } }, 'retention.history must be a whole number of days from 1 to 36,500'],
  [
    { retention: { everything: 1 } },
    'retention has no "everything": it names reports, history, runs, scans or pictures',
  ],
  [{ retention: 5 }, 'retention must be an object that names reports, history'],
])('%j is refused', (options, message) => {
  expect(() => createOperable({ storage: memoryStorage(), ...options })).toThrow(message)
})
