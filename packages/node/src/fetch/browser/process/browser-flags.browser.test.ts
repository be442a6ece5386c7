import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBrowser } from '../../../../test/browser.ts'
import { browserFlags } from './browser-flags.ts'

let browser: Browser

beforeAll(async () => {
  // The browser tells its command line only with the second.
  const args = ['--no-sandbox', '--enable-automation', ...browserFlags]
  browser = await chromium.launch({ executablePath: await wholeBrowser(), args })
})
afterAll(() => browser?.close())

test('what Playwright switches off stays off', async () => {
  const session = await browser.newBrowserCDPSession()
  const { arguments: words } = await session.send('Browser.getBrowserCommandLine')
  const lists = words
    .filter((word) => word.startsWith('--disable-features='))
    .map((word) => word.split(/[=,]/).slice(1))
  expect(lists).toHaveLength(2)
  expect(lists[1]).toEqual(expect.arrayContaining(lists[0]!))
})

test('a page has no page of the browser beside it', async () => {
  const session = await browser.newBrowserCDPSession()
  await browser.newPage()
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
  expect(targetInfos.map(({ type }) => type).sort()).toEqual(['page', 'tab'])
})

test('nor a process for the next one', async () => {
  const session = await browser.newBrowserCDPSession()
  const page = await browser.newPage()
  await page.goto('data:text/html,<title>Here</title>')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = browser.contexts().flatMap((context) => context.pages())
  expect(processInfo.filter(({ type }) => type === 'renderer').length).toBeLessThanOrEqual(pages.length)
})
