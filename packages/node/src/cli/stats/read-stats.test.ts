import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluate } from '@operable/core'
import { afterAll, expect, test } from 'vitest'
import { evidenceOf } from '../../../test/sample-evidence.ts'
import { failedRow, readFields, rowOf } from '../batch/row.ts'
import { runHere } from '../testing/run-here.ts'
import { readStats } from './read-stats.ts'

const folder = mkdtempSync(join(tmpdir(), 'operable-stats-'))
const file = join(folder, 'results.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

const good = evaluate(await evidenceOf('https://shop.de/', { robots: 'User-agent: *\nAllow: /\n' }))
const bad = evaluate(await evidenceOf('https://shop.example/', { body: '<html><title>x</title><p>Hello world.</p>' }))
const small = readFields('score,grade,language,checks')

const write = (...rows: unknown[]) =>
  writeFileSync(file, rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''))

const failed = (address: string, code: string) => failedRow(address, { code, detail: 'No.', at: new Date(0) })

test('shares by check, language and country domain, from whole and from small lines', async () => {
  const expected = {
    sites: 5,
    measured: 3,
    notMeasured: [{ code: 'site_blocked', sites: 2 }],
    unreadable: 0,
    medianScore: good.score,
    languages: [
      { language: 'en', sites: 2, medianScore: good.score },
      { language: 'unknown', sites: 1, medianScore: bad.score },
    ],
    countryDomains: [
      { domain: '.de', sites: 2, medianScore: good.score },
      { domain: 'generic', sites: 1, medianScore: bad.score },
    ],
  }
  const reports: [string, typeof good][] = [
    ['https://shop.de/', good],
    ['https://other.de/', good],
    ['https://shop.example/', bad],
  ]
  for (const fields of [undefined, small]) {
    write(
      ...reports.map(([address, report]) => rowOf(address, report, fields)),
      failed('https://a.example/', 'site_blocked'),
      failed('https://b.example/', 'site_blocked'),
    )
    const stats = await readStats(file)
    expect(stats).toMatchObject(expected)
    expect(stats.checks.map(({ check }) => check)).toEqual(good.scoreBreakdown.map(({ check }) => check))
    expect(stats.checks.find(({ check }) => check === 'robots-txt')).toEqual({
      check: 'robots-txt',
      title: 'robots.txt present',
      applies: 3,
      full: 2,
      partial: 0,
      none: 1,
      share: 0.667,
      notMeasured: 0,
    })
  }
})

test('what a line leaves out is not counted, and what is no line is told', async () => {
  write(
    { address: 'https://a.fr/' },
    { address: 'https://b.fr/', score: 'many', checks: 7, grade: null },
    '{"address":"https://c',
    'x',
  )
  expect(await readStats(file)).toEqual({
    sites: 2,
    measured: 2,
    notMeasured: [],
    unreadable: 2,
    medianScore: null,
    grades: [],
    checks: [],
    languages: [{ language: 'unknown', sites: 2, medianScore: null }],
    countryDomains: [{ domain: '.fr', sites: 2, medianScore: null }],
  })
})

test('names that somebody made up take no more than their share of memory', async () => {
  write(
    ...Array.from({ length: 5_000 }, (_, index) => ({
      address: 'https://a.fr/',
      language: `l${index}`,
      code: undefined,
    })),
  )
  const { languages } = await readStats(file)
  expect(languages).toHaveLength(2_001)
  expect(languages[0]).toMatchObject({ language: 'other', sites: 3_000 })
})

test('the command prints tables, and with --json the numbers', async () => {
  write(rowOf('https://shop.de/', good, small), failed('https://a.example/', 'site_blocked'))
  const { stdout } = await runHere(['stats', file])
  expect(stdout).toContain('2 sites: 1 measured, median score')
  for (const text of ['site_blocked  1      50.0 %', 'robots.txt present', '.de   1      100.0 %'])
    expect(stdout).toContain(text)
  expect(JSON.parse((await runHere(['stats', file, '--json'])).stdout)).toEqual(await readStats(file))
})

test.each([
  ['nothing there', join(folder, 'none.jsonl')],
  ['something else', import.meta.filename],
])('%s: 2', async (_, path) => {
  expect(await runHere(['stats', path])).toMatchObject({ code: 2, stdout: '' })
})
