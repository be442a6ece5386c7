import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checks } from '../../src/audit/registry.ts'
import { evaluate } from '../../src/report/evaluate.ts'
import { renderMarkdown } from '../../src/report/markdown/render-markdown.ts'
import { type SiteFailure, siteFailure } from '../../src/report/site-failure.ts'
import { reportSchema } from '../../src/schema/report.ts'
import type { Grade } from '../../src/standards/grade-bands.ts'
import { fixtureSites, readFixtureSite } from '../fixture-site.ts'
import { adviceBook, checksTable, sitesBook } from './tables.ts'

// Everything that the reports of the fixture sites say. After an intended change run `npm run golden`, and read the
// difference before you commit it.
const isUpdate = process.env['UPDATE_GOLDEN'] === '1'

/** What each fixture stands for; a new one needs a line here. */
const grades: Record<string, Grade> = {
  bakery: 'A',
  brochure: 'B',
  clinic: 'D',
  club: 'B',
  garage: 'D',
  newsletter: 'B',
  parked: 'F',
  shop: 'B',
  studio: 'B',
  webapp: 'C',
}

/** Those of which no page was read: they have no report. */
const failures: Record<string, SiteFailure['code']> = { closed: 'site_closed', walled: 'site_blocked' }

test.each(Object.entries(failures))('%s: %s', (name, code) => {
  const site = readFixtureSite(name)
  expect(() => evaluate(site)).toThrow(expect.objectContaining({ code, message: siteFailure(site)?.detail }))
})

const names = fixtureSites().filter((name) => !(name in failures))
const reports = new Map(names.map((name) => [name, evaluate(readFixtureSite(name))]))
const garage = reports.get('garage')!

/** Every member of every report is in one of the first three; the others show two reports as they are. */
const goldens: Record<string, string> = {
  'checks.golden.md': checksTable(reports),
  'advice.golden.md': adviceBook(reports),
  'sites.golden.yaml': sitesBook(reports),
  'garage.golden.json': `${JSON.stringify(garage, null, 2)}\n`,
  'garage.golden.md': renderMarkdown(garage),
  'webapp.golden.md': renderMarkdown(reports.get('webapp')!),
}

test.each(Object.entries(goldens))('%s is the golden one', (name, text) => {
  const path = join(import.meta.dirname, name)
  if (isUpdate) writeFileSync(path, text)
  expect(existsSync(path), `${path} is missing: see the comment at the top of golden.test.ts`).toBe(true)
  expect(text).toBe(readFileSync(path, 'utf8'))
})

describe.each([...reports])('%s', (name, report) => {
  test('the report fits its schema, and nothing in it is lost by JSON', () => {
    expect(reportSchema.parse(report)).toEqual(report)
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  test('it has the grade that it stands for', () => {
    expect(report.grade).toBe(grades[name])
  })

  test('what the report repeats of the registry is the same there', () => {
    const rows = report.scoreBreakdown.map(({ check, title, bucket, maxPoints }) => ({
      id: check,
      title,
      bucket,
      maxPoints,
    }))
    expect(rows).toEqual(checks.map(({ id, title, bucket, maxPoints }) => ({ id, title, bucket, maxPoints })))
    for (const { check, bucket, why, observed } of report.recommendations) {
      expect(checks.find(({ id }) => id === check)).toMatchObject({ bucket, why })
      expect(report.scoreBreakdown.find((entry) => entry.check === check)?.observed).toEqual(observed)
    }
  })
})

test('one site reaches 100', () => {
  expect(reports.get('bakery')?.score).toBe(100)
})

test('every grade is there', () => {
  expect(new Set(Object.values(grades))).toEqual(new Set(['A', 'B', 'C', 'D', 'F']))
})
