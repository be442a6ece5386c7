import { reportId } from '@operable/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { failsAt } from '../../../test/failing-storage.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createReports, type ReportStore } from './create-reports.ts'

const url = 'https://shop.example/'
const id = reportId(url)

let storage: Storage
let reports: ReportStore
let clock: number
const open = () => createReports({ storage, clock: () => clock })

beforeEach(() => {
  storage = memoryStorage()
  clock = 0
  reports = open()
})

describe('a store that fails', () => {
  const calls: [string, (store: ReportStore) => Promise<unknown>][] = [
    ['find', (store) => store.find(url)],
    ['find what is not there', (store) => store.find('https://new.example/')],
    ['byId', (store) => store.byId(id)],
    ['history', (store) => store.history(id)],
    ['compare', (store) => store.compare(id)],
    ['rescore', (store) => store.rescore(id)],
    ['recent', (store) => store.recent(5)],
    ['save', async (store) => store.save(await evidenceOf(url, { at: 5 }))],
  ]

  test.each(calls)('%s', async (_label, call) => {
    await reports.save(await evidenceOf(url))
    await storage.close?.()
    expect(await codeOf(call(open()))).toBe('storage_unavailable')
    clock = 5_000
    expect(await codeOf(call(reports))).toBe('storage_unavailable')
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['another shape', { format: 1 }],
    ['a later format', { format: 2 }],
    ['no report', { format: 1, url, finalUrl: url, json: 'AAAA', checksum: 1, history: [] }],
  ])(
    'a document that is %s is storage_unavailable, and a scan mends it unless a later version wrote it',
    async (label, value) => {
      await reports.save(await evidenceOf(url))
      await storage.write(`reports/${id}`, value as never)
      const store = open()
      const calls = [store.find(url), store.byId(id), store.history(id), store.recent(1)]
      expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['storage_unavailable']))
      const saved = await codeOf(store.save(await evidenceOf(url, { at: 1 })))
      expect(saved).toBe(label === 'a later format' ? 'storage_unavailable' : 'no error')
    },
  )

  test('one damaged byte of a report is noticed', async () => {
    await reports.save(await evidenceOf(url))
    const { value } = (await storage.read(`reports/${id}`)) as unknown as { value: { json: string } }
    const middle = Math.floor(value.json.length / 2)
    const json = value.json.slice(0, middle) + (value.json[middle] === 'A' ? 'B' : 'A') + value.json.slice(middle + 1)
    await storage.write(`reports/${id}`, { ...value, json })
    expect(await codeOf(open().find(url))).toBe('storage_unavailable')
  })

  test('a damaged report does not hide the others from the recent ones', async () => {
    await reports.save(await evidenceOf(url))
    await reports.save(await evidenceOf('https://other.example/', { at: 1 }))
    await storage.write(`reports/${id}`, null)
    expect((await open().recent(5)).map(({ url: address }) => address)).toEqual(['https://other.example/'])
  })
})

test('whatever step of a save fails, the report is the old one or the new one, whole', async () => {
  for (let failing = 1; ; failing++) {
    storage = memoryStorage()
    await open().save(await evidenceOf(url))
    const old = await open().find(url)
    const { failed, failingStorage } = failsAt(storage, failing)
    const broken = createReports({ storage: failingStorage })
    const code = await codeOf(broken.save(await evidenceOf(url, { at: 1 })))

    const store = open()
    const found = await store.find(url)
    const isNew = found.revision !== old.revision
    expect(found.json).toBe(JSON.stringify(found.report))
    expect(await store.history(id)).toHaveLength(isNew ? 2 : 1)
    expect((await store.recent(5)).map(({ scannedAt }) => scannedAt)).toEqual([found.report.scannedAt])
    expect((await store.rescore(id)).revision).toBe(found.revision)
    expect(code).toBe(isNew ? 'no error' : 'storage_unavailable')

    await store.save(await evidenceOf(url, { at: 2 }))
    expect((await store.recent(5)).map(({ url: address }) => address)).toEqual([url])
    if (!failed()) break
  }
})
