import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evenSample } from '../../../../scripts/lib/even-sample.mjs'
import { missingCorpus } from '../../../core/test/corpus.ts'
import { startBrowser, testBrowser } from '../../../node/test/browser.ts'
import { bundleRunner } from '../bundle-page.ts'
import { corpusPages } from './corpus-pages.ts'
import { endOf, isFalselyConfirmed, isFalselyRejected } from './ends.ts'
import { operatePage } from './operate-page.ts'
import type { Row } from './row.ts'

/** A few pages of each set; `npm run operate` runs the tools of all. */
const sample = evenSample(corpusPages(), 14, 5)
/** At the same time: most of a page is waiting. */
const TABS = 4

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
})
afterAll(() => browser.close())

describe.skipIf(missingCorpus('pages.jsonl'))('tools of real pages', () => {
  test('do what they say, and nothing else', { timeout: 600_000 }, async () => {
    const limits = { deadlineMs: 120_000, stepMs: 20_000, outcomeMs: 1000 }
    const options = { most: 2, compare: false, reachableOnly: true, runner: await bundleRunner(), limits }
    const rows: Row[] = []
    const queue = [...sample]
    const next = async (): Promise<void> => {
      const context = await browser.newContext({ offline: true, serviceWorkers: 'block' })
      for (let each = queue.shift(); each; each = queue.shift())
        rows.push(...(await operatePage(context, each.read(), options)))
    }
    await Promise.all(Array.from({ length: TABS }, next))
    const where = (is: (row: Row) => boolean): string[] =>
      rows.filter(is).map(({ page, selector }) => `${page} ${selector}`)
    expect(where(isFalselyConfirmed)).toEqual([])
    expect(where(isFalselyRejected)).toEqual([])
    const thanked = rows.filter(({ ours, answer }) => ours.submits > 0 && answer.kind === 'thanks')
    const confirmed = thanked.filter(({ ours }) => ours.status === 'confirmed')
    expect(confirmed.length / thanked.length).toBeGreaterThan(0.8)
    expect(where(({ ours }) => ours.submits > 1 || ours.trapped.length > 0 || ours.touched.length > 0)).toEqual([])
    expect(where(({ ours, isPersonSeen }) => isPersonSeen && ours.submits > 0)).toEqual([])
    const ends = rows.filter(({ isFormSeen }) => isFormSeen).map(endOf)
    expect(ends.length).toBeGreaterThan(15)
    expect(ends.filter((end) => end === 'failed').length / ends.length).toBeLessThanOrEqual(0.1)
  })
})
