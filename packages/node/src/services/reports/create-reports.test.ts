import { compareReports, RULES_VERSION, renderMarkdown, reportId } from '@operable/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { countReads } from '../../../test/count-reads.ts'
import { makeOlder } from '../../../test/older-result.ts'
import { evidenceOf, noise } from '../../../test/sample-evidence.ts'
import type { Storage } from '../../contracts/storage.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { createReports, type ReportStore } from './create-reports.ts'

const url = 'https://shop.example/'
const id = reportId(url)

let storage: Storage
let reports: ReportStore
let clock: number

function open(options: { historyLimit?: number } = {}): ReportStore {
  return createReports({ storage, clock: () => clock, ...options })
}

beforeEach(() => {
  storage = memoryStorage()
  clock = 0
  reports = open()
})

describe('a saved report', () => {
  test('is found by every spelling of its address and by its id, in every presentation', async () => {
    const evidence = await evidenceOf(url)
    const { report, revision } = await reports.save(evidence)
    for (const spelling of [url, 'HTTPS://Shop.Example', 'https://shop.example:443/#top', 'https://shop.example./']) {
      expect((await open().find(spelling)).revision).toBe(revision)
    }
    const stored = await open().byId(id)
    expect(stored.report).toEqual(report)
    expect(stored.json).toBe(JSON.stringify(report))
    expect(stored.markdown).toBe(renderMarkdown(report))
    expect(Buffer.from(stored.jsonBytes).toString()).toBe(stored.json)
    expect(Buffer.from(stored.markdownBytes).toString()).toBe(stored.markdown)
    expect(stored.report).toBe(stored.report)
  })

  test('is found in one read of each of its documents, and from the second on in memory', async () => {
    await reports.save(await evidenceOf(url))
    const { reads, counted } = countReads(storage)
    const other = createReports({ storage: counted, clock: () => clock })
    await other.find(url)
    expect(reads.sort()).toEqual([`report-attempts/${id}`, `reports/${id}`])
    await other.find(url)
    expect(reads).toHaveLength(4)
    await other.find(url)
    await other.history(id)
    expect(reads).toHaveLength(4)
  })

  test('is read by whoever asks first after its scan, also after several, and then kept', async () => {
    const { reads, counted } = countReads(storage)
    const other = createReports({ storage: counted, clock: () => clock })
    for (const at of [0, 1, 2]) await other.save(await evidenceOf(url, { at }))
    reads.length = 0
    await other.find(url)
    expect(reads.sort()).toEqual([`report-attempts/${id}`, `reports/${id}`])
    await other.find(url)
    expect(reads).toHaveLength(2)
  })

  test('that many others were read after is kept when it was asked for twice, and only then', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `https://site-${n}.example/`)
    for (const address of [url, ...many]) await reports.save(await evidenceOf(address))
    const { reads, counted } = countReads(storage)
    const room = 3 * 8 * (await reports.find(url)).jsonBytes.byteLength
    const other = createReports({ storage: counted, clock: () => clock, cacheBytes: room })
    await other.find(url)
    const kept = await other.find(url)
    for (const address of many) await other.find(address)
    reads.length = 0
    expect(await other.find(url)).toBe(kept)
    expect(reads).toEqual([])
    await other.find(many[0] as string)
    expect(reads).toHaveLength(2)
  })

  test('by another process is seen after a second, and asked for once by all who wait', async () => {
    const first = await reports.save(await evidenceOf(url))
    const { reads, counted } = countReads(storage)
    const other = createReports({ storage: counted, clock: () => clock })
    await other.find(url)
    const seen = await other.find(url)
    reads.length = 0
    const second = await reports.save(await evidenceOf(url, { at: 1 }))
    expect((await other.find(url)).revision).toBe(first.revision)
    clock = 1_000
    const found = await Promise.all([other.find(url), other.find(url), other.byId(id)])
    expect(new Set(found.map(({ revision }) => revision))).toEqual(new Set([second.revision]))
    expect(reads).toHaveLength(2)
    clock = 2_000
    expect(await other.find(url)).toBe(found[0])
    expect(seen.revision).not.toBe(second.revision)
  })

  test('by this process is seen at once, whatever was being read', async () => {
    await reports.save(await evidenceOf(url))
    clock = 1_000
    const under = reports.find(url)
    const { revision } = await reports.save(await evidenceOf(url, { at: 1 }))
    await under
    expect((await reports.find(url)).revision).toBe(revision)
  })
})

describe('a rescan', () => {
  test('replaces the report under the same id and keeps the earlier result', async () => {
    const first = await reports.save(await evidenceOf(url))
    const second = await reports.save(await evidenceOf(url, { at: 1, body: '<p>Less.</p>' }))
    expect(second.report.id).toBe(first.report.id)
    expect((await reports.byId(id)).revision).toBe(second.revision)
    expect(await open().history(id)).toEqual(
      [second, first].map(
        ({ report: { scannedAt, score, grade, scoringVersion, operabilityVersion, rulesVersion } }) => ({
          scannedAt,
          score,
          grade,
          scoringVersion,
          operabilityVersion,
          rulesVersion,
          measured: true,
        }),
      ),
    )
    const comparison = await open().compare(id)
    expect(comparison).toEqual(compareReports(first.report, second.report))
    expect(comparison).toMatchObject({ versionPart: 'none', byScoringVersion: 0 })
  })

  test('the history is bounded, and nothing is kept beyond it', async () => {
    const bounded = open({ historyLimit: 3 })
    const saved = []
    for (let at = 0; at < 6; at++) saved.push(await bounded.save(await evidenceOf(url, { at })))
    const times = saved.map(({ report }) => report.scannedAt).reverse()
    expect((await bounded.history(id)).map(({ scannedAt }) => scannedAt)).toEqual(times.slice(0, 3))
    expect(await storage.keys('report-archive/')).toHaveLength(3)
    expect(await storage.keys('report-evidence/')).toHaveLength(3)
    expect(await storage.keys('report-recent/')).toHaveLength(1)
    expect((await bounded.compare(id, times[2])).before.scannedAt).toBe(times[2])
    expect(await codeOf(bounded.compare(id, times[3]))).toBe('no_report')
  })

  test('two at once: both are in the history, one is the latest', async () => {
    const others = [open(), open()]
    await Promise.all(others.map(async (store, at) => store.save(await evidenceOf(url, { at }))))
    const store = open()
    expect(await store.history(id)).toHaveLength(2)
    expect((await store.compare(id)).after.scannedAt).toBe((await store.byId(id)).report.scannedAt)
  })

  test('large evidence is kept for the latest result only, in documents of a bounded size', async () => {
    await reports.save(await evidenceOf(url, { robots: noise(4 * 1024 * 1024) }))
    const parts = await storage.keys('report-evidence/')
    expect(parts.length).toBeGreaterThan(1)
    for (const key of parts) {
      expect(JSON.stringify((await storage.read(key))?.value).length).toBeLessThan(2.1 * 1024 * 1024)
    }
    expect((await open().rescore(id)).revision).toBe((await reports.byId(id)).revision)
    await reports.save(await evidenceOf(url, { at: 1 }))
    expect(await storage.keys('report-evidence/')).toHaveLength(1)
  })
})

describe('a new scoring version', () => {
  test('rescore judges the evidence again; comparison tells its part from that of the site', async () => {
    const old = await reports.save(await evidenceOf(url))
    await makeOlder(storage, 'readiness-20250101a', -7)
    const store = open()
    const was = (await store.byId(id)).report
    expect(was.score).toBe(old.report.score - 7)

    const rescored = await store.rescore(id)
    expect(rescored.report).toEqual(old.report)
    expect((await store.history(id)).map(({ scoringVersion }) => scoringVersion)).toEqual([
      old.report.scoringVersion,
      'readiness-20250101a',
    ])
    expect(await store.compare(id)).toMatchObject({ byScoringVersion: 7, bySite: 0, versionPart: 'rescored' })

    const next = await store.save(await evidenceOf(url, { at: 1, body: '<p>Less.</p>' }))
    const { scannedAt } = was
    expect(await open().compare(id, scannedAt)).toMatchObject({ bySite: next.report.score - old.report.score })
  })

  test('new rules are told apart in the same way, and a result of before them has none', async () => {
    await reports.save(await evidenceOf(url))
    await makeOlder(storage, undefined, -7)
    const store = open()
    expect((await store.byId(id)).report).not.toHaveProperty('rulesVersion')
    await store.rescore(id)
    expect((await store.history(id)).map(({ rulesVersion }) => rulesVersion)).toEqual([RULES_VERSION, undefined])
    const comparison = await store.compare(id)
    expect(comparison).toMatchObject({ byScoringVersion: 7, bySite: 0, versionPart: 'rescored' })
    expect(comparison.sentence).toContain(`from the rules of ${RULES_VERSION}`)
  })

  test('without a change nothing is written', async () => {
    const { revision } = await reports.save(await evidenceOf(url))
    const { version } = (await storage.read(`reports/${id}`)) ?? {}
    expect((await reports.rescore(id)).revision).toBe(revision)
    expect((await storage.read(`reports/${id}`))?.version).toBe(version)
  })

  test('a scan that ended meanwhile is not undone', async () => {
    await reports.save(await evidenceOf(url))
    await makeOlder(storage, 'readiness-20250101a', -7)
    const other = open()
    await other.find(url)
    const { revision } = await open().save(await evidenceOf(url, { at: 1 }))
    expect((await other.rescore(id)).revision).toBe(revision)
    expect((await open().find(url)).revision).toBe(revision)
  })
})

test('the recent ones, newest first, each once', async () => {
  const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/']
  for (const [at, address] of urls.entries()) await reports.save(await evidenceOf(address, { at }))
  await reports.save(await evidenceOf('https://a.example/', { at: 9 }))
  expect((await open().recent(10)).map(({ url: address }) => address)).toEqual([urls[0], urls[2], urls[1]])
  expect(await open().recent(1)).toHaveLength(1)
  expect(await open().recent(0)).toEqual([])
  const [latest] = await reports.recent(1)
  const { report } = await reports.find('https://a.example/')
  expect(latest).toEqual({
    id: report.id,
    url: report.url,
    scannedAt: report.scannedAt,
    score: report.score,
    grade: report.grade,
  })
})

describe('what is not there', () => {
  test.each<[string, (reports: ReportStore) => Promise<unknown>, string]>([
    ['an address that was not scanned', (store) => store.find('https://new.example/'), 'no_report'],
    ['a bare domain that was not scanned', (store) => store.find('new.example'), 'no_report'],
    ['no address', (store) => store.find('shop'), 'invalid_url'],
    ['an unknown id', (store) => store.byId('0'.repeat(26)), 'no_report'],
    ['no id', (store) => store.byId('../secret'), 'no_report'],
    ['the history of nothing', (store) => store.history('0'.repeat(26)), 'no_report'],
    ['a comparison with nothing', (store) => store.compare(id), 'no_report'],
    ['a comparison with no such time', (store) => store.compare(id, '2020-01-01T00:00:00.000Z'), 'no_report'],
    ['a judgement of nothing', (store) => store.rescore('0'.repeat(26)), 'no_report'],
  ])('%s', async (_label, call, code) => {
    await reports.save(await evidenceOf(url))
    expect(await codeOf(call(reports))).toBe(code)
  })
})

test.each(['2026-11-21T12:35:45.288Z', '2026-11-21T12:35:45.289Z'])(
  'the recent ones know %s to the ms',
  async (scannedAt) => {
    await reports.save({ ...(await evidenceOf(url)), scannedAt })
    expect((await reports.recent(1)).map((entry) => entry.scannedAt)).toEqual([scannedAt])
  },
)
