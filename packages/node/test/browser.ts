import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { disabledFeatures } from '../src/fetch/browser/process/browser-flags.ts'
import { findBrowser } from '../src/fetch/browser/process/find-browser.ts'

/**
 * Path of the browser for tests that look into pages: Chromium's headless shell where `HEADLESS_SHELL_PATH` names one,
 * else the whole browser. The shell is the same engine without the windows around it, at a third of the processor time;
 * Playwright's own default.
 */
export async function testBrowser(): Promise<string> {
  return process.env['HEADLESS_SHELL_PATH'] || wholeBrowser()
}

/** What every browser of a test is started with. */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join()}`,
]
/** Pages of the shell share a process: one of its own for each page, with its code compiled anew, takes two thirds more. */
const SHELL_ARGS = [...browserArgs, '--renderer-process-limit=1']

const shared = new Map<string, Promise<Browser>>()

/**
 * The browser of this test worker, which ends with it: starting one takes longer than most tests. Open contexts of your
 * own and close those; a test that needs other arguments or ends its browser starts one itself.
 */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  const running = await shared.get(executablePath)
  if (running?.isConnected()) return running
  const started = startBrowser(executablePath)
  shared.set(executablePath, started)
  return started
}

/** A browser of a test's own, which ends it. */
export function startBrowser(executablePath: string): Promise<Browser> {
  const isShell = executablePath === process.env['HEADLESS_SHELL_PATH']
  return chromium.launch({ executablePath, args: isShell ? SHELL_ARGS : [...browserArgs] })
}

/**
 * A context for many pages. An empty page stays in it and keeps the renderer process of the headless shell, which would end
 * with the last page, and be started anew for the next one.
 */
export async function contextOfPages(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  // Only what hangs meets it, and before the test's own limit: so the message says what was waited for.
  context.setDefaultTimeout(100_000)
  await context.newPage()
  return context
}

/** A page that is closed while it is on its way to another one may keep its browser busy for a minute: nobody waits for that. */
export function closedInTime(page: Page): Page {
  const close = page.close.bind(page)
  page.close = (options) => Promise.race([close(options), new Promise<void>((done) => setTimeout(done, 5_000).unref())])
  return page
}

/**
 * Path of a browser as people have it, for what the shell lacks or does otherwise: the back/forward cache, popovers and
 * dialogs above each other, WebMCP, connections that break. Throws when there is none: such a test fails and says what to
 * do, and is never skipped.
 */
export async function wholeBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium, Chrome or Edge was found: install one, or set CHROMIUM_PATH to its path.')
}

/**
 * Waits until something is so in a page that stays: if it leaves, this rejects. Playwright's `waitForFunction` puts a third of a megabyte of script into each page first,
 * which takes a quarter of the processor time of a page with the widget.
 */
export function untilSo(page: Page, isSo: () => unknown): Promise<void> {
  return page.evaluate(
    `(async () => { while (!(${isSo})()) await new Promise((done) => setTimeout(done, 10)) })()`,
  ) as Promise<void>
}
