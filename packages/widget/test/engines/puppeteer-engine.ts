import { connect, type KeyInput, launch, type Page } from 'puppeteer-core'
import { type EngineWindow, type Key, LIMIT_MS } from './engine.ts'

/** Firefox by WebDriver BiDi, Chromium by its own protocol. */
export async function puppeteerWindow(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  args: string[] = [],
): Promise<EngineWindow> {
  const running = await launch({
    browser,
    executablePath,
    args,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
  })
  let page: Page = await running.newPage()
  /** Puppeteer may lose the frame of a page that was drawn ahead when the browser shows it; who comes anew sees it. */
  async function findAgain(): Promise<void> {
    const again = await connect({ browserWSEndpoint: running.wsEndpoint() })
    page = (await again.pages()).find((each) => each.url().startsWith('http')) ?? page
  }
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LIMIT_MS })
    },
    evaluate: (action, given) =>
      page.evaluate(action, given as never).catch(async (error: unknown) => {
        if (browser === 'chrome' && /detached Frame/.test(String(error))) await findAgain()
        throw error
      }) as never,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(names[key])
    },
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    async renew() {
      const before = page
      page = await running.newPage()
      await before.close()
    },
    close: () => running.close(),
  }
}

const names: Record<Key, KeyInput> = { Enter: 'Enter', Escape: 'Escape', Space: 'Space', Tab: 'Tab' }
