import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { Outcome } from '../../src/types.ts'
import type { AskingRow, OutcomeRow } from './kit.mjs'
import { type RowResult, toolOf } from './run-row.ts'
import { serveRow } from './server.mjs'

// Runs a row with the first widget, as pages have pinned it, so that both are seen on the same rows.

const files = Object.fromEntries(
  ['operable.js', 'operable-executor.js'].map((name) => [
    name,
    readFileSync(new URL(`../fixtures/widget-0/${name}`, import.meta.url), 'utf8'),
  ]),
)
/** Where the service seems to be. */
const SERVICE = '/first-widget'
/** The longest that a row may take as a whole, in ms. */
const ROW_MS = 45_000
/** A page that was left is read by the next one; so long that may take, in ms. */
const NEXT_PAGE_MS = 8000
const LOOK_MS = 100

interface FirstWidget {
  tools(): unknown[]
  run(name: string, input: unknown): Promise<Outcome>
  receipts(): Outcome[]
}

/** What the first widget says became of a row. A person is not there: the question stays open, and the row without a status. */
export async function runFirst(browser: Browser, row: OutcomeRow | AskingRow): Promise<RowResult> {
  const start = performance.now()
  const served = await serveRow(row)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const { origin } = new URL(served.url)
  const tool = { ...toolOf(row, false), pageUrl: new URL(row.start, origin).href }
  const list = JSON.stringify({ version: 1, websiteId: 'w1', url: `${origin}/`, tools: [tool] })
  await context.route(`**${SERVICE}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!
    const body = files[name] ?? (name === 'tools.json' ? list : undefined)
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'application/json'
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType })
  })
  await context.addInitScript((service) => {
    if (top !== window || location.protocol !== 'http:') return
    addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script')
      script.src = `${service}/operable.js`
      script.dataset.website = 'w1'
      document.head.append(script)
    })
  }, SERVICE)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  let outcome: Outcome | undefined
  try {
    await page.goto(served.url, { waitUntil: 'load' })
    await page.waitForFunction('globalThis.operable?.tools().length', undefined, { timeout: ROW_MS })
    await page.evaluate(
      ([name, input]) => {
        const { operable } = window as unknown as { operable: FirstWidget }
        void operable.run(name, input).then(
          (told) => Object.assign(window, { told }),
          () => {},
        )
      },
      [tool.name, row.input] as const,
    )
    outcome = await toldOn(page, start + ROW_MS)
  } finally {
    await context.close()
    await served.close()
  }
  const { id, family } = row
  const ms = Math.round(performance.now() - start)
  return { id, family, outcome, isAsked: false, reasons: [], received: served.received.length, ms }
}

/** What the run ended with, on its page or on the one that followed, which may tell more a little later. */
async function toldOn(page: Page, end: number): Promise<Outcome | undefined> {
  let last: Outcome | undefined
  let until = end
  while (performance.now() < until) {
    const { told, receipt } = await page
      .evaluate(() => {
        const { told, operable } = window as unknown as { told?: Outcome; operable?: FirstWidget }
        return { told, receipt: operable?.receipts().at(-1) }
      })
      .catch(() => ({ told: undefined, receipt: undefined }))
    if (told) return told
    if (receipt && !last) until = Math.min(end, performance.now() + NEXT_PAGE_MS)
    last = receipt ?? last
    if (last && last.status !== 'submitted_unverified') return last
    await page.waitForTimeout(LOOK_MS)
  }
  return last
}
