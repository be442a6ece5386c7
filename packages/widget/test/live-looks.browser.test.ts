import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingCorpus, readCorpusText, readJsonLines } from '../../core/test/corpus.ts'
import { openFrozen } from '../../core/test/frozen-page.ts'
import { markElements } from '../../core/test/marks.ts'
import { sharedBrowser, testBrowser } from '../../node/test/browser.ts'
import { bundleRunner } from './bundle-page.ts'
import { looksInBrowser, looksInSource } from './live-looks.ts'

// A fingerprint is taken of the source and compared with the live document, so both have to see the same.

const PAGES = 50
const url = 'https://site.example/page'
const all = [...readJsonLines<{ page: string }>('pages.jsonl')].map(({ page }) => page)
const sample = all.filter((_, index) => index % Math.floor(all.length / PAGES) === 0).slice(0, PAGES)

describe.skipIf(missingCorpus('pages.jsonl'))('a real page looks the same in its source and in a browser', () => {
  let browser: Browser
  let tab: Page
  beforeAll(async () => {
    browser = await await sharedBrowser(await testBrowser())
    tab = await openFrozen(browser, url, '<!doctype html>')
    await tab.evaluate(await bundleRunner())
  })
  afterAll(() => tab?.context().close())

  test.each(sample)('%s', async (path) => {
    const marked = markElements(readCorpusText(path))
    expect(await looksInBrowser(tab, marked)).toEqual(looksInSource(marked, url))
  })
})
