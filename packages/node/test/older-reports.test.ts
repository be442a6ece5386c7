import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RULES_VERSION, reportId } from '@operable/core'
import { reportSchema } from '@operable/core/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readFixtureSite } from '../../core/test/fixture-site.ts'
import { runHere } from '../src/cli/testing/run-here.ts'
import { createReports, type ReportStore } from '../src/services/reports/create-reports.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'

// Reports that the last build without a version of its rules kept: the shop of core's fixtures, scanned twice, and the club once.
const DATA = fileURLToPath(new URL('./fixtures/data-before-rules/operable.db', import.meta.url))
const id = reportId('https://shop.example/')

let folder: string
let storage: ReturnType<typeof sqliteStorage>
let reports: ReportStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operable-older-'))
  copyFileSync(DATA, join(folder, 'operable.db'))
  storage = sqliteStorage(join(folder, 'operable.db'))
  reports = createReports({ storage })
})

afterEach(async () => {
  await storage.close?.()
  rmSync(folder, { recursive: true })
})

test('opens, and fits the schema of today', async () => {
  const { report } = await reports.byId(id)
  expect(report).not.toHaveProperty('rulesVersion')
  expect(reportSchema.parse(report)).toEqual(report)
  expect((await reports.history(id)).map(({ score, rulesVersion }) => [score, rulesVersion])).toEqual([
    [85, undefined],
    [85, undefined],
  ])
  expect(await reports.compare(id)).toMatchObject({ versionPart: 'none', scoreChange: 0, checks: [] })
})

test('is judged again: what the old evidence does not hold is not measured, and nothing is said to be the site’s', async () => {
  const { report } = await reports.rescore(id)
  expect(report.rulesVersion).toBe(RULES_VERSION)
  const open = report.scoreBreakdown.filter(({ measured }) => !measured).map(({ check }) => check)
  expect(open).toEqual(expect.arrayContaining(['heading-structure', 'pricing-intent', 'mcp-mention']))
  expect(await reports.compare(id)).toMatchObject({ versionPart: 'rescored', bySite: 0 })
})

test('a scan of the same pages afterwards is no change of the site', async () => {
  const { report } = await reports.save({ ...readFixtureSite('shop'), scannedAt: '2026-11-23T10:00:00.000Z' })
  const comparison = await reports.compare(id)
  expect(comparison).toMatchObject({ versionPart: 'rescored', bySite: 0, byScoringVersion: report.score - 85 })
  expect(comparison.checks.flatMap(({ causes }) => causes)).not.toContain('site')
  expect(comparison.sentence).toContain(`from the rules of ${RULES_VERSION}`)
})

test('on the command line', async () => {
  await storage.close?.()
  const run = (...args: string[]) => runHere([...args, 'https://shop.example/', '--data', join(folder, 'operable.db')])
  expect((await run('rescore')).stdout).toContain(`the rules of ${RULES_VERSION}`)
  expect((await run('history')).stdout).toContain(RULES_VERSION)
  expect((await run('rescore')).stdout).toContain('already')
})
