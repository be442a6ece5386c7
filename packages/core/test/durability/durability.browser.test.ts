import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evenSample } from '../../../../scripts/lib/even-sample.mjs'
import { startBrowser, testBrowser } from '../../../node/test/browser.ts'
import { missingCorpus, readJsonLines } from '../corpus.ts'
import { elementChanges, pageChanges } from './changes.ts'
import { measurePage, type Row } from './measure.ts'
import { shareOf } from './summary.ts'

/** A few pages of each set; `npm run durability` measures many. */
const pages = [...readJsonLines<{ page: string }>('pages.jsonl')].map(({ page }) => page)
const sample = evenSample(pages, 12, 3)

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
})
afterAll(() => browser.close())

describe.skipIf(missingCorpus('pages.jsonl'))('elements of real pages after a change', () => {
  test('selector and fingerprint find the same element, and never another one', { timeout: 300_000 }, async () => {
    const tab = await browser.newPage()
    const rows: Row[] = []
    for (const path of sample) {
      const result = await measurePage(tab, path, { most: 6, compare: false })
      if (!result) continue
      expect(result.unique.ours, path).toBe(result.elements)
      rows.push(...result.rows)
    }
    const shares = [...pageChanges, ...elementChanges].map((change) => ({
      change,
      ...shareOf(rows, change, 'together'),
    }))
    expect(rows.length).toBeGreaterThan(350)
    expect(shares.filter(({ wrong }) => wrong > 0)).toEqual([])
    // A changed text takes away what most buttons are known by: found are those whose selector an author named.
    expect(shares.filter(({ change, right }) => right < (change === 'text' ? 0.8 : 0.95))).toEqual([])
  })
})
