import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../../src/report/evaluate.ts'
import { renderMarkdown } from '../../src/report/markdown/render-markdown.ts'
import { type SiteFailure, siteFailure } from '../../src/report/site-failure.ts'
import { reportSchema } from '../../src/schema/report.ts'
import type { Grade } from '../../src/standards/grade-bands.ts'
import { fixtureSites, goldenPath, readFixtureSite } from '../fixture-site.ts'

// Every fixture site has its whole report here, as JSON and as Markdown. After an intended change write them again, and
// read the difference before committing it:
//   UPDATE_GOLDEN=1 npx vitest run --config vitest.workspace.ts --project core packages/core/test/golden
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

describe.each(fixtureSites().filter((name) => !(name in failures)))('%s', (name) => {
  const report = evaluate(readFixtureSite(name))

  test.each([
    ['json', `${JSON.stringify(report, null, 2)}\n`],
    ['md', renderMarkdown(report)],
  ] as const)('the %s report is the golden one', (extension, text) => {
    const path = goldenPath(name, extension)
    if (isUpdate) writeFileSync(path, text)
    expect(existsSync(path), `${path} is missing: see the comment at the top of golden.test.ts`).toBe(true)
    expect(text).toBe(readFileSync(path, 'utf8'))
  })

  test('the report fits its schema, and nothing in it is lost by JSON', () => {
    expect(reportSchema.parse(report)).toEqual(report)
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  test('it has the grade that it stands for', () => {
    expect(report.grade).toBe(grades[name])
  })
})

test('one site reaches 100', () => {
  expect(evaluate(readFixtureSite('bakery')).score).toBe(100)
})

test('every grade is there', () => {
  expect(new Set(Object.values(grades))).toEqual(new Set(['A', 'B', 'C', 'D', 'F']))
})
