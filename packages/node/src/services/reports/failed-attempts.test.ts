import { reportId } from '@operable/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { failsAt } from '../../../test/failing-storage.ts'
import { makeOlder } from '../../../test/older-result.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { storeUnread } from '../../../test/unread-result.ts'
import type { FailedAttempt } from '../../contracts/reports.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createReports, type ReportStore } from './create-reports.ts'

const url = 'https://shop.example/'
const id = reportId(url)
const KEY = `report-attempts/${id}`

let storage: Storage
let clock: number
const open = (): ReportStore => createReports({ storage, clock: () => clock })
const attempt = (change: Partial<FailedAttempt> = {}): FailedAttempt => ({
  url,
  at: '2026-11-21T11:00:00.000Z',
  failure: 'site_blocked',
  detail: 'No page could be read: the server returned status 403.',
  ...change,
})

beforeEach(() => {
  storage = memoryStorage()
  clock = 0
})

describe('a scan that failed', () => {
  test('leaves the report, its bytes and its revision, and stands beside it', async () => {
    const { revision, json } = await open().save(await evidenceOf(url))
    const { version } = (await storage.read(`reports/${id}`)) ?? {}
    await open().saveFailure(attempt())
    const found = await open().find(url)
    expect([found.revision, found.json, found.lastAttempt]).toEqual([revision, json, attempt()])
    expect((await storage.read(`reports/${id}`))?.version).toBe(version)
    expect(await open().history(id)).toHaveLength(1)
  })

  test('is seen at once by this process, and after a second by another', async () => {
    await open().save(await evidenceOf(url))
    const [own, other] = [open(), open()]
    for (const store of [own, other, own, other]) await store.find(url)
    await own.saveFailure(attempt())
    expect((await own.find(url)).lastAttempt).toEqual(attempt())
    expect((await other.find(url)).lastAttempt).toBeUndefined()
    clock = 1_000
    expect((await other.find(url)).lastAttempt).toEqual(attempt())
    expect((await other.byId(id)).lastAttempt).toEqual(attempt())
  })

  test('takes the place of the one before, so that there is one for each address', async () => {
    const later = attempt({ at: '2026-11-21T12:00:00.000Z', failure: 'site_unreachable' })
    for (const each of [attempt(), later]) await open().saveFailure(each)
    expect(await open().lastAttempt(id)).toEqual(later)
    expect(await storage.keys('report-attempts/')).toEqual([KEY])
  })

  test('is known of an address without a report', async () => {
    await open().saveFailure(attempt())
    expect(await open().lastAttempt(id)).toEqual(attempt())
    await expect(open().find(url)).rejects.toMatchObject({
      code: 'no_report',
      message: `There is no report for ${url} yet. The last scan, at ${attempt().at}, failed (site_blocked): ${attempt().detail}`,
    })
    expect(await open().lastAttempt(reportId('https://other.example/'))).toBeUndefined()
    expect(await open().lastAttempt('../secret')).toBeUndefined()
  })

  test('of an address that shares the report of another stands beside that', async () => {
    const from = 'http://shop.example/'
    const { report } = await open().save(await evidenceOf(from, { finalUrl: url }))
    await open().saveFailure(attempt())
    for (const found of [await open().find(url), await open().find(from), await open().byId(report.id)]) {
      expect(found.lastAttempt).toEqual(attempt())
    }
    // From then on it has a report of its own, and the other one is not what failed.
    await open().save(await evidenceOf(url, { at: 90 }))
    expect((await open().find(url)).lastAttempt).toBeUndefined()
    expect((await open().find(from)).lastAttempt).toBeUndefined()
  })

  test('says no more than a sentence', async () => {
    await open().saveFailure(attempt({ detail: `${'x'.repeat(999)}😀 and more` }))
    const { detail = '' } = (await open().lastAttempt(id)) ?? {}
    expect([detail.length, detail.isWellFormed()]).toEqual([1_000, true])
  })
})

describe('it counts no more', () => {
  test('after the next success, which removes it', async () => {
    await open().save(await evidenceOf(url))
    await open().saveFailure(attempt())
    await open().save(await evidenceOf(url, { at: 1 }))
    expect((await open().find(url)).lastAttempt).toBeUndefined()
    expect(await storage.keys('report-attempts/')).toEqual([])
  })

  test('where a success did not get to remove it, whatever the clocks say', async () => {
    await open().saveFailure(attempt({ at: '2030-01-01T00:00:00.000Z' }))
    const { value } = (await storage.read(KEY)) ?? {}
    await open().save(await evidenceOf(url))
    await storage.write(KEY, value ?? null)
    expect((await open().find(url)).lastAttempt).toBeUndefined()
    expect(await open().lastAttempt(id)).toBeUndefined()
  })

  test.each<[string, unknown]>([
    ['damaged', null],
    ['of a later format', { format: 2 }],
    ['one that no header can carry', { ...attempt(), format: 1, over: null, failure: 'a\r\nb' }],
  ])('when it is %s: the report is not lost with it', async (_what, value) => {
    const { revision } = await open().save(await evidenceOf(url))
    await storage.write(KEY, value as never)
    const found = await open().find(url)
    expect([found.revision, found.lastAttempt]).toEqual([revision, undefined])
    await open().saveFailure(attempt())
    expect((await open().find(url)).lastAttempt).toEqual(attempt())
  })
})

test('it stays through a new judgement', async () => {
  await open().save(await evidenceOf(url))
  await makeOlder(storage, 'readiness-20250101a', -7)
  await open().saveFailure(attempt())
  const store = open()
  const before = (await store.find(url)).revision
  const { revision } = await store.rescore(id)
  expect(revision).not.toBe(before)
  for (const each of [store, open()]) expect((await each.find(url)).lastAttempt).toEqual(attempt())
})

test('over a result of no page it is the newer of the two', async () => {
  await open().save(await evidenceOf(url))
  await storeUnread(storage, url, { at: 1, status: 503 })
  await open().saveFailure(attempt())
  expect((await open().find(url)).lastAttempt).toEqual(attempt())
})

test('of an address whose report is damaged it is kept, so that the scan can end', async () => {
  await storage.write(`reports/${id}`, { format: 1 })
  await open().saveFailure(attempt())
  expect(await storage.keys('report-attempts/')).toEqual([KEY])
})

test('whatever step of it fails, the report is there, and the attempt whole or not at all', async () => {
  for (let failing = 1; ; failing++) {
    storage = memoryStorage()
    const { revision } = await open().save(await evidenceOf(url))
    const { failed, failingStorage } = failsAt(storage, failing)
    await createReports({ storage: failingStorage })
      .saveFailure(attempt())
      .catch(() => {})
    const found = await open().find(url)
    expect(found.revision).toBe(revision)
    expect([attempt(), undefined]).toContainEqual(found.lastAttempt)
    if (!failed()) break
  }
})
