import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evenSample } from '../../../../scripts/lib/even-sample.mjs'
import { startBrowser, testBrowser } from '../../../node/test/browser.ts'
import { bundlePageWidget } from '../bundle-page.ts'
import { sets } from './index.mjs'
import { type RowResult, runRow } from './run-row.ts'

/** Two rows of each family without an expectation, and another one with it; `npm run outcomes` runs all of them both ways. */
const families = [...Map.groupBy(sets.rows.outcomes, ({ family }) => family).values()]
const plain = families.flatMap((rows) => evenSample(rows, 2, 2))
const expecting = families.flatMap((rows) =>
  evenSample(
    rows.filter(({ expects }) => expects),
    1,
    5,
  ),
)
/** At the same time: most of a row is waiting. */
const TABS = 8
/** Slow rows answer within 3.5 s, in ms. */
const OUTCOME_MS = 4500

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
})
afterAll(() => browser?.close())

test('what the widget says is what the server knows', { timeout: 240_000 }, async () => {
  const widget = await bundlePageWidget()
  const queue = [
    ...plain.map((row) => ({ row, withExpects: false })),
    ...expecting.map((row) => ({ row, withExpects: true })),
  ]
  const ends: { result: RowResult; taken: boolean; withExpects: boolean }[] = []
  const next = async (): Promise<void> => {
    for (let each = queue.shift(); each; each = queue.shift()) {
      const { row, withExpects } = each
      const result = await runRow(browser, row, { widget, withExpects, outcomeMs: OUTCOME_MS, approves: true })
      ends.push({ result, taken: row.taken, withExpects })
    }
  }
  await Promise.all(Array.from({ length: TABS }, next))
  const where = (is: (end: (typeof ends)[number]) => boolean): string[] =>
    ends.filter(is).map(({ result }) => result.id)
  const status = ({ result }: (typeof ends)[number]): string | undefined => result.outcome?.status
  expect(where((end) => !end.taken && status(end) === 'confirmed')).toEqual([])
  expect(where((end) => end.taken && status(end) === 'rejected')).toEqual([])
  expect(where(({ result }) => result.received > 1)).toEqual([])
  expect(where(({ result }) => !result.outcome)).toEqual([])
  const isConfirmed = (withExpects: boolean): number => {
    const own = ends.filter((end) => end.taken && end.withExpects === withExpects)
    return own.filter((end) => status(end) === 'confirmed').length / own.length
  }
  expect(isConfirmed(false)).toBeGreaterThanOrEqual(0.65)
  expect(isConfirmed(true)).toBeGreaterThanOrEqual(0.97)
})
