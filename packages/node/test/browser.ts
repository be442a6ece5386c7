import { findBrowser } from '../src/fetch/find-browser.ts'

/**
 * Path of the browser that the real-browser tests run in. Throws when there is none: such a test fails and says what to
 * do, and is never skipped.
 */
export async function testBrowser(): Promise<string> {
  const found = findBrowser()
  if (found) return found
  const { chromium } = await import('playwright-core')
  const { existsSync } = await import('node:fs')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new Error('No Chromium, Chrome or Edge was found: install one, or set CHROMIUM_PATH to its path.')
}
