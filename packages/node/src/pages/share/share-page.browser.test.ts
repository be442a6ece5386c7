import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBrowser, testBrowser } from '../../../test/browser.ts'
import { reportWithText } from '../../../test/hostile-report.ts'
import { sampleReport } from '../../cli/testing/sample-report.ts'
import { createPageContext } from '../document.ts'
import { renderSharePage } from './share-page.ts'

// https://www.w3.org/WAI/WCAG22/Understanding/reflow: 320 px are enough, whatever a site calls its things.

let browser: Browser

beforeAll(async () => {
  browser = await startBrowser(await testBrowser())
})

afterAll(() => browser?.close())

test.each([
  ['an ordinary site', sampleReport()],
  ['one long word everywhere', reportWithText('W'.repeat(90))],
])('a report of %s does not scroll to the side', async (_, report) => {
  const page = await browser.newPage()
  await page.setContent(renderSharePage(report, {}, createPageContext('https://audit.example')))
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
  await page.close()
})
