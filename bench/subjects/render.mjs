// Arguments: an address, a number of turns. In each turn both ways show the page a few times in a row, each way in a
// browser of its own that is already running, each time in a new context, and read the document as it is then. Answers
// with the wall-clock ms of a page by turn: the load of a machine changes within seconds, so turns are compared.
import { createAddressPolicy, createBrowserFetcher, findBrowser } from '@operable/node'
import { chromium } from 'playwright-core'
import { amount } from '../lib/tiny.mjs'

const [, , url = '', turns = '5'] = process.argv
/** In a row, so that what a way does behind its answer (clean up, open the next page) falls into its own time. */
const PAGES = amount(5, 1)
/** The other way round in every second turn. */
const ORDER = /** @type {const} */ (['bare', 'ours'])
/** Characters of the finished document at least. */
const LEAST = 5000
const executablePath = findBrowser() ?? chromium.executablePath()
const ways = { bare: await bare(), ours: await ours() }
const ms = { bare: /** @type {number[]} */ ([]), ours: /** @type {number[]} */ ([]) }

// The first turn starts the browsers and fills their caches.
for (let turn = amount(0, 1); turn <= Number(turns); turn++) {
  for (const way of turn % 2 === 0 ? ORDER : ORDER.toReversed()) {
    const begun = performance.now()
    for (let page = 0; page < PAGES; page++) {
      const characters = await ways[way].show()
      if (characters < LEAST)
        throw new Error(`The page was read before it was there: ${way}, ${characters} characters.`)
    }
    if (turn > 0) ms[way].push((performance.now() - begun) / PAGES)
  }
}
await Promise.all([ways.bare.close(), ways.ours.close()])
process.stdout.write(`${JSON.stringify(ms)}\n`, () => process.exit())

/** The fetcher that an audit renders with: address rules on every request, and the wait for scripts to finish. */
async function ours() {
  const policy = createAddressPolicy({ allowPrivate: true })
  const fetch = await createBrowserFetcher({ policy, userAgent: 'OperableBench/1.0', executablePath })
  const show = async () => {
    const result = await fetch(url)
    if (!result.ok) throw new Error(`The page was not shown: ${result.failure}, ${result.detail}`)
    return (result.rendered ?? '').length
  }
  return { show, close: () => fetch.close() }
}

/** What one writes with Playwright alone: no rule on what the page reaches, and no wait after the load event. */
async function bare() {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
  const show = async () => {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'load' })
      return (await page.content()).length
    } finally {
      await context.close()
    }
  }
  return { show, close: () => browser.close() }
}
