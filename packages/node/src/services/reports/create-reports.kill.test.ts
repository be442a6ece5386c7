import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { reportSchema } from '@operable/core/schema'
import { afterAll, expect, test, vi } from 'vitest'
import { roundsOf } from '../../../test/rounds.ts'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { bundleStorageWriter, spawnStorageWriter } from '../../../test/storage-process.ts'
import { sqliteStorage } from '../../storage/sqlite.ts'
import { createReports } from './create-reports.ts'

const ROUNDS = roundsOf(20, 6)

const url = 'https://shop.example/'
const folder = await mkdtemp(join(tmpdir(), 'operable-reports-'))
const bundle = await bundleStorageWriter(folder, 'report-writer')
const evidenceFile = join(folder, 'evidence.json')
await writeFile(evidenceFile, JSON.stringify(await evidenceOf(url)))

// Each round starts a process; only a fault takes that long.
vi.setConfig({ testTimeout: 600_000 })
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The number that the writer gave a scan. */
const numberOf = (scannedAt: string) => (Date.parse(scannedAt) - Date.parse('2026-01-01')) / 60_000

test(`kill -9 in the middle of storing, ${ROUNDS} times: the report is the old one or the new one, whole`, async () => {
  const path = join(folder, 'kill.db')
  let first = 0
  for (let round = 0; round < ROUNDS; round++) {
    const writer = spawnStorageWriter(bundle, [path, evidenceFile, String(first)])
    writer.start()
    await writer.acknowledged(1 + Math.floor(Math.random() * 3))
    await delay(Math.random() * 10)
    const stored = await writer.kill()
    expect(stored).toBeGreaterThan(0)

    const storage = sqliteStorage(path)
    const reports = createReports({ storage, historyLimit: 5 })
    const { report, json, revision } = await reports.find(url)
    const last = numberOf(report.scannedAt)
    // All that were acknowledged, and perhaps the one that was under way.
    expect([first + stored - 1, first + stored]).toContain(last)
    expect(reportSchema.parse(report)).toEqual(report)
    expect(json).toBe(JSON.stringify(report))
    const history = await reports.history(report.id)
    expect(history.map(({ scannedAt }) => numberOf(scannedAt))).toEqual(
      Array.from({ length: Math.min(5, last + 1) }, (_, index) => last - index),
    )
    for (const { scannedAt } of history.slice(1)) {
      expect((await reports.compare(report.id, scannedAt)).before.scannedAt).toBe(scannedAt)
    }
    expect((await reports.rescore(report.id)).revision).toBe(revision)
    expect((await reports.recent(10)).map(({ scannedAt }) => scannedAt)).toEqual([report.scannedAt])
    await storage.close?.()
    first = last + 1
  }
})
