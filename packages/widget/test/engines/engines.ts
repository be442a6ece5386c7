import { wholeBrowser } from '../../../node/test/browser.ts'
import type { Engine } from './engine.ts'
import { findFirefox, findWebKit } from './find-engines.ts'
import { puppeteerWindow } from './puppeteer-engine.ts'
import { webKitWindow } from './webkit-engine.ts'

export const chromium: Engine = {
  name: 'Chromium',
  launch: async () => puppeteerWindow('chrome', await wholeBrowser(), ['--no-sandbox', '--disable-gpu']),
}

export const firefox: Engine = {
  name: 'Firefox',
  launch: async () => puppeteerWindow('firefox', findFirefox() ?? missing('Firefox: install it, or set FIREFOX_PATH')),
}

export const webKit: Engine = {
  name: 'WebKitGTK',
  launch: async () => webKitWindow(findWebKit() ?? missing('WebKitGTK: install webkit2gtk-driver and xvfb')),
}

/** Such a test fails and says what to do, and is never skipped. */
function missing(what: string): never {
  throw new Error(`There is no ${what}.`)
}
