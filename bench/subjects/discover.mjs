// Arguments: the address of an application, a number of turns. In each turn Playwright alone opens its routes one after
// the other in a browser that is running, each until it shows its heading, and a discovery finds the tools of the same
// site with a browser that is running as well. Answers with the wall-clock ms of each way by turn.
import { createAddressPolicy, createBrowserFetcher, createOperable, findBrowser, memoryStorage } from '@operable/node'
import { chromium } from 'playwright-core'
import { ROUTES } from '../lib/routed-site.mjs'
import { amount } from '../lib/tiny.mjs'

const [, , origin = '', turns = '3'] = process.argv
const ORDER = /** @type {const} */ (['bare', 'ours'])
const executablePath = findBrowser() ?? chromium.executablePath()
const ways = { bare: await bare(), ours: await ours() }
const ms = { bare: /** @type {number[]} */ ([]), ours: /** @type {number[]} */ ([]) }

// The first turn starts the browsers and fills their caches.
for (let turn = amount(0, 1); turn <= Number(turns); turn++) {
  for (const way of turn % 2 === 0 ? ORDER : ORDER.toReversed()) {
    const begun = performance.now()
    await ways[way].run()
    if (turn > 0) ms[way].push(performance.now() - begun)
  }
}
await Promise.all([ways.bare.close(), ways.ours.close()])
process.stdout.write(`${JSON.stringify(ms)}\n`, () => process.exit())

async function ours() {
  const policy = createAddressPolicy({ allowPrivate: true })
  const renderer = await createBrowserFetcher({ policy, userAgent: 'OperableBench/1.0', executablePath })
  const run = async () => {
    const operable = createOperable({ storage: memoryStorage(), allowPrivate: true, renderer })
    const { website } = await operable.websites.add(`${origin}/`)
    const { tools } = await operable.tools.discover(website.id)
    const pages = new Set(tools.map(({ pageUrl }) => pageUrl))
    if (pages.size < ROUTES.length - 1) throw new Error(`Only ${pages.size} routes gave a tool.`)
    await operable.close()
  }
  return { run, close: () => renderer.close() }
}

/** What one writes with Playwright alone: a new page for each route, and no rule on what it reaches. */
async function bare() {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
  const run = async () => {
    for (const route of ROUTES) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${origin}/${route}`, { waitUntil: 'load' })
      await page.waitForSelector('h1')
      await page.content()
      await context.close()
    }
  }
  return { run, close: () => browser.close() }
}
