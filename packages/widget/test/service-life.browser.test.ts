import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SitePage } from '../../node/test/loopback-site.ts'
import type { Widget } from '../src/types.ts'
import { bundleParts, bundleWidget } from './bundle-page.ts'
import { isKept, namesOn, run, tag, toolNamed, type WidgetSite, whenReady, widgetSite } from './widget-site.ts'

// A service that is slow, or gone, does no harm to the page that its script is on.

const form = `<form id="contact"><label>Email <input name="email"></label><button>Send</button></form><script>
  addEventListener('submit', (event) => {
    event.preventDefault()
    fetch('/taken', { method: 'POST' })
    event.target.insertAdjacentHTML('afterend', '<p role="status">Thank you!</p>')
  })</script>`
const page = (head: string): string =>
  `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${form}</body></html>`

const script =
  (text: () => Promise<string>): SitePage =>
  (_, outgoing) =>
    void text().then((body) => outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(body))

let site: WidgetSite
beforeAll(async () => {
  site = await widgetSite({
    pages: {
      '/': page(tag('SERVICE', 'data-poll="200"')),
      '/often': page(tag('SERVICE', 'data-poll="100"')),
      '/rarely': page(tag('SERVICE', 'data-poll="3000000000"')),
      '/gone': page(tag('SERVICE', 'data-poll="200" data-server="http://127.0.0.1:9"')),
      '/wrong': page(tag('SERVICE', 'data-server="no address"')),
      '/own': page(tag('', 'data-server="SERVICE/"')),
      '/operable.js': script(bundleWidget),
      ...Object.fromEntries(
        (['executor', 'deeds', 'involved'] as const).map((part) => [
          `/operable-${part}.js`,
          script(async () => (await bundleParts())[part]),
        ]),
      ),
    },
  })
})
afterAll(() => site?.close())
beforeEach(() => {
  site.tools = [toolNamed('contactSales', { selector: '#contact' })]
  site.held = undefined
})

const answer = { status: 'confirmed' }

describe('a service that does not answer', () => {
  /** The list is only answered once this is called. */
  function hold(): () => void {
    let release = (): void => {}
    site.held = new Promise<void>((resolve) => {
      release = resolve
    })
    return release
  }

  test('the page loads and works meanwhile, and the tools come when the list does', async () => {
    const release = hold()
    const context = await site.browser.newContext() // nothing is cached
    const opened = await context.newPage()
    await opened.goto(`${site.origin}/`, { waitUntil: 'load' })
    await opened.fill('[name=email]', 'ada@shop.example')
    await opened.click('button')
    await opened.getByRole('status').waitFor()
    expect(await namesOn(opened)).toEqual([])
    release()
    await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
    await context.close()
  })

  test('the tools of the last visit are there at once, and run', async () => {
    const first = await site.open('/')
    await whenReady(first)
    await expect.poll(() => isKept(first), { timeout: 30_000 }).toBe(true)
    await first.close()
    const release = hold()
    const opened = await site.open('/')
    await whenReady(opened)
    expect(await namesOn(opened)).toEqual(['contactSales'])
    expect(await run(opened, 'contactSales', { email: 'ada@shop.example' })).toMatchObject(answer)
    release()
    await opened.close()
  })
})

/** What the page reports, but for what the browser itself says of a request that failed. */
function reportsOf(opened: Page): string[] {
  const reports: string[] = []
  opened.on('pageerror', (error) => reports.push(error.message))
  opened.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) reports.push(message.text())
  })
  return reports
}

test('a service that is gone from the start: no tools, nothing thrown, nothing said', async () => {
  const opened = await site.context.newPage()
  const reports = reportsOf(opened)
  let failed = 0
  opened.on('requestfailed', () => failed++)
  await opened.goto(`${site.origin}/gone`)
  await whenReady(opened)
  await expect.poll(() => failed, { timeout: 30_000 }).toBeGreaterThan(2)
  expect(await namesOn(opened)).toEqual([])
  expect(await run(opened, 'contactSales')).toMatchObject({ status: 'failed', error: { code: 'unknown_tool' } })
  expect(reports).toEqual([])
  await opened.close()
})

test('a list that is to be looked at every month is asked for once', async () => {
  const opened = await site.open('/rarely')
  await whenReady(opened)
  const before = site.asked
  await opened.waitForTimeout(500) // a timer that overflows ends at once, hundreds of times
  expect(site.asked - before).toBeLessThan(3)
  await opened.close()
})

test('a service that does not know the website (any more) is asked ever less often', async () => {
  site.failing = { status: 404, body: '' }
  const opened = await site.open('/often')
  await whenReady(opened)
  const before = site.asked
  await opened.waitForTimeout(2000) // 20 requests, one for each look
  expect(site.asked - before).toBeLessThan(10)
  expect(await namesOn(opened)).toEqual([])
  site.failing = undefined
  await opened.close()
})

test('an address of a service that is none: one warning', async () => {
  const opened = await site.context.newPage()
  const reports = reportsOf(opened)
  await opened.goto(`${site.origin}/wrong`, { waitUntil: 'load' })
  await expect.poll(() => reports, { timeout: 30_000 }).toHaveLength(1)
  expect(reports[0]).toMatch(/^Operable could not start\./)
  expect(await opened.evaluate(() => 'operable' in window)).toBe(false)
  await opened.close()
})

test('a script of the site itself, and the service at another origin', async () => {
  site.tools = [toolNamed('contactSales', { selector: '#contact', pageUrl: '/own' })]
  const opened = await site.open('/own')
  await whenReady(opened)
  await expect.poll(() => namesOn(opened), { timeout: 30_000 }).toEqual(['contactSales'])
  const running = opened.evaluate(() =>
    (window as unknown as { operable: Widget }).operable.run('contactSales', { email: 'ada@shop.example' }),
  )
  expect(await running).toMatchObject(answer)
  await opened.close()
})
