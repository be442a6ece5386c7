import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportSchema } from '@operable/core/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOlder } from '../../test/older-result.ts'
import { evidenceOf } from '../../test/sample-evidence.ts'
import { pageOf } from '../../test/test-site.ts'
import { storeUnread } from '../../test/unread-result.ts'
import { createReports } from '../services/reports/create-reports.ts'
import { sqliteStorage } from '../storage/sqlite.ts'
import { runHere } from './testing/run-here.ts'

const url = 'https://shop.example/'
let folder: string
let data: string
let files = 0
const run = (...args: string[]) => runHere([...args, '--data', data])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operable-stored-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => {
  files += 1
  data = join(folder, `${files}.db`)
})

/** Stores a scan for each page, a minute apart; the last one is the latest. */
async function store(pages: readonly string[], change?: (storage: ReturnType<typeof sqliteStorage>) => Promise<void>) {
  const storage = sqliteStorage(data)
  const reports = createReports({ storage })
  for (const [at, body] of pages.entries()) await reports.save(await evidenceOf(url, { at, body }))
  await change?.(storage)
  await storage.close?.()
}

describe('operable report', () => {
  test('prints the kept report for people and programs', async () => {
    await store([pageOf('bicycles')])
    const text = await run('report', 'shop.example')
    expect([text.code, text.stderr]).toEqual([0, ''])
    expect(text.stdout).toContain('of 100')
    const json = await run('report', 'HTTPS://Shop.Example/#top', '--json')
    expect(reportSchema.parse(JSON.parse(json.stdout)).url).toBe(url)
    expect((await run('report', url, '--markdown')).stdout).toMatch(/^# /)
  })

  test.each([true, false])('without a report it says which command makes one (data file: %s)', async (exists) => {
    if (exists) await store([pageOf('bicycles')])
    const { code, stdout, stderr } = await run('report', 'new.example')
    expect([code, stdout]).toEqual([4, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(`To make one, run "npx @operable/node audit new.example --data ${data} --save".`)
  })

  test('a damaged file is no missing report', async () => {
    await store([pageOf('bicycles')], async (storage) => {
      const [key = ''] = await storage.keys('reports/')
      await storage.write(key, { format: 1 })
    })
    expect(await run('report', url)).toMatchObject({ code: 69, stdout: '' })
  })

  test('no address is bad usage', async () => {
    expect(await run('report', 'http://')).toMatchObject({ code: 2, stdout: '' })
  })
})

describe('operable history', () => {
  test('newest first, with the change', async () => {
    await store([pageOf('bicycles'), '<p>Less.</p>'])
    const { code, stdout } = await run('history', 'shop.example')
    const [head, latest, first, ...rest] = stdout.trim().split('\n')
    expect([code, rest]).toEqual([0, []])
    expect(head).toMatch(/^Scanned +Score +Grade +Change/)
    expect(latest).toMatch(/^2026-11-21 10:01 UTC .* -\d+ /)
    expect(first).toMatch(/^2026-11-21 10:00 UTC/)
    const entries = JSON.parse((await run('history', url, '--json')).stdout) as { scannedAt: string }[]
    expect(entries.map(({ scannedAt }) => scannedAt)).toEqual(['2026-11-21T10:01:00.000Z', '2026-11-21T10:00:00.000Z'])
  })
})

describe('a result of an earlier version that rests on no page', () => {
  beforeEach(() =>
    store([pageOf('bicycles'), '<p>Less.</p>'], async (storage) => {
      await storeUnread(storage, url, { at: 2, status: 404 })
      await createReports({ storage }).save(await evidenceOf(url, { at: 3, body: pageOf('bicycles') }))
      await storeUnread(storage, url, { at: 4, status: 503 })
    }),
  )

  test('is marked in the history, and no change is reckoned with it', async () => {
    const [, ...rows] = (await run('history', url)).stdout.trim().split('\n')
    expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual([
      expect.stringMatching(/^2026-11-21 10:04 UTC – – no page was read readiness/),
      expect.stringMatching(/^2026-11-21 10:03 UTC \d+ \w \+\d+ ━/),
      expect.stringMatching(/^2026-11-21 10:02 UTC – – no page was read readiness/),
      expect.stringMatching(/^2026-11-21 10:01 UTC \d+ \w -\d+ ━/),
      expect.stringMatching(/^2026-11-21 10:00 UTC/),
    ])
    const entries = JSON.parse((await run('history', url, '--json')).stdout) as { measured: boolean }[]
    expect(entries.map(({ measured }) => measured)).toEqual([false, true, false, true, true])
  })

  test('is not compared with', async () => {
    expect((await run('compare', url)).stdout).toContain('2026-11-21 10:01 UTC  to  2026-11-21 10:03 UTC')
    for (const time of ['2026-11-21 10:02', '2026-11-21 10:04']) {
      const { code, stderr } = await run('compare', url, '--with', time)
      expect([code, stderr]).toEqual([4, expect.stringContaining(`There is no earlier result from ${time}.`)])
    }
  })

  test('is not printed as the report', async () => {
    expect(JSON.parse((await run('report', url, '--json')).stdout)).toMatchObject({
      scannedAt: '2026-11-21T10:03:00.000Z',
    })
  })
})

describe('operable compare', () => {
  test('with the result before, or one by its time', async () => {
    await store([pageOf('bicycles'), pageOf('bicycles'), '<p>Less.</p>'])
    const { code, stdout } = await run('compare', 'shop.example')
    expect(code).toBe(0)
    expect(stdout).toContain('2026-11-21 10:01 UTC  to  2026-11-21 10:02 UTC')
    expect(stdout).toMatch(/The score fell from \d+/)
    expect(stdout).toMatch(/^↓ .*\d → .*\d/m)
    expect((await run('compare', url, '--with', '2026-11-21 10:00')).stdout).toContain('2026-11-21 10:00 UTC  to')
    expect(JSON.parse((await run('compare', url, '--json')).stdout)).toMatchObject({ versionPart: 'none' })
  })

  test.each([
    [
      'shop.example',
      [],
      'There is only one saved result. To list the saved results, run "npx @operable/node history shop.example',
    ],
    ['shop.example', ['--with', '2020'], 'There is no earlier result from 2020.'],
    ['new.example', [], 'has no report of https://new.example/.'],
  ])('%s %j: nothing to compare with', async (site, more, sentence) => {
    await store([pageOf('bicycles')])
    const { code, stderr } = await run('compare', site, ...more)
    expect(code).toBe(4)
    expect(stderr).toContain(sentence)
  })
})

describe('operable rescore', () => {
  test('judges the kept evidence again and says what the new version did', async () => {
    await store([pageOf('bicycles')], (storage) => makeOlder(storage, 'readiness-20250101a', -7))
    const { code, stdout } = await run('rescore', 'shop.example')
    expect(code).toBe(0)
    expect(stdout).toContain('Due to the site: 0. Due to scoring version')
    expect(stdout).toContain('+7')
    expect((await run('rescore', 'shop.example')).stdout).toContain('already uses this version')
    expect((await run('history', url)).stdout.trim().split('\n')).toHaveLength(3)
    expect(reportSchema.parse(JSON.parse((await run('rescore', url, '--json')).stdout)).url).toBe(url)
  })
})
