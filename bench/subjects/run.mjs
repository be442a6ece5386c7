// Arguments: turns, calls. In each turn every way sends the same plain form once, in a browser that runs already, each
// time in a new context: by hand in Playwright, once as a careful test does and once without waiting for anything, with the tool on a page of Playwright's, and with the tool in a browser of
// ours. Answers with the wall-clock ms of each by turn, and with the memory of this process over many calls in a row.
import { findBrowser, openSite } from '@operable/node'
import { runTool } from '@operable/node/playwright'
import { chromium } from 'playwright-core'
import { startFormSite } from '../lib/form-site.mjs'
import { amount } from '../lib/tiny.mjs'

const [, , turns = '5', calls = '100'] = process.argv
const WAYS = /** @type {const} */ (['hand', 'hasty', 'page', 'site'])
const LOAD_MS = 10_000
const executablePath = findBrowser() ?? chromium.executablePath()
const form = await startFormSite()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const site = await openSite(form.url, { allowPrivate: true, maxPages: 1, send: true })
const [tool] = await site.tools()
if (!tool) throw new Error('The form is no tool.')

let number = 0
const values = () => ({ name: 'Ann Baker', email: `ann${number++}@example.com` })

/**
 * @param {(page: import('playwright-core').Page) => Promise<void>} work
 * @param {'networkidle' | 'load'} waitUntil
 */
async function onPage(work, waitUntil = 'networkidle') {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(form.url, { waitUntil, timeout: LOAD_MS })
  await work(page)
  await context.close()
}

/** @param {import('playwright-core').Page} page */
async function send(page) {
  const { name, email } = values()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('You are subscribed').waitFor()
}

/** The same steps: the page is quiet, the form is filled in and sent, the page that follows says thanks and is quiet. */
const hand = () =>
  onPage(async (page) => {
    await send(page)
    await page.waitForLoadState('networkidle')
  })
const hasty = () => onPage(send, 'load')
const byPage = () => onPage(async (page) => requireConfirmed(await runTool(page, tool.name, values())))
const bySite = async () => requireConfirmed(await site.run(tool, values()))

/** @param {{ status: string }} outcome */
function requireConfirmed({ status }) {
  if (status !== 'confirmed') throw new Error(`The call ended as ${status}.`)
}

const ways = { hand, hasty, page: byPage, site: bySite }
const ms = {
  hand: /** @type {number[]} */ ([]),
  hasty: /** @type {number[]} */ ([]),
  page: /** @type {number[]} */ ([]),
  site: /** @type {number[]} */ ([]),
}
// The first turn fills caches.
for (let turn = amount(0, 1); turn <= Number(turns); turn++) {
  for (const way of turn % 2 === 0 ? WAYS : WAYS.toReversed()) {
    const begun = performance.now()
    await ways[way]()
    if (turn > 0) ms[way].push(performance.now() - begun)
  }
}

const memory = /** @type {number[]} */ ([])
for (let call = 0; call <= Number(calls); call++) {
  await bySite()
  if (call % 10 !== 0) continue
  globalThis.gc?.()
  memory.push(process.memoryUsage().rss / 1024 ** 2)
}
const sent = form.arrived()
await site.close()
await browser.close()
form.stop()
process.stdout.write(`${JSON.stringify({ ...ms, memory, sent, called: number })}\n`, () => process.exit())
