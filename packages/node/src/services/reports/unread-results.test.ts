import { reportId } from '@operable/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeOlder } from '../../../test/older-result.ts'
import { evidenceOf, noise } from '../../../test/sample-evidence.ts'
import { storeUnread } from '../../../test/unread-result.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createReports, type ReportStore } from './create-reports.ts'

// Until 0.1 a site of which no page could be read had a report: 100 of 100 with robots.txt and a sitemap, 0 when down.

const url = 'https://shop.example/'
const id = reportId(url)
const minute = (at: number) => `2026-11-21T10:0${at}:00.000Z`

let storage: Storage
const open = (options: { historyLimit?: number } = {}): ReportStore => createReports({ storage, ...options })
const save = async (at: number, body?: string) => open().save(await evidenceOf(url, body ? { at, body } : { at }))
const measured = async () => (await open().history(id)).map((entry) => [entry.scannedAt, entry.measured])

beforeEach(() => {
  storage = memoryStorage()
})

describe('a result that rests on no page', () => {
  test.each([
    [404, 'site_unreachable'],
    [503, 'site_unreachable'],
    [403, 'site_blocked'],
    [401, 'login_required'],
  ])('gives way to the earlier report, and is the attempt that failed: %i', async (status, failure) => {
    const { revision, json } = await save(0)
    await storeUnread(storage, url, { at: 1, status })
    for (const found of [await open().find(url), await open().byId(id)]) {
      expect([found.revision, found.json]).toEqual([revision, json])
      expect(found.lastAttempt).toMatchObject({ url, at: minute(1), failure })
      expect(found.lastAttempt?.detail).toContain(`status ${status}`)
    }
    expect(await open().lastAttempt(id)).toMatchObject({ at: minute(1), failure })
  })

  test('gives way to the newest of several', async () => {
    await save(0)
    await storeUnread(storage, url, { at: 1, status: 503 })
    const { revision } = await save(2, '<p>Less.</p>')
    for (const at of [3, 4]) await storeUnread(storage, url, { at, status: 404 })
    expect((await open().find(url)).revision).toBe(revision)
    expect(await measured()).toEqual([
      [minute(4), false],
      [minute(3), false],
      [minute(2), true],
      [minute(1), false],
      [minute(0), true],
    ])
  })

  test('without an earlier one there is no report, and the reason is said', async () => {
    await storeUnread(storage, url, { at: 1, status: 503 })
    const error = await open()
      .find(url)
      .catch((caught: Error) => caught)
    expect(error).toMatchObject({ code: 'no_report' })
    expect((error as Error).message).toMatch(
      /^There is no report for https:\/\/shop\.example\/ yet\. The last scan, at 2026-11-21T10:01:00\.000Z, failed \(site_unreachable\): .*status 503/,
    )
    const calls = [open().byId(id), open().history(id), open().compare(id), open().rescore(id)]
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['no_report']))
    expect(await open().lastAttempt(id)).toMatchObject({ failure: 'site_unreachable' })
  })

  test('whose evidence is gone is an attempt all the same', async () => {
    await save(0)
    await storeUnread(storage, url, { at: 1, status: 403 })
    for (const key of await storage.keys('report-evidence/')) await storage.remove(key)
    const { lastAttempt } = await open().find(url)
    expect(lastAttempt).toMatchObject({ at: minute(1), failure: 'site_unreachable' })
    expect(lastAttempt?.detail).toContain('No page of the site could be read')
  })
})

describe('after it', () => {
  test('the next scan is the report, and says what it read', async () => {
    await save(0)
    await storeUnread(storage, url, { at: 1, status: 503 })
    const { revision } = await save(2)
    const found = await open().find(url)
    expect([found.revision, found.lastAttempt]).toEqual([revision, undefined])
    const { value } = (await storage.read(`reports/${id}`)) as unknown as { value: { history: object[] } }
    expect(value.history.map((entry) => 'pagesRead' in entry)).toEqual([true, false, false])
    expect(await measured()).toEqual([
      [minute(2), true],
      [minute(1), false],
      [minute(0), true],
    ])
  })

  test('a comparison passes it over, and refuses it by name', async () => {
    await save(0)
    await storeUnread(storage, url, { at: 1, status: 503 })
    await save(2, '<p>Less.</p>')
    await storeUnread(storage, url, { at: 3, status: 404 })
    const comparison = await open().compare(id)
    expect([comparison.before.scannedAt, comparison.after.scannedAt]).toEqual([minute(0), minute(2)])
    expect(await open().compare(id, minute(0))).toEqual(comparison)
    for (const at of [1, 3]) {
      await expect(open().compare(id, minute(at))).rejects.toMatchObject({
        code: 'no_report',
        message: expect.stringContaining('No page'),
      })
    }
  })

  test('the recent reports have the earlier one in its place, and none where there is none', async () => {
    const { report } = await save(0)
    await storeUnread(storage, url, { at: 1, status: 404 })
    await storeUnread(storage, 'https://never.example/', { at: 2, status: 404 })
    expect(await open().recent(5)).toEqual([
      { id, url, scannedAt: minute(0), score: report.score, grade: report.grade },
    ])
  })

  test('rescore judges the report that is shown', async () => {
    const { revision } = await save(0)
    await storeUnread(storage, url, { at: 1, status: 503 })
    expect((await open().rescore(id)).revision).toBe(revision)
    expect((await open().find(url)).revision).toBe(revision)
  })

  test('rescore by a new version keeps what came of the last scan', async () => {
    const { revision } = await save(0)
    await makeOlder(storage, 'readiness-20250101a', -7)
    await storeUnread(storage, url, { at: 1, status: 503 })
    const { lastAttempt } = await open().find(url)
    for (const found of [await open().rescore(id), await open().find(url)]) {
      expect(found.revision).toBe(revision)
      expect(found.lastAttempt).toEqual(lastAttempt)
    }
    expect((await open().history(id)).map(({ measured: isMeasured }) => isMeasured)).toEqual([true, false, true])
  })

  test('rescore leaves the report alone whose evidence was too large to keep', async () => {
    const { revision } = await open().save(await evidenceOf(url, { robots: noise(4 * 1024 * 1024) }))
    await storeUnread(storage, url, { at: 1, status: 503 })
    for (const key of await storage.keys(`report-evidence/${id}/${revision}`)) await storage.remove(key)
    expect((await open().rescore(id)).revision).toBe(revision)
  })

  test('the address that the earlier scan led to still finds it', async () => {
    const finalUrl = 'https://www.shop.example/'
    const { revision } = await open().save(await evidenceOf(url, { finalUrl }))
    await storeUnread(storage, url, { at: 1, status: 503 })
    expect((await open().find(finalUrl)).revision).toBe(revision)
  })
})
